import type { RoomView, UserId } from '@deadpan/protocol';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import type { Voice } from '../engine/voice/voice-types.ts';

/** design "Round 2": whose voice is heard, by the server's latest word; nobody's without one. */
function speakerOf({ status, view }: Pick<RoomState, 'status' | 'view'>): UserId | null {
  return status === 'open' && view?.phase === 'speaking' ? (view.comedy?.speaker ?? null) : null;
}

/** Whether the viewer's microphone has nothing more to do in this match: their turn is over, or the round, or they sit elsewhere. */
function isDone({ status, view }: Pick<RoomState, 'status' | 'view'>): boolean {
  if (status === 'elsewhere' || status === 'refused') return true;
  if (!view) return false;
  return view.status !== 'playing' || view.round > 2 || hadTheirTurn(view);
}

function hadTheirTurn({ comedy, phase, you }: RoomView): boolean {
  const mine = comedy?.turns.findIndex(({ performer }) => performer.user_id === you) ?? -1;
  if (!comedy || mine < 0) return false;
  const running = phase === 'calling' || phase === 'speaking';
  return mine < comedy.turns.length - 1 || !running;
}

/** Leads the voices by the room's views. `isHidden`: this player wants neither to see nor to hear that one. Returns the way out. */
export function leadVoice({
  voice,
  room,
  isHidden,
  onHidden,
}: {
  voice: Pick<Voice, 'getState' | 'setSpeaker' | 'release'>;
  room: ReadableStore<RoomState>;
  isHidden: (id: UserId) => boolean;
  onHidden: (listener: () => void) => () => void;
}): () => void {
  const follow = (): void => {
    const state = room.getState();
    const speaker = speakerOf(state);
    voice.setSpeaker(speaker !== null && isHidden(speaker) ? null : speaker);
    const { microphone, muted } = voice.getState();
    if (isDone(state) && (microphone !== 'idle' || muted)) voice.release();
  };
  const offs = [
    room.subscribe((state, before) => {
      if (state.view !== before.view || state.status !== before.status) follow();
    }),
    onHidden(follow),
  ];
  follow();
  return () => {
    for (const off of offs.splice(0)) off();
    voice.setSpeaker(null);
  };
}
