import { useState } from 'react';
import type { PlayerView } from '@deadpan/protocol';
import { http } from '../../engine/http/api.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The host frees a seat; short, and not a ban. */
export function KickDialog({ roomId, player, onClose }: { roomId: string; player: PlayerView; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const kick = async (): Promise<void> => {
    setBusy(true);
    try {
      await http.call(`/game/lobbies/${roomId}/kick`, { method: 'POST', body: { user_id: player.user_id }, ownToast: true });
    } catch (error) {
      showToast({ title: t.toasts.kickFailed, text: detailOf(error) ?? '', tone: 'bad' });
    }
    onClose();
  };
  return (
    <Question
      title={<span className="keepcase">{t.kickTitle(player.username)}</span>}
      text={t.kickText}
      danger
      busy={busy}
      yes={t.kickDo}
      onYes={() => void kick()}
      no={t.cancel}
      onNo={onClose}
    />
  );
}
