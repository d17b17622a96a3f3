// Addresses within the page. A server answers every one of them; a plain static folder has only index.html, so there they stand behind a "#".

/* Set by vite.config.ts. */
declare const __STATIC__: boolean;
declare const __OFFLINE__: boolean;
export const isStatic = typeof __STATIC__ !== 'undefined' && __STATIC__;
export const hasOffline = typeof __OFFLINE__ !== 'undefined' && __OFFLINE__;

const whole = (): string => (isStatic ? location.hash.slice(1) || '/' : location.pathname + location.search);

export const path = (): string => whole().split('?')[0]!;
export const query = (): URLSearchParams => new URLSearchParams(whole().split('?')[1] ?? '');

/* What stands in a link. */
export const to = (address: string): string => (isStatic ? '#' + address : address);
/* ... and what a link says. */
export const addressOf = (a: HTMLAnchorElement): string => (isStatic ? a.hash.slice(1) || '/' : a.pathname + a.search);

export function navigate(address: string): void {
    if (address.split('?')[0] !== path()) scrollTo(0, 0); /* another page begins at its top */
    if (address !== whole()) history.pushState(null, '', to(address));
    dispatchEvent(new Event('hypercone-go'));
}
export const replaceAddress = (address: string): void => history.replaceState(null, '', to(address));

/* Games of this browser are told from those of a server by their names. */
export const isOfflineRoom = (room: string): boolean => room.startsWith('offline-');
export const isOfflineAddress = (): boolean => /^\/(room|replay)\/offline-/.test(path());
