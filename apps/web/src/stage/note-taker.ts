import type { Face, Smile } from '../engine/face/face-types.ts';
import type { MemePlayer } from '../engine/memes/meme-player.ts';
import type { RoomStore } from '../engine/socket/room-types.ts';
import { createPatchStore, type ReadableStore } from '../engine/socket/store.ts';
import { noNotes, readNotes, withPeak, writeNotes } from './match-notes.ts';
import type { MatchNotes, Verdict } from './match-notes.ts';

interface Sources {
  face: Face;
  room: RoomStore;
  memes: MemePlayer;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The curve begins with the play: what the face did in the countdown is nobody's business. */
function verdictOf({ curve }: Smile, play: number, since: number, meme: string | null): Verdict {
  const end = curve.at(-1)?.t ?? 0;
  const points = curve.filter(({ t }) => t >= since).map(({ t, relative }) => ({ seconds: (t - end) / 1000, percent: relative * 100 }));
  return { play, curve: points, peak: Math.round(Math.max(0, ...points.slice(-2).map((point) => point.percent))), meme };
}

/** Keeps what the screens explain afterwards: one's own curve, everybody's worst smile. Numbers of this page, for this page. */
export function takeNotes({ face, room, memes, storage = sessionStorage }: Sources): {
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
  /** when the play began for this page, `performance.now` */
  let since = 0;
  const offs = [
    room.subscribe((state, before) => {
      if (state.view?.phase === 'playing' && before.view?.phase !== 'playing') since = performance.now();
      begin(state.view?.match_id ?? null);
      if (state.readings === before.readings) return;
      keep(Object.entries(state.readings).reduce((notes, [id, { happy }]) => withPeak(notes, id, happy * 100), store.getState()));
    }),
    face.subscribe(() => {
      const { view } = room.getState();
      const { reading } = face.getState();
      if (view?.phase !== 'playing' || !view.active_players.includes(view.you) || !reading?.faceDetected) return;
      const percent = reading.relativeHappiness * 100;
      // One reading above the limit is a twitch (two make a smile): it is not held against anybody.
      if (percent <= 40) keep(withPeak(store.getState(), view.you, percent));
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
