import type { MatchResultView, RoomView } from '@deadpan/protocol';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { CurveQuestion } from '../../stage/curve-question.tsx';
import { endedBecause, mayRematch } from '../../stage/ended-because.ts';
import { playAgain } from '../../stage/play-again.ts';
import { RematchNote } from '../../stage/rematch-note.tsx';
import { leaveRoom } from '../../stage/room-sessions.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import { useHeadingFocus } from '../../stage/use-heading-focus.ts';
import { matchTexts } from '../../texts/match.ts';
import { Beam } from '../../ui/beam.tsx';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Confetti } from './confetti.tsx';
import { Portraits } from './portraits.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { sentenceOf } from './sentence.ts';
import styles from './ceremony.module.css';

const t = matchTexts.ceremony;

const titleOf = ({ winner, is_tie }: MatchResultView): string => (winner ? t.title : is_tie ? t.tie : t.nobody);

/** Each round with what decided it and what its score means, one sentence each; what opponents saw and nobody claimed stands below. */
function How({ view }: { view: RoomView }) {
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how" className="t3">
        {t.how}
      </h2>
      {view.standings.length > 0 && <RoundsTable view={view} />}
      <ul className={styles.sentences}>
        {view.standings.map((standing) => (
          <li key={standing.round}>
            <b>{t.roundWon(standing.round)}.</b> {sentenceOf(view, standing)}{' '}
            <span className="muted">{matchTexts.round(standing.round).score}</span>
          </li>
        ))}
        {view.witnessed.map(({ user_id: id, username, play, witnesses }) => (
          <li key={`${id}${play}`} className="muted">
            {id === view.you ? t.witnessedYou(witnesses, play) : t.witnessed(username, witnesses, play)}
          </li>
        ))}
      </ul>
      {view.standings.length > 1 && <p className="muted t1">{matchTexts.scoreboard.rule}</p>}
    </section>
  );
}

function Options({ session, view }: RoundProps) {
  const navigate = useNavigate();
  const refused = useStore(session.room, (state) => state.status === 'refused');
  const closed = refused || view.status === 'closed';
  const possible = mayRematch(view, closed);
  const asked = view.rematch?.accepted.includes(view.you) ?? false;
  const end = (): void => {
    void navigate('/play');
    void leaveRoom();
  };
  return (
    <div className={styles.bar} data-toasts="above" role="region" aria-label={t.options}>
      <div className={`wrap ${styles.buttons}`}>
        <div className="grow">
          {possible ? (
            <RematchNote view={view} serverNow={session.serverNow} />
          ) : (
            <b role="status">{closed ? t.closed : endedBecause(view)}</b>
          )}
        </div>
        {view.match_id !== null && (
          <ButtonLike small tone="txt">
            <Link to={`/match/${view.match_id}`}>{t.page}</Link>
          </ButtonLike>
        )}
        <ButtonLike small tone="txt">
          <Link to="/">{t.home}</Link>
        </ButtonLike>
        {possible ? (
          <>
            <Button onClick={end}>{t.end}</Button>
            <Button tone="pri" busy={asked} onClick={() => void playAgain(session)}>
              {t.again}
            </Button>
          </>
        ) : (
          <ButtonLike tone="pri">
            <Link to="/play">{t.again}</Link>
          </ButtonLike>
        )}
      </div>
    </div>
  );
}

/** Winner takes all: who won the match, with which caption, how it came to it, and where to go from here (spec §2 Game arena page). */
export function Ceremony({ session, view }: RoundProps) {
  const heading = useHeadingFocus();
  const result = view.match_result;
  if (!result) return null;
  const { winner, winners, winning_caption: caption } = result;
  const heads = winner ? [winner] : result.is_tie ? winners : [];
  return (
    <main className={`onstage ${styles.ceremony}`} data-phase="finished">
      {winner && <Confetti key={view.match_id} />}
      <h1 ref={heading} className={`wrap ${styles.title}`} tabIndex={-1}>
        {titleOf(result)}
      </h1>
      <div className={`wrap ${styles.columns}`}>
        <Beam half="20px" above="var(--result-above)" below="56px" className={styles.heads}>
          <Portraits session={session} view={view} who={heads.map((one) => one.user_id)} crowned={winner !== null} note={result.message} />
        </Beam>
        <div className={styles.facts}>
          {caption !== null && (
            <figure className={styles.caption}>
              <figcaption className="lab muted">{t.caption}</figcaption>
              <blockquote>{caption}</blockquote>
            </figure>
          )}
          <How view={view} />
          {view.match_id !== null && <CurveQuestion matchId={view.match_id} />}
        </div>
      </div>
      <Options session={session} view={view} />
    </main>
  );
}
