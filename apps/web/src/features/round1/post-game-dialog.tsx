import type { CloseReason, RoomView } from '@deadpan/protocol';
import { Link } from 'react-router';
import { CurveQuestion } from '../../stage/curve-question.tsx';
import { StrangerMenu } from '../../stage/strangers/stranger-menu.tsx';
import { matchTexts } from '../../texts/match.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skull } from '../../ui/skull.tsx';
import { endedBecause, mayRematch } from '../../stage/ended-because.ts';
import { RematchNote, isRematchOn } from '../../stage/rematch-note.tsx';
import styles from './post-game.module.css';

interface PostGameProps {
  view: RoomView;
  serverNow: () => number;
  onAgain: () => void;
  onEnd: () => void;
  /** the arena is closed: there is nobody to play again with */
  closed: boolean;
  /** why, as far as this page has heard */
  closedFor: CloseReason | undefined;
}

function Choice({ view, id }: { view: RoomView; id: string }) {
  const accepted = view.rematch?.accepted.includes(id) ?? false;
  if (!view.rematch || view.rematch.accepted.length === 0) return null;
  return <span className="t1 muted">{accepted ? t.postGame.wantsAgain : t.postGame.waits}</span>;
}

/** The final result: winner or tie, every player's status, play again or end game (spec §2 Post-game dialog). */
export function PostGameDialog({ view, serverNow, onAgain, onEnd, closed, closedFor }: PostGameProps) {
  const result = view.match_result;
  if (!result) return null;
  const asked = view.rematch?.accepted.includes(view.you) ?? false;
  const possible = mayRematch(view, closed);
  const title = result.is_tie || !result.winner ? t.postGame.tie : result.isCurrentPlayerWinner ? t.postGame.win : t.postGame.lose;
  return (
    <Dialog
      open
      firm
      // It comes unasked, and its two buttons are the answer: Escape must not give up a match that somebody wants.
      onOpenChange={() => undefined}
      title={title}
      description={result.message}
      actions={
        <>
          <Button onClick={onEnd} {...(!possible && { tone: 'pri', autoFocus: true })}>
            {t.postGame.end}
          </Button>
          {possible && (
            <Button tone="pri" autoFocus busy={asked} onClick={onAgain}>
              {t.postGame.again}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.players}>
        {result.allPlayers.map((one) => (
          <li key={one.user_id}>
            <b className={styles.name}>{one.user_id === view.you ? t.result.you : one.username}</b>
            <Choice view={view} id={one.user_id} />
            {result.is_tie && result.winners.some((who) => who.user_id === one.user_id) ? (
              <Badge>{t.postGame.tied}</Badge>
            ) : one.status === 'winner' ? (
              <Badge>
                <Crown />
                {t.postGame.winner}
              </Badge>
            ) : (
              <Badge tone="wait">
                <Skull />
                {t.postGame.eliminated}
              </Badge>
            )}
            {one.user_id !== view.you && <StrangerMenu view={view} player={{ id: one.user_id, name: one.username }} />}
          </li>
        ))}
      </ul>
      {!possible && (
        <p className="row muted t1">
          <Icon name="leave" />
          {endedBecause(view, closedFor)}
        </p>
      )}
      {possible && isRematchOn(view) && (
        <p>
          <RematchNote view={view} serverNow={serverNow} />
        </p>
      )}
      {view.match_id !== null && (
        <>
          <p>
            <Link to={`/match/${view.match_id}`}>{matchTexts.ceremony.page}</Link>
          </p>
          <CurveQuestion matchId={view.match_id} />
        </>
      )}
    </Dialog>
  );
}
