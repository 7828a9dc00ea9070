import type { RoomSession } from './room-session.ts';
import { stageTexts } from '../texts/stage.ts';
import { round1Texts } from '../texts/round1.ts';
import { showToast } from '../ui/toast-store.ts';

/** Asks for another match with the same players; a toast says when that cannot be. */
export async function playAgain({ connection, roomId }: RoomSession): Promise<void> {
  const ack = await connection.ask('request_play_again', { lobby_id: roomId });
  if (ack.ok) return;
  const { connectionError, gameError } = stageTexts.toasts;
  const isAway = ack.error.code === 'UNAVAILABLE';
  const said = isAway ? { title: connectionError, text: round1Texts.postGame.offline } : { title: gameError, text: ack.error.message };
  showToast({ ...said, tone: 'bad' });
}
