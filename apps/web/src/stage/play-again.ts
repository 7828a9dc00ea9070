import type { RoomSession } from './room-session.ts';
import { stageTexts } from '../texts/stage.ts';
import { round1Texts } from '../texts/round1.ts';
import { showToast } from '../ui/toast-store.ts';

/** Asks for another match with the same players; a toast says when that cannot be. */
export async function playAgain({ connection, roomId }: RoomSession): Promise<void> {
  const ack = await connection.ask('request_play_again', { lobby_id: roomId });
  if (ack.ok) return;
  const text = ack.error.code === 'UNAVAILABLE' ? round1Texts.postGame.offline : ack.error.message;
  showToast({ title: stageTexts.toasts.connectionError, text, tone: 'bad' });
}
