import type { RoomView, StandingView } from '@deadpan/protocol';
import { MatchHead } from '../../stage/match-head.tsx';
import { NextUp } from '../../stage/next-up.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { matchTexts } from '../../texts/match.ts';
import { Beam } from '../../ui/beam.tsx';
import { Portraits } from './portraits.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { sentenceOf } from './sentence.ts';
import styles from './scoreboard.module.css';

const t = matchTexts.scoreboard;

function titleOf({ you, round }: RoomView, standing: StandingView | undefined): string {
  if (standing?.winner) return standing.winner.user_id === you ? t.titleYou(round) : t.title(round, standing.winner.username);
  return standing?.result === 'draw' ? t.titleShared(round) : t.titleNobody(round);
}

/** Between two rounds: who took the last one and why, where everybody stands, and what comes (design "Match"). */
export function Scoreboard({ session, view }: RoundProps) {
  const standing = view.standings.findLast(({ round }) => round === view.round);
  const heads = standing?.winner ? [standing.winner] : standing?.result === 'draw' ? standing.tied : [];
  return (
    <main className={`onstage ${styles.board}`} data-phase="scoreboard">
      <MatchHead view={view} serverNow={session.serverNow} title={titleOf(view, standing)} />
      <div className={`wrap ${styles.columns}`}>
        <Beam half="20px" above="80px" below="56px" className={styles.heads}>
          <Portraits
            session={session}
            view={view}
            who={heads.map((one) => one.user_id)}
            crowned={standing?.winner !== null && standing?.winner !== undefined}
            {...(standing && { note: sentenceOf(view, standing) })}
          />
        </Beam>
        <div className={styles.facts}>
          <RoundsTable view={view} />
          <p className="muted t1">
            {matchTexts.round(view.round).score} {t.rule}
          </p>
          <NextUp session={session} view={view} />
        </div>
      </div>
    </main>
  );
}
