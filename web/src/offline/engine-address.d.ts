// The module that vite.config.ts makes up: where the offline engine is.
declare module 'virtual:offline-engine' {
    const address: string;
    export default address;
}
