-- The database of a server of rules 5, form 2: a small running game, one of the modern edition, a finished one, one that
-- today's rules lead elsewhere, and a room that waits. Made by that version itself; tests/server/older_test.py opens it.
CREATE TABLE room(id text primary key, state integer not null, host integer not null, rules integer not null, created integer not null, touched integer not null, settings text not null) strict, without rowid;
CREATE TABLE seat(room text not null references room(id) on delete cascade, seat integer not null, player integer not null, token blob, name text not null, bot text not null, primary key(room, seat)) strict, without rowid;
CREATE TABLE answer(room text not null references room(id) on delete cascade, number integer not null, seat integer not null, choice integer not null, sum integer not null, primary key(room, number)) strict, without rowid;
CREATE TABLE asking(room text not null references room(id) on delete cascade, seat integer not null, sheet text not null, mode integer not null, primary key(room, seat, sheet)) strict, without rowid;
CREATE TABLE line(room text not null references room(id) on delete cascade, number integer not null, seat integer not null, sender text not null, talk integer not null, at integer not null, text text not null, primary key(room, number)) strict, without rowid;
CREATE INDEX room_by_state on room(state);
CREATE TABLE clock(room text not null references room(id) on delete cascade, seat integer not null, number integer not null, since integer not null, primary key(room, seat)) strict, without rowid;
insert into room values
  ('iewm7876t5zi',1,0,5,1794865953,1794865953,'{"edition":"avalon-hill","players":3,"variants":[],"alert":null,"seats":[{"alien":null},{"alien":null},{"alien":null}],"clock":"off","deal_seconds":0,"silence_seconds":0,"listed":false,"talk":false,"spectators":true,"seed_given":true,"seed":"0x0000000000000003"}');
insert into room values
  ('6qaemihp9u8f',1,0,5,1794865954,1794865954,'{"edition":"ffg","players":3,"variants":[],"alert":null,"seats":[{"alien":null},{"alien":null},{"alien":null}],"clock":"off","deal_seconds":0,"silence_seconds":0,"listed":false,"talk":false,"spectators":true,"seed_given":true,"seed":"0x0000000000000002"}');
insert into room values
  ('v3hz2p2c33ab',2,0,5,1794865952,1794865953,'{"edition":"avalon-hill","players":3,"variants":[],"alert":null,"seats":[{"alien":null},{"alien":null},{"alien":null}],"clock":"off","deal_seconds":0,"silence_seconds":0,"listed":false,"talk":false,"spectators":true,"seed_given":true,"seed":"0x0000000000000001"}');
insert into room values
  ('56mtn2b5xxid',1,0,5,1794865956,1794865956,'{"edition":"ffg","players":3,"variants":[],"alert":null,"seats":[{"alien":null},{"alien":null},{"alien":null}],"clock":"off","deal_seconds":0,"silence_seconds":0,"listed":false,"talk":false,"spectators":true,"seed_given":true,"seed":"0x000000000000000e"}');
insert into room values
  ('j53dbrdp3cwk',0,0,5,1794865958,1794865958,'{"edition":"ffg","players":3,"variants":[],"alert":null,"seats":[{"alien":null},{"alien":null},{"alien":null}],"clock":"off","deal_seconds":0,"silence_seconds":0,"listed":false,"talk":false,"spectators":true,"seed_given":false,"seed":"0x20d7656cf466fd3c"}');
insert into seat values
  ('iewm7876t5zi',0,1,x'4774e81923bd89be548e942918f01a034aee5f6fc3eadeb94493586dd0ce2d92','Ada','steady'),
  ('iewm7876t5zi',1,2,null,'Bruno','steady'), ('iewm7876t5zi',2,2,null,'Chen','steady');
insert into seat values
  ('6qaemihp9u8f',0,1,x'1d240304c7b1b5d9efb63613f698465383cbba0b45314c296be6bef1d19da43a','Ada','steady'),
  ('6qaemihp9u8f',1,2,null,'Bruno','steady'), ('6qaemihp9u8f',2,2,null,'Chen','steady');
insert into seat values
  ('v3hz2p2c33ab',0,1,x'59c1479ea0e0c63c1837ab62cd90a7d300d71ef53ae00c4fa085ab1259679868','Ada','steady'),
  ('v3hz2p2c33ab',1,2,null,'Bruno','steady'), ('v3hz2p2c33ab',2,2,null,'Chen','steady');
insert into seat values
  ('56mtn2b5xxid',0,1,x'012ee19fa5708bd2771a38e4e2e5e34cd1f47d49909e09c9ba0b48c46c051b24','Ada','steady'),
  ('56mtn2b5xxid',1,2,null,'Bruno','steady'), ('56mtn2b5xxid',2,2,null,'Chen','steady');
insert into seat values
  ('j53dbrdp3cwk',0,1,x'82aa7203d736135ca1ef7a1da41a8f6f37af479e49e8cc8a3329c18f36203be7','Ada','steady'),
  ('j53dbrdp3cwk',1,0,null,'','steady'), ('j53dbrdp3cwk',2,2,null,'Bruno','steady');
insert into answer values
  ('iewm7876t5zi',1,1,5,0), ('iewm7876t5zi',2,1,6,0), ('iewm7876t5zi',3,1,7,0), ('iewm7876t5zi',4,1,8,0), ('iewm7876t5zi',5,1,257,0),
  ('iewm7876t5zi',6,1,3,0), ('iewm7876t5zi',7,1,2,0), ('iewm7876t5zi',8,1,257,0), ('iewm7876t5zi',9,0,257,0), ('iewm7876t5zi',10,2,0,0),
  ('iewm7876t5zi',11,2,10,0), ('iewm7876t5zi',12,2,257,0), ('iewm7876t5zi',13,2,256,0), ('iewm7876t5zi',14,2,256,0),
  ('iewm7876t5zi',15,1,1,0), ('iewm7876t5zi',16,1,47,278583726), ('iewm7876t5zi',17,2,256,0), ('iewm7876t5zi',18,0,0,0),
  ('iewm7876t5zi',19,0,1,0), ('iewm7876t5zi',20,0,4,0), ('iewm7876t5zi',21,0,0,0), ('iewm7876t5zi',22,0,4,0), ('iewm7876t5zi',23,0,257,0),
  ('iewm7876t5zi',24,2,256,0), ('iewm7876t5zi',25,2,10,0), ('iewm7876t5zi',26,2,257,0), ('iewm7876t5zi',27,1,768,0),
  ('iewm7876t5zi',28,1,713,0), ('iewm7876t5zi',29,1,257,0), ('iewm7876t5zi',30,0,0,0), ('iewm7876t5zi',31,0,1,0),
  ('iewm7876t5zi',32,0,3,283997799), ('iewm7876t5zi',33,0,4,0), ('iewm7876t5zi',34,0,257,0), ('iewm7876t5zi',35,1,9,0),
  ('iewm7876t5zi',36,1,48,0), ('iewm7876t5zi',37,1,257,0), ('iewm7876t5zi',38,1,0,0), ('iewm7876t5zi',39,1,5,0), ('iewm7876t5zi',40,1,6,0),
  ('iewm7876t5zi',41,1,257,0), ('iewm7876t5zi',42,1,1,0), ('iewm7876t5zi',43,1,0,0), ('iewm7876t5zi',44,1,0,0), ('iewm7876t5zi',45,1,0,0),
  ('iewm7876t5zi',46,1,0,0), ('iewm7876t5zi',47,1,5,0), ('iewm7876t5zi',48,1,6,4038334622), ('iewm7876t5zi',49,1,5,0),
  ('iewm7876t5zi',50,1,257,0), ('iewm7876t5zi',51,1,4,0), ('iewm7876t5zi',52,1,2,0), ('iewm7876t5zi',53,1,257,0);
insert into answer values
  ('6qaemihp9u8f',1,0,21,0), ('6qaemihp9u8f',2,0,0,0), ('6qaemihp9u8f',3,0,0,0), ('6qaemihp9u8f',4,0,2,0), ('6qaemihp9u8f',5,0,1,0),
  ('6qaemihp9u8f',6,0,257,0), ('6qaemihp9u8f',7,0,45,0), ('6qaemihp9u8f',8,0,18,0), ('6qaemihp9u8f',9,0,4,0), ('6qaemihp9u8f',10,0,5,0),
  ('6qaemihp9u8f',11,0,4,0), ('6qaemihp9u8f',12,0,3,0), ('6qaemihp9u8f',13,0,257,0), ('6qaemihp9u8f',14,0,257,0), ('6qaemihp9u8f',15,1,2,0),
  ('6qaemihp9u8f',16,1,257,649627682), ('6qaemihp9u8f',17,2,1,0), ('6qaemihp9u8f',18,2,10,0), ('6qaemihp9u8f',19,2,11,0),
  ('6qaemihp9u8f',20,2,12,0), ('6qaemihp9u8f',21,2,13,0), ('6qaemihp9u8f',22,2,257,0), ('6qaemihp9u8f',23,0,256,0),
  ('6qaemihp9u8f',24,1,72,0), ('6qaemihp9u8f',25,0,46,0), ('6qaemihp9u8f',26,0,32,0), ('6qaemihp9u8f',27,1,18,0),
  ('6qaemihp9u8f',28,1,256,0), ('6qaemihp9u8f',29,2,10,0), ('6qaemihp9u8f',30,2,11,0), ('6qaemihp9u8f',31,2,12,0),
  ('6qaemihp9u8f',32,2,13,3437118253), ('6qaemihp9u8f',33,2,257,0), ('6qaemihp9u8f',34,0,20,0), ('6qaemihp9u8f',35,0,257,0),
  ('6qaemihp9u8f',36,1,0,0), ('6qaemihp9u8f',37,1,256,0), ('6qaemihp9u8f',38,0,2,0), ('6qaemihp9u8f',39,0,3,0), ('6qaemihp9u8f',40,0,257,0),
  ('6qaemihp9u8f',41,0,0,0), ('6qaemihp9u8f',42,1,0,0), ('6qaemihp9u8f',43,1,0,0), ('6qaemihp9u8f',44,1,5,0), ('6qaemihp9u8f',45,1,6,0),
  ('6qaemihp9u8f',46,1,257,0), ('6qaemihp9u8f',47,1,2,0), ('6qaemihp9u8f',48,1,257,1456825135), ('6qaemihp9u8f',49,0,2,0),
  ('6qaemihp9u8f',50,0,257,0), ('6qaemihp9u8f',51,2,0,0), ('6qaemihp9u8f',52,2,10,0), ('6qaemihp9u8f',53,2,257,0),
  ('6qaemihp9u8f',54,0,0,0), ('6qaemihp9u8f',55,2,256,0), ('6qaemihp9u8f',56,0,3,0), ('6qaemihp9u8f',57,0,1,0), ('6qaemihp9u8f',58,0,1,0),
  ('6qaemihp9u8f',59,0,4,0), ('6qaemihp9u8f',60,0,257,0), ('6qaemihp9u8f',61,1,52,0), ('6qaemihp9u8f',62,0,61,0),
  ('6qaemihp9u8f',63,1,256,0), ('6qaemihp9u8f',64,2,256,1806280249), ('6qaemihp9u8f',65,2,10,0), ('6qaemihp9u8f',66,2,1,0),
  ('6qaemihp9u8f',67,2,10,0), ('6qaemihp9u8f',68,2,11,0), ('6qaemihp9u8f',69,2,12,0), ('6qaemihp9u8f',70,2,13,0),
  ('6qaemihp9u8f',71,2,257,0), ('6qaemihp9u8f',72,2,257,0), ('6qaemihp9u8f',73,0,257,0), ('6qaemihp9u8f',74,0,256,0),
  ('6qaemihp9u8f',75,2,51,0), ('6qaemihp9u8f',76,0,59,0), ('6qaemihp9u8f',77,2,256,0), ('6qaemihp9u8f',78,2,256,0),
  ('6qaemihp9u8f',79,0,3,0), ('6qaemihp9u8f',80,0,1,4281988515), ('6qaemihp9u8f',81,0,8,0), ('6qaemihp9u8f',82,0,3,0),
  ('6qaemihp9u8f',83,0,1,0);
insert into answer values
  ('v3hz2p2c33ab',1,2,256,0), ('v3hz2p2c33ab',2,1,5,0), ('v3hz2p2c33ab',3,1,257,0), ('v3hz2p2c33ab',4,1,11,0), ('v3hz2p2c33ab',5,2,256,0),
  ('v3hz2p2c33ab',6,1,0,0), ('v3hz2p2c33ab',7,1,257,0), ('v3hz2p2c33ab',8,2,0,0), ('v3hz2p2c33ab',9,2,257,0), ('v3hz2p2c33ab',10,0,0,0),
  ('v3hz2p2c33ab',11,0,4,0), ('v3hz2p2c33ab',12,0,0,0), ('v3hz2p2c33ab',13,0,257,0), ('v3hz2p2c33ab',14,2,256,0), ('v3hz2p2c33ab',15,2,2,0),
  ('v3hz2p2c33ab',16,2,0,1679527426), ('v3hz2p2c33ab',17,1,16,0), ('v3hz2p2c33ab',18,2,52,0), ('v3hz2p2c33ab',19,1,1,0),
  ('v3hz2p2c33ab',20,2,12,0), ('v3hz2p2c33ab',21,2,256,0), ('v3hz2p2c33ab',22,1,256,0), ('v3hz2p2c33ab',23,2,256,0),
  ('v3hz2p2c33ab',24,2,256,0), ('v3hz2p2c33ab',25,1,1,0), ('v3hz2p2c33ab',26,2,256,0), ('v3hz2p2c33ab',27,1,6,0),
  ('v3hz2p2c33ab',28,1,257,0), ('v3hz2p2c33ab',29,1,10,0), ('v3hz2p2c33ab',30,2,256,0), ('v3hz2p2c33ab',31,1,0,0),
  ('v3hz2p2c33ab',32,1,257,2525986767), ('v3hz2p2c33ab',33,2,257,0), ('v3hz2p2c33ab',34,0,256,0), ('v3hz2p2c33ab',35,2,256,0),
  ('v3hz2p2c33ab',36,1,28,0), ('v3hz2p2c33ab',37,2,10,0), ('v3hz2p2c33ab',38,1,256,0), ('v3hz2p2c33ab',39,2,256,0),
  ('v3hz2p2c33ab',40,1,19,0), ('v3hz2p2c33ab',41,2,256,0), ('v3hz2p2c33ab',42,1,778,0), ('v3hz2p2c33ab',43,1,711,0),
  ('v3hz2p2c33ab',44,1,257,0), ('v3hz2p2c33ab',45,2,0,0), ('v3hz2p2c33ab',46,2,10,0), ('v3hz2p2c33ab',47,2,12,0),
  ('v3hz2p2c33ab',48,2,257,2593139929), ('v3hz2p2c33ab',49,1,7,0), ('v3hz2p2c33ab',50,1,8,0), ('v3hz2p2c33ab',51,1,257,0),
  ('v3hz2p2c33ab',52,1,11,0), ('v3hz2p2c33ab',53,1,257,0), ('v3hz2p2c33ab',54,2,256,0), ('v3hz2p2c33ab',55,2,7,0),
  ('v3hz2p2c33ab',56,2,256,0), ('v3hz2p2c33ab',57,2,7,0), ('v3hz2p2c33ab',58,2,13,0), ('v3hz2p2c33ab',59,2,14,0),
  ('v3hz2p2c33ab',60,2,257,0), ('v3hz2p2c33ab',61,2,0,0), ('v3hz2p2c33ab',62,2,256,0), ('v3hz2p2c33ab',63,2,1,0),
  ('v3hz2p2c33ab',64,2,257,3753332643), ('v3hz2p2c33ab',65,0,257,0), ('v3hz2p2c33ab',66,1,0,0), ('v3hz2p2c33ab',67,1,9,0),
  ('v3hz2p2c33ab',68,1,257,0), ('v3hz2p2c33ab',69,2,256,0), ('v3hz2p2c33ab',70,2,47,0), ('v3hz2p2c33ab',71,0,49,0),
  ('v3hz2p2c33ab',72,2,256,0), ('v3hz2p2c33ab',73,2,256,0), ('v3hz2p2c33ab',74,1,5,0), ('v3hz2p2c33ab',75,1,257,0),
  ('v3hz2p2c33ab',76,2,768,0), ('v3hz2p2c33ab',77,2,714,0), ('v3hz2p2c33ab',78,2,257,0), ('v3hz2p2c33ab',79,0,1,0),
  ('v3hz2p2c33ab',80,0,704,2400101128), ('v3hz2p2c33ab',81,0,257,0), ('v3hz2p2c33ab',82,2,0,0), ('v3hz2p2c33ab',83,2,48,0),
  ('v3hz2p2c33ab',84,2,48,0), ('v3hz2p2c33ab',85,2,257,0), ('v3hz2p2c33ab',86,2,0,0), ('v3hz2p2c33ab',87,2,257,0),
  ('v3hz2p2c33ab',88,2,256,0), ('v3hz2p2c33ab',89,2,1,0), ('v3hz2p2c33ab',90,2,7,0), ('v3hz2p2c33ab',91,2,256,0), ('v3hz2p2c33ab',92,2,0,0),
  ('v3hz2p2c33ab',93,2,7,0), ('v3hz2p2c33ab',94,2,257,0), ('v3hz2p2c33ab',95,2,8,0), ('v3hz2p2c33ab',96,2,256,4001699960),
  ('v3hz2p2c33ab',97,2,256,0), ('v3hz2p2c33ab',98,2,0,0), ('v3hz2p2c33ab',99,2,257,0), ('v3hz2p2c33ab',100,1,0,0),
  ('v3hz2p2c33ab',101,1,257,0), ('v3hz2p2c33ab',102,0,0,0), ('v3hz2p2c33ab',103,0,3,0), ('v3hz2p2c33ab',104,0,257,0),
  ('v3hz2p2c33ab',105,2,256,0), ('v3hz2p2c33ab',106,1,44,0), ('v3hz2p2c33ab',107,2,23,0), ('v3hz2p2c33ab',108,2,256,0),
  ('v3hz2p2c33ab',109,1,256,0), ('v3hz2p2c33ab',110,2,256,0), ('v3hz2p2c33ab',111,2,256,0), ('v3hz2p2c33ab',112,2,256,367165341),
  ('v3hz2p2c33ab',113,0,0,0), ('v3hz2p2c33ab',114,0,8,0), ('v3hz2p2c33ab',115,0,257,0), ('v3hz2p2c33ab',116,0,11,0),
  ('v3hz2p2c33ab',117,2,256,0), ('v3hz2p2c33ab',118,0,1,0), ('v3hz2p2c33ab',119,0,257,0), ('v3hz2p2c33ab',120,2,257,0),
  ('v3hz2p2c33ab',121,1,256,0), ('v3hz2p2c33ab',122,2,256,0), ('v3hz2p2c33ab',123,2,2,0), ('v3hz2p2c33ab',124,2,0,0),
  ('v3hz2p2c33ab',125,2,0,0), ('v3hz2p2c33ab',126,2,0,0), ('v3hz2p2c33ab',127,2,259,0), ('v3hz2p2c33ab',128,2,43,3333596907),
  ('v3hz2p2c33ab',129,0,11,0), ('v3hz2p2c33ab',130,2,256,0), ('v3hz2p2c33ab',131,2,256,0), ('v3hz2p2c33ab',132,2,256,0),
  ('v3hz2p2c33ab',133,0,0,0), ('v3hz2p2c33ab',134,1,6,0), ('v3hz2p2c33ab',135,2,256,0), ('v3hz2p2c33ab',136,1,256,0),
  ('v3hz2p2c33ab',137,1,0,0), ('v3hz2p2c33ab',138,1,0,0), ('v3hz2p2c33ab',139,1,5,0), ('v3hz2p2c33ab',140,1,257,0),
  ('v3hz2p2c33ab',141,1,4,0), ('v3hz2p2c33ab',142,2,256,0), ('v3hz2p2c33ab',143,1,257,0), ('v3hz2p2c33ab',144,0,2,2671860354),
  ('v3hz2p2c33ab',145,0,257,0), ('v3hz2p2c33ab',146,2,1,0), ('v3hz2p2c33ab',147,2,10,0), ('v3hz2p2c33ab',148,2,12,0),
  ('v3hz2p2c33ab',149,2,13,0), ('v3hz2p2c33ab',150,2,14,0), ('v3hz2p2c33ab',151,2,257,0), ('v3hz2p2c33ab',152,2,256,0),
  ('v3hz2p2c33ab',153,2,2,0), ('v3hz2p2c33ab',154,2,1,0), ('v3hz2p2c33ab',155,2,256,0), ('v3hz2p2c33ab',156,1,27,0),
  ('v3hz2p2c33ab',157,0,14,0), ('v3hz2p2c33ab',158,2,256,0), ('v3hz2p2c33ab',159,1,256,0), ('v3hz2p2c33ab',160,2,256,1360005064),
  ('v3hz2p2c33ab',161,2,256,0), ('v3hz2p2c33ab',162,2,10,0), ('v3hz2p2c33ab',163,2,12,0), ('v3hz2p2c33ab',164,2,13,0),
  ('v3hz2p2c33ab',165,2,14,0), ('v3hz2p2c33ab',166,2,257,0), ('v3hz2p2c33ab',167,2,2,0), ('v3hz2p2c33ab',168,2,0,0),
  ('v3hz2p2c33ab',169,2,7,0), ('v3hz2p2c33ab',170,2,257,0), ('v3hz2p2c33ab',171,2,256,0), ('v3hz2p2c33ab',172,2,256,0),
  ('v3hz2p2c33ab',173,2,0,0), ('v3hz2p2c33ab',174,2,0,0), ('v3hz2p2c33ab',175,2,7,0), ('v3hz2p2c33ab',176,2,10,3941335772),
  ('v3hz2p2c33ab',177,2,12,0), ('v3hz2p2c33ab',178,2,257,0), ('v3hz2p2c33ab',179,2,5,0), ('v3hz2p2c33ab',180,2,256,0),
  ('v3hz2p2c33ab',181,2,0,0), ('v3hz2p2c33ab',182,2,257,0), ('v3hz2p2c33ab',183,1,0,0), ('v3hz2p2c33ab',184,1,257,0),
  ('v3hz2p2c33ab',185,0,1,0), ('v3hz2p2c33ab',186,0,11,0), ('v3hz2p2c33ab',187,0,257,0), ('v3hz2p2c33ab',188,2,256,0),
  ('v3hz2p2c33ab',189,2,256,0), ('v3hz2p2c33ab',190,1,19,0), ('v3hz2p2c33ab',191,2,17,0), ('v3hz2p2c33ab',192,2,256,2906238264),
  ('v3hz2p2c33ab',193,1,1,0), ('v3hz2p2c33ab',194,1,1,0), ('v3hz2p2c33ab',195,1,6,0), ('v3hz2p2c33ab',196,1,257,0),
  ('v3hz2p2c33ab',197,2,256,0), ('v3hz2p2c33ab',198,2,256,0), ('v3hz2p2c33ab',199,0,1,0), ('v3hz2p2c33ab',200,0,257,0),
  ('v3hz2p2c33ab',201,2,256,0), ('v3hz2p2c33ab',202,2,256,0), ('v3hz2p2c33ab',203,0,4,0), ('v3hz2p2c33ab',204,0,257,0),
  ('v3hz2p2c33ab',205,0,6,0), ('v3hz2p2c33ab',206,2,256,0), ('v3hz2p2c33ab',207,0,257,0), ('v3hz2p2c33ab',208,1,257,2931378442),
  ('v3hz2p2c33ab',209,2,256,0), ('v3hz2p2c33ab',210,1,18,0), ('v3hz2p2c33ab',211,0,24,0), ('v3hz2p2c33ab',212,2,256,0),
  ('v3hz2p2c33ab',213,1,256,0), ('v3hz2p2c33ab',214,2,256,0), ('v3hz2p2c33ab',215,2,256,0), ('v3hz2p2c33ab',216,2,256,0),
  ('v3hz2p2c33ab',217,1,6,0), ('v3hz2p2c33ab',218,2,256,0), ('v3hz2p2c33ab',219,1,256,0), ('v3hz2p2c33ab',220,1,5,0),
  ('v3hz2p2c33ab',221,1,6,0), ('v3hz2p2c33ab',222,1,257,0), ('v3hz2p2c33ab',223,1,4,0), ('v3hz2p2c33ab',224,2,256,2429703690),
  ('v3hz2p2c33ab',225,2,256,0), ('v3hz2p2c33ab',226,1,257,0), ('v3hz2p2c33ab',227,0,257,0), ('v3hz2p2c33ab',228,2,256,0),
  ('v3hz2p2c33ab',229,1,30,0), ('v3hz2p2c33ab',230,0,38,0), ('v3hz2p2c33ab',231,2,256,0), ('v3hz2p2c33ab',232,1,256,0),
  ('v3hz2p2c33ab',233,2,256,0), ('v3hz2p2c33ab',234,2,256,0), ('v3hz2p2c33ab',235,2,256,0), ('v3hz2p2c33ab',236,2,10,0),
  ('v3hz2p2c33ab',237,2,256,0), ('v3hz2p2c33ab',238,2,0,0), ('v3hz2p2c33ab',239,2,0,0), ('v3hz2p2c33ab',240,2,10,1543874685),
  ('v3hz2p2c33ab',241,2,13,0), ('v3hz2p2c33ab',242,2,257,0), ('v3hz2p2c33ab',243,2,4,0), ('v3hz2p2c33ab',244,2,256,0),
  ('v3hz2p2c33ab',245,2,257,0), ('v3hz2p2c33ab',246,0,1,0), ('v3hz2p2c33ab',247,0,257,0), ('v3hz2p2c33ab',248,1,1,0),
  ('v3hz2p2c33ab',249,1,5,0), ('v3hz2p2c33ab',250,1,6,0), ('v3hz2p2c33ab',251,1,7,0), ('v3hz2p2c33ab',252,1,9,0),
  ('v3hz2p2c33ab',253,1,257,0), ('v3hz2p2c33ab',254,2,17,0), ('v3hz2p2c33ab',255,2,1,0), ('v3hz2p2c33ab',256,1,10,3465016624),
  ('v3hz2p2c33ab',257,1,11,0), ('v3hz2p2c33ab',258,1,5,0), ('v3hz2p2c33ab',259,1,257,0), ('v3hz2p2c33ab',260,1,34,0),
  ('v3hz2p2c33ab',261,2,256,0), ('v3hz2p2c33ab',262,2,256,0), ('v3hz2p2c33ab',263,2,48,0), ('v3hz2p2c33ab',264,0,15,0),
  ('v3hz2p2c33ab',265,2,256,0), ('v3hz2p2c33ab',266,1,5,0), ('v3hz2p2c33ab',267,1,10,0), ('v3hz2p2c33ab',268,1,11,0),
  ('v3hz2p2c33ab',269,1,5,0), ('v3hz2p2c33ab',270,1,257,0), ('v3hz2p2c33ab',271,1,1,0), ('v3hz2p2c33ab',272,1,6,119277132),
  ('v3hz2p2c33ab',273,1,257,0), ('v3hz2p2c33ab',274,0,0,0), ('v3hz2p2c33ab',275,0,256,0), ('v3hz2p2c33ab',276,0,11,0),
  ('v3hz2p2c33ab',277,0,4,0), ('v3hz2p2c33ab',278,0,3,0), ('v3hz2p2c33ab',279,0,11,0), ('v3hz2p2c33ab',280,0,257,0),
  ('v3hz2p2c33ab',281,0,7,0), ('v3hz2p2c33ab',282,0,257,0), ('v3hz2p2c33ab',283,1,257,0), ('v3hz2p2c33ab',284,1,33,0),
  ('v3hz2p2c33ab',285,0,53,0), ('v3hz2p2c33ab',286,1,1,0), ('v3hz2p2c33ab',287,1,0,0), ('v3hz2p2c33ab',288,1,9,3845566606),
  ('v3hz2p2c33ab',289,1,5,0), ('v3hz2p2c33ab',290,1,257,0), ('v3hz2p2c33ab',291,1,6,0), ('v3hz2p2c33ab',292,1,5,0),
  ('v3hz2p2c33ab',293,1,6,0), ('v3hz2p2c33ab',294,1,5,0), ('v3hz2p2c33ab',295,1,257,0), ('v3hz2p2c33ab',296,1,4,0),
  ('v3hz2p2c33ab',297,1,257,0), ('v3hz2p2c33ab',298,0,2,0), ('v3hz2p2c33ab',299,0,257,0), ('v3hz2p2c33ab',300,2,256,0),
  ('v3hz2p2c33ab',301,1,21,0), ('v3hz2p2c33ab',302,0,35,0), ('v3hz2p2c33ab',303,1,256,0), ('v3hz2p2c33ab',304,0,256,1926007595),
  ('v3hz2p2c33ab',305,1,1,0), ('v3hz2p2c33ab',306,1,5,0), ('v3hz2p2c33ab',307,1,4,0), ('v3hz2p2c33ab',308,1,257,0),
  ('v3hz2p2c33ab',309,1,13,0), ('v3hz2p2c33ab',310,1,257,0), ('v3hz2p2c33ab',311,2,257,0), ('v3hz2p2c33ab',312,1,22,0),
  ('v3hz2p2c33ab',313,2,50,0), ('v3hz2p2c33ab',314,1,256,0), ('v3hz2p2c33ab',315,1,18,0), ('v3hz2p2c33ab',316,2,10,0),
  ('v3hz2p2c33ab',317,2,10,0), ('v3hz2p2c33ab',318,2,257,0), ('v3hz2p2c33ab',319,2,9,0), ('v3hz2p2c33ab',320,2,0,3281102517),
  ('v3hz2p2c33ab',321,2,257,0), ('v3hz2p2c33ab',322,1,257,0), ('v3hz2p2c33ab',323,0,256,0), ('v3hz2p2c33ab',324,1,45,0),
  ('v3hz2p2c33ab',325,2,13,0), ('v3hz2p2c33ab',326,1,1,0), ('v3hz2p2c33ab',327,0,13,0), ('v3hz2p2c33ab',328,2,1,0),
  ('v3hz2p2c33ab',329,2,9,0), ('v3hz2p2c33ab',330,2,0,0), ('v3hz2p2c33ab',331,2,0,0), ('v3hz2p2c33ab',332,2,14,0),
  ('v3hz2p2c33ab',333,2,257,0), ('v3hz2p2c33ab',334,2,4,0), ('v3hz2p2c33ab',335,2,257,0), ('v3hz2p2c33ab',336,0,257,3197477528),
  ('v3hz2p2c33ab',337,2,2,0), ('v3hz2p2c33ab',338,2,0,0), ('v3hz2p2c33ab',339,2,0,0), ('v3hz2p2c33ab',340,2,259,0),
  ('v3hz2p2c33ab',341,2,259,0), ('v3hz2p2c33ab',342,2,37,0), ('v3hz2p2c33ab',343,0,31,0);
insert into answer values
  ('56mtn2b5xxid',1,2,256,0), ('56mtn2b5xxid',2,2,0,0), ('56mtn2b5xxid',3,2,10,0), ('56mtn2b5xxid',4,2,11,0), ('56mtn2b5xxid',5,2,257,0),
  ('56mtn2b5xxid',6,0,30,0), ('56mtn2b5xxid',7,0,41,0), ('56mtn2b5xxid',8,2,1,0), ('56mtn2b5xxid',9,2,257,0), ('56mtn2b5xxid',10,0,257,0),
  ('56mtn2b5xxid',11,1,0,0), ('56mtn2b5xxid',12,1,5,0), ('56mtn2b5xxid',13,1,257,0), ('56mtn2b5xxid',14,2,256,0),
  ('56mtn2b5xxid',15,2,51,0), ('56mtn2b5xxid',16,0,67,90780649), ('56mtn2b5xxid',17,0,256,0), ('56mtn2b5xxid',18,2,20,0),
  ('56mtn2b5xxid',19,2,1,0), ('56mtn2b5xxid',20,0,21,0), ('56mtn2b5xxid',21,0,2,0), ('56mtn2b5xxid',22,2,12,0), ('56mtn2b5xxid',23,2,13,0),
  ('56mtn2b5xxid',24,2,14,0), ('56mtn2b5xxid',25,2,257,0), ('56mtn2b5xxid',26,2,41,0), ('56mtn2b5xxid',27,2,66,0),
  ('56mtn2b5xxid',28,2,0,0), ('56mtn2b5xxid',29,2,8,0), ('56mtn2b5xxid',30,2,0,0), ('56mtn2b5xxid',31,2,10,0),
  ('56mtn2b5xxid',32,2,257,545006560), ('56mtn2b5xxid',33,2,0,0), ('56mtn2b5xxid',34,2,257,0), ('56mtn2b5xxid',35,1,0,0),
  ('56mtn2b5xxid',36,1,257,0), ('56mtn2b5xxid',37,0,1,0), ('56mtn2b5xxid',38,0,3,0), ('56mtn2b5xxid',39,0,257,0),
  ('56mtn2b5xxid',40,1,256,0), ('56mtn2b5xxid',41,1,50,0), ('56mtn2b5xxid',42,2,54,0), ('56mtn2b5xxid',43,0,4,0),
  ('56mtn2b5xxid',44,0,257,0), ('56mtn2b5xxid',45,0,256,0), ('56mtn2b5xxid',46,0,2,0), ('56mtn2b5xxid',47,0,6,0),
  ('56mtn2b5xxid',48,0,5,2828149726), ('56mtn2b5xxid',49,0,6,0), ('56mtn2b5xxid',50,0,257,0), ('56mtn2b5xxid',51,0,11,0),
  ('56mtn2b5xxid',52,0,11,0), ('56mtn2b5xxid',53,0,14,0), ('56mtn2b5xxid',54,0,257,0), ('56mtn2b5xxid',55,0,6,0), ('56mtn2b5xxid',56,0,3,0),
  ('56mtn2b5xxid',57,0,257,0), ('56mtn2b5xxid',58,0,30,0), ('56mtn2b5xxid',59,0,29,0), ('56mtn2b5xxid',60,0,2,0),
  ('56mtn2b5xxid',61,0,257,0), ('56mtn2b5xxid',62,1,2,0), ('56mtn2b5xxid',63,1,257,0), ('56mtn2b5xxid',64,2,1,3655512831),
  ('56mtn2b5xxid',65,2,12,0), ('56mtn2b5xxid',66,2,13,0), ('56mtn2b5xxid',67,2,0,0), ('56mtn2b5xxid',68,2,10,0),
  ('56mtn2b5xxid',69,2,257,0), ('56mtn2b5xxid',70,1,1,0), ('56mtn2b5xxid',71,1,79,0), ('56mtn2b5xxid',72,0,34,0), ('56mtn2b5xxid',73,0,1,0),
  ('56mtn2b5xxid',74,0,2,0), ('56mtn2b5xxid',75,0,14,0), ('56mtn2b5xxid',76,0,4,0), ('56mtn2b5xxid',77,0,1,0), ('56mtn2b5xxid',78,0,257,0),
  ('56mtn2b5xxid',79,0,257,0), ('56mtn2b5xxid',80,2,1,2706360335), ('56mtn2b5xxid',81,2,257,0), ('56mtn2b5xxid',82,1,1,0),
  ('56mtn2b5xxid',83,1,7,0), ('56mtn2b5xxid',84,1,8,0), ('56mtn2b5xxid',85,1,9,0), ('56mtn2b5xxid',86,1,7,0), ('56mtn2b5xxid',87,1,257,0),
  ('56mtn2b5xxid',88,2,71,0), ('56mtn2b5xxid',89,0,42,0), ('56mtn2b5xxid',90,1,0,0), ('56mtn2b5xxid',91,1,0,0), ('56mtn2b5xxid',92,1,3,0),
  ('56mtn2b5xxid',93,1,8,0), ('56mtn2b5xxid',94,1,9,0), ('56mtn2b5xxid',95,1,257,0), ('56mtn2b5xxid',96,1,257,912713902),
  ('56mtn2b5xxid',97,0,257,0), ('56mtn2b5xxid',98,1,34,0), ('56mtn2b5xxid',99,1,256,0), ('56mtn2b5xxid',100,1,52,0),
  ('56mtn2b5xxid',101,0,29,0), ('56mtn2b5xxid',102,1,1,0), ('56mtn2b5xxid',103,1,5,0), ('56mtn2b5xxid',104,1,1,0),
  ('56mtn2b5xxid',105,1,5,0), ('56mtn2b5xxid',106,1,257,0), ('56mtn2b5xxid',107,1,257,0), ('56mtn2b5xxid',108,0,257,0),
  ('56mtn2b5xxid',109,1,34,0), ('56mtn2b5xxid',110,1,256,0), ('56mtn2b5xxid',111,1,48,0);
pragma application_id = 1212378725;
pragma user_version = 2;
