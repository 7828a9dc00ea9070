import type { MatchResultView, RoomView } from '@deadpan/protocol';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { CurveQuestion } from '../../stage/curve-question.tsx';
import { endedBecause, mayRematch } from '../../stage/ended-because.ts';
import { SoundTool } from '../../stage/match-tools.tsx';
import { playAgain } from '../../stage/play-again.ts';
import { Portraits } from '../../stage/portraits.tsx';
import { RematchNote } from '../../stage/rematch-note.tsx';
import { leaveRoom } from '../../stage/room-sessions.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import { VerdictColumns, VerdictPage } from '../../stage/verdict-page.tsx';
import { matchTexts } from '../../texts/match.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Confetti } from './confetti.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { sentenceOf } from './sentence.ts';
import styles from './ceremony.module.css';

const t = matchTexts.ceremony;

const TITLES: Record<MatchResultView['result'], string> = { winner: t.title, draw: t.tie, complete_draw: t.nobody };

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
      {view.match_id !== null && (
        <p>
          <Link to={`/match/${view.match_id}`}>{t.page}</Link>
        </p>
      )}
    </section>
  );
}

function Options({ session, view }: RoundProps) {
  const navigate = useNavigate();
  const refused = useStore(session.room, (state) => state.status === 'refused');
  const closedFor = useStore(session.room, (state) => state.closed);
  const closed = refused || view.status === 'closed';
  const over = closed && closedFor !== 'deck_gone' ? t.closed : endedBecause(view, closedFor);
  const possible = mayRematch(view, closed);
  const asked = view.rematch?.accepted.includes(view.you) ?? false;
  const end = (): void => {
    void navigate('/play');
    void leaveRoom();
  };
  return (
    <ActionBar label={t.options}>
      {possible ? <RematchNote view={view} serverNow={session.serverNow} /> : <b role="status">{over}</b>}
      <ButtonLike tone="txt">
        <Link to="/">{t.home}</Link>
      </ButtonLike>
      {possible && <Button onClick={end}>{t.end}</Button>}
      {possible ? (
        <Button tone="pri" busy={asked} onClick={() => void playAgain(session)}>
          {t.again}
        </Button>
      ) : (
        <ButtonLike tone="pri">
          <Link to="/play">{t.again}</Link>
        </ButtonLike>
      )}
    </ActionBar>
  );
}

/** Winner takes all: who won the match, with which caption, how it came to it, and where to go from here (spec §2 Game arena page). */
export function Ceremony({ session, view }: RoundProps) {
  const camera = useStore(session.camera);
  const peers = useStore(session.mesh, (state) => state.peers);
  const result = view.match_result;
  if (!result) return null;
  const { winner, winners, winning_caption: caption } = result;
  const heads = winner ? [winner] : result.result === 'draw' ? winners : [];
  const who = heads.map((one) => one.user_id);
  return (
    <VerdictPage
      large
      phase="finished"
      title={TITLES[result.result]}
      tools={<SoundTool sound={session.sound} />}
      bar={<Options session={session} view={view} />}
    >
      {winner && <Confetti key={view.match_id} />}
      <VerdictColumns
        heads={<Portraits view={view} who={who} crowned={winner !== null} note={result.message} camera={camera} peers={peers} />}
      >
        {caption !== null && (
          <figure className={styles.caption}>
            <figcaption className="lab muted">{t.caption}</figcaption>
            <blockquote>{caption}</blockquote>
          </figure>
        )}
        <How view={view} />
        {view.match_id !== null && <CurveQuestion matchId={view.match_id} />}
      </VerdictColumns>
    </VerdictPage>
  );
}
