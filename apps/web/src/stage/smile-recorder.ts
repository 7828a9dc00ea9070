import type { MatchId, RoomView } from '@deadpan/protocol';
import type { Face } from '../engine/face/face-types.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { noRecord, readSmiles, sendSmiles, withReading, withSettled, writeSmiles } from './smile-record.ts';
import type { SmileRecord } from './smile-record.ts';

/** Whose smiles, in which room. */
export interface RecorderOptions {
  face: Face;
  room: ReadableStore<RoomState>;
  /** takes this page's `performance.now`, returns the server's wall clock, both ms */
  toServer: (perfMs: number) => number;
  /** whether the player wants the curves kept with the match */
  wanted?: () => boolean;
  send?: (record: SmileRecord, onSettled: (play: number) => void) => Promise<boolean>;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** How often the record is put where a refresh finds it. */
const WRITE_MS = 2_000;

const wantsThem = (): boolean => preferences.store.getState().curves === 'keep';

/** The play in which this player is judged now, or null. */
const judged = (view: RoomView | null): number | null =>
  view?.round === 1 && (view.phase === 'playing' || view.phase === 'deciding') && view.active_players.includes(view.you)
    ? view.current_play
    : null;

/** How far into a play a moment (server wall clock, ms) is, in ms of the match; null while the clock stands still. */
function intoPlay({ memes, speed }: RoomView, at: number): number | null {
  const [first] = memes;
  return first === undefined || first.starts_at === null ? null : Math.round((at - first.starts_at) * speed) + first.offset;
}

/**
 * Remembers the own smile over each play, in this tab, and after each play sends what is not sent yet if the player wants it kept with the
 * match. Returns the way out.
 */
export function recordSmiles({
  face,
  room,
  toServer,
  wanted = wantsThem,
  send = sendSmiles,
  storage = tabKept,
}: RecorderOptions): () => void {
  let record = noRecord;
  let current: number | null = null;
  let lastReading = face.getState().reading;
  let writtenAt = 0;

  const begin = (matchId: MatchId | null): void => {
    if (matchId !== null && matchId !== record.matchId) record = readSmiles(matchId, storage);
  };
  const settle = (matchId: MatchId | null) => (play: number) => {
    if (record.matchId !== matchId) return;
    record = withSettled(record, play);
    writeSmiles(record, storage);
  };
  const endPlay = (): void => {
    writeSmiles(record, storage);
    if (wanted()) void send(record, settle(record.matchId));
  };
  const follow = (view: RoomView | null): void => {
    begin(view?.match_id ?? null);
    const now = judged(view);
    if (current !== null && now !== current) endPlay();
    current = now;
  };
  const offs = [
    room.subscribe((state, before) => {
      if (state.view !== before.view) follow(state.view);
    }),
    face.subscribe(() => {
      const { reading } = face.getState();
      const { view } = room.getState();
      if (reading === lastReading) return;
      lastReading = reading;
      if (!reading?.faceDetected || !view || judged(view) === null) return;
      const ms = intoPlay(view, toServer(reading.capturedAt));
      if (ms === null) return;
      record = withReading(record, view.current_play, ms, reading.relativeHappiness);
      if (reading.capturedAt - writtenAt < WRITE_MS) return;
      writtenAt = reading.capturedAt;
      writeSmiles(record, storage);
    }),
  ];
  follow(room.getState().view);
  return () => {
    for (const off of offs.splice(0)) off();
    // Not sent from here: whoever signs out has no token any more. The match's page sends it.
    if (current !== null) writeSmiles(record, storage);
    current = null;
  };
}
