import type { RoomId, UserId } from '@deadpan/protocol';

/** Everything for `reader` lies under its own branch (spec §7 "Other"), and only there (design "Signalling"). */
const branch = (room: RoomId, reader: UserId): string => `rooms/${room}/peers/${encodeURIComponent(reader)}`;

/** Where the offer of one player to another lies, for the callee to read. */
export const offerPath = (room: RoomId, caller: UserId, callee: UserId): string =>
  `${branch(room, callee)}/offers/${encodeURIComponent(caller)}`;

/** Where the answer to that offer lies, for the caller to read. */
export const answerPath = (room: RoomId, caller: UserId, callee: UserId): string =>
  `${branch(room, caller)}/answers/${encodeURIComponent(callee)}`;

/** Where the candidates of one player for another lie, for the receiver to read. */
export const candidatesPath = (room: RoomId, sender: UserId, receiver: UserId): string =>
  `${branch(room, receiver)}/iceFrom/${encodeURIComponent(sender)}/candidates`;
