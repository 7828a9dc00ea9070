import type { RoomView } from '@deadpan/protocol';
import { stageTexts } from '../texts/stage.ts';
import { Button } from '../ui/button.tsx';
import { Question } from '../ui/question.tsx';

interface LeaveDialogProps {
  view: RoomView;
  onStay: () => void;
  onLeave: (close?: boolean) => void;
}

const { leave: t } = stageTexts;

/** Asks before leaving: a guest frees the seat, a host hands over or closes, a player of a running match gives it up (design "Seats"). */
export function LeaveDialog({ view, onStay, onLeave }: LeaveDialogProps) {
  const others = view.players.some((one) => one.user_id !== view.you);
  const host = view.status === 'waiting' && view.host_id === view.you && others;
  const waiting = others ? t.waiting : t.alone;
  const text = view.status === 'waiting' ? waiting : t.playing;
  return (
    <Question
      firm
      wide={host}
      title={host ? t.hostTitle : t.title}
      text={host ? t.hostText : text}
      other={
        host && (
          <Button tone="bad" onClick={() => onLeave(true)}>
            {t.close}
          </Button>
        )
      }
      yes={host ? t.handOver : t.leave}
      onYes={() => onLeave()}
      no={t.stay}
      onNo={onStay}
    />
  );
}
