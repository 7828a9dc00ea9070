import type { RoomView } from '@deadpan/protocol';
import type { MemePlayer, MemeSchedule } from '../engine/memes/meme-player.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import type { Sound } from '../engine/sound/sound.ts';

const scheduleOf = ({ memes, paused, phase, speed }: RoomView): MemeSchedule => ({
  memes,
  running: !paused && (phase === 'playing' || phase === 'deciding'),
  speed,
});

const nothing: MemeSchedule = { memes: [], running: false, speed: 1 };

/** The memes follow the room's schedule and the page's loudness. Returns the way out, which closes them. */
export function playMemes(room: ReadableStore<RoomState>, memes: MemePlayer, sound: Sound): () => void {
  const volume = (): void => memes.setSound({ volume: sound.getState().memes, muted: sound.getState().muted });
  const follow = (view: RoomView | null): void => memes.follow(view ? scheduleOf(view) : nothing);
  volume();
  const { view: already } = room.getState();
  if (already) follow(already);
  const offs = [
    sound.subscribe(volume),
    room.subscribe((state, before) => {
      if (state.view !== before.view) follow(state.view);
    }),
  ];
  return () => {
    for (const off of offs) off();
    memes.close();
  };
}
