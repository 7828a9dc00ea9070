import { askToLeave } from '../room-sessions.ts';
import type { About } from './about.ts';
import { strangers } from './calls.ts';
import { setHidden } from './hidden.ts';

/** Blocks a player: their picture is gone at once, and a guest who still waits beside them is asked whether to leave. Throws when the server refuses. */
export async function blockNow({ player, roomId, moment }: About): Promise<void> {
  await strangers.block(player.id);
  setHidden(roomId, player.id, true);
  if (moment === 'waiting') askToLeave();
}
