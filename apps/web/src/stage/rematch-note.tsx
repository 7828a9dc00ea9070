import type { RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../texts/round1.ts';
import { secondsLeft } from './remaining.ts';
import { useTicking } from './use-ticking.ts';

/** Whether anybody wants another match: then nobody is sent away any more (design "Match"). */
export const isRematchOn = ({ rematch }: Pick<RoomView, 'rematch'>): boolean => rematch !== null && rematch.accepted.length > 0;

/** Who wants another match, and how long the others may think. */
export function RematchNote({ view, serverNow }: { view: RoomView; serverNow: () => number }) {
  const ends = view.rematch?.ends_at ?? null;
  const accepted = view.rematch?.accepted ?? [];
  const seconds = useTicking(() => (ends === null ? null : secondsLeft((ends - serverNow()) * view.speed)));
  const others = view.players.filter((one) => one.user_id !== view.you && accepted.includes(one.user_id)).map((one) => one.username);
  return (
    <span>
      <span role="status">
        {others.length > 0 && (
          <b>{others.length === 1 ? t.postGame.accepted(others.join()) : t.postGame.acceptedMany(others.join(', '))} </b>
        )}
        {accepted.includes(view.you) && others.length === 0 && <b>{t.postGame.waiting} </b>}
      </span>
      {seconds !== null && (
        // Beside what is announced: not every reader leaves a timer inside it alone.
        <span className="muted num" role="timer">
          {accepted.length > 0 ? t.postGame.waitingSeconds(seconds) : t.postGame.undecided(seconds)}
        </span>
      )}
    </span>
  );
}
