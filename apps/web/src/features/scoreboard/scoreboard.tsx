import type { RoomView, StandingView } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { MatchTools } from '../../stage/match-tools.tsx';
import { NextUp } from '../../stage/next-up.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { tallied, worth } from '../../stage/tally.ts';
import { VerdictPage } from '../../stage/verdict-page.tsx';
import { matchTexts } from '../../texts/match.ts';
import { cx } from '../../ui/cx.ts';
import { Place } from './place.tsx';
import { sentenceOf } from './sentence.ts';
import styles from './scoreboard.module.css';

const t = matchTexts.scoreboard;

function titleOf({ you, round }: RoomView, standing: StandingView | undefined): string {
  if (standing?.winner) return standing.winner.user_id === you ? t.titleYou(round) : t.title(round, standing.winner.username);
  return standing?.result === 'draw' ? t.titleShared(round) : t.titleNobody(round);
}

/** Between two rounds: who took the last one and why, where everybody stands, and what comes (design "Match"). */
export function Scoreboard({ session, view }: RoundProps) {
  const camera = useStore(session.camera);
  const peers = useStore(session.mesh, (state) => state.peers);
  const standing = view.standings.findLast(({ round }) => round === view.round);
  const tallies = tallied(view);
  return (
    <VerdictPage
      phase="scoreboard"
      title={titleOf(view, standing)}
      tools={<MatchTools sound={session.sound} />}
      bar={<NextUp session={session} view={view} />}
    >
      <div className={cx('wrap', styles.board)}>
        <p className="t3">{standing && sentenceOf(view, standing)}</p>
        <ol className={styles.places} data-players={tallies.length}>
          {tallies.map((tally) => {
            const share = standing ? worth(standing, tally.player.user_id) : 0;
            return <Place key={tally.player.user_id} view={view} tally={tally} share={share} camera={camera} peers={peers} />;
          })}
        </ol>
        <p className="muted t1">
          {matchTexts.round(view.round).score} {t.rule}
        </p>
      </div>
    </VerdictPage>
  );
}
