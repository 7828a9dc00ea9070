import { limits } from '@deadpan/protocol';
import type { Face, Smile } from '../engine/face/face-types.ts';
import type { MemePlayer } from '../engine/memes/meme-player.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore, type ReadableStore } from '../engine/socket/store.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { causeOf, createSpell } from './absence.ts';
import { noNotes, readNotes, withPeak, writeNotes } from './match-notes.ts';
import type { MatchNotes, Verdict } from './match-notes.ts';

const LIMIT = limits.smile.limit * 100;

interface Sources {
  face: Face;
  room: ReadableStore<RoomState>;
  memes: MemePlayer;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The curve begins shortly before the play, for a smile that was there when it began; the rest of the countdown is nobody's business. */
const BEFORE_MS = 2_000;

/** A smile as it is explained: its curve from shortly before `since` (`performance.now` ms) on, and what was on. Not confirmed by anybody yet. */
export function verdictOf({ curve }: Smile, play: number, since: number, meme: string | null): Verdict {
  const end = curve.at(-1)?.t ?? 0;
  const points = curve
    .filter(({ t }) => t >= since - BEFORE_MS)
    .map(({ t, relative }) => ({ seconds: (t - end) / 1000, percent: relative * 100 }));
  return { play, curve: points, peak: Math.round(Math.max(0, ...points.slice(-2).map((point) => point.percent))), meme, confirmed: false };
}

/** Only round 1 is about smiles. One reading above the limit is a twitch, two make a smile: above it counts only against those whom the server has put out for it. */
function withReadings(notes: MatchNotes, { view, readings }: Pick<RoomState, 'view' | 'readings'>): MatchNotes {
  if (view && view.round > 1) return notes;
  const smiled = new Set(view?.players.filter((one) => one.out_reason === 'smile').map((one) => one.user_id));
  return Object.entries(readings).reduce(
    (known, [id, { happy }]) => withPeak(known, id, smiled.has(id) ? happy * 100 : Math.min(LIMIT, happy * 100)),
    notes,
  );
}

function withConfirmation(notes: MatchNotes, { view }: Pick<RoomState, 'view'>): MatchNotes {
  const { verdict } = notes;
  if (!view || !verdict || verdict.confirmed || verdict.play !== view.current_play) return notes;
  const out = view.players.some((one) => one.user_id === view.you && one.out_reason === 'smile');
  return out ? { ...notes, verdict: { ...verdict, confirmed: true } } : notes;
}

/** Watches the socket and the page, so that an absence can be explained; returns the notes after a view. */
function watchAbsence(since: number) {
  const lost = createSpell();
  const hidden = createSpell();
  return ({ view, status }: Pick<RoomState, 'view' | 'status'>, notes: MatchNotes): MatchNotes => {
    const now = performance.now();
    lost.note(status !== 'open', now);
    hidden.note(typeof document !== 'undefined' && document.hidden, now);
    const own = view?.players.find((one) => one.user_id === view.you);
    if (!view || own?.out_reason !== 'absent' || notes.absence?.play === view.current_play) return notes;
    const windowMs = limits.round1.absentMs / Math.min(1, view.speed);
    const evidence = { lostMs: lost.within(windowMs, now), hiddenMs: hidden.within(windowMs, now), pageMs: now - since, windowMs };
    return { ...notes, absence: { play: view.current_play, cause: causeOf(evidence) } };
  };
}

/** Keeps what the screens explain afterwards: one's own curve, everybody's worst smile. Numbers of this page, for this page. */
export function takeNotes({ face, room, memes, storage = tabKept }: Sources): {
  store: ReadableStore<MatchNotes>;
  close: () => void;
} {
  const { store, patch } = createPatchStore<MatchNotes>(noNotes);
  const keep = (notes: MatchNotes): void => {
    if (notes === store.getState()) return;
    patch(notes);
    writeNotes(storage, notes);
  };
  const begin = (matchId: string | null): void => {
    if (matchId === null || matchId === store.getState().matchId) return;
    keep(readNotes(storage, matchId));
  };
  const withAbsence = watchAbsence(performance.now());
  /** when the play began for this page, `performance.now` */
  let since = 0;
  const offs = [
    room.subscribe((state, before) => {
      if (state.view?.phase === 'playing' && before.view?.phase !== 'playing') since = performance.now();
      begin(state.view?.match_id ?? null);
      const notes = withAbsence(state, store.getState());
      const news = state.readings !== before.readings || state.view !== before.view;
      keep(news ? withConfirmation(withReadings(notes, state), state) : notes);
    }),
    face.subscribe(() => {
      const { view } = room.getState();
      const { reading } = face.getState();
      if (view?.phase !== 'playing' || !view.active_players.includes(view.you) || !reading?.faceDetected) return;
      keep(withPeak(store.getState(), view.you, Math.min(LIMIT, reading.relativeHappiness * 100)));
    }),
    face.onSmile((smile) => {
      const { view } = room.getState();
      if (!view) return;
      const verdict = verdictOf(smile, view.current_play, since, memes.getState().meme?.title ?? null);
      keep({ ...withPeak(store.getState(), view.you, verdict.peak), verdict });
    }),
  ];
  begin(room.getState().view?.match_id ?? null);
  return {
    store,
    close: () => {
      for (const off of offs.splice(0)) off();
    },
  };
}
