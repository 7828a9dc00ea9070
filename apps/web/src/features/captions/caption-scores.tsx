import type { CaptionScore, CaptionsView, RoomView } from '@deadpan/protocol';
import { MatchTools } from '../../stage/match-tools.tsx';
import { NextUp } from '../../stage/next-up.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { VerdictPage } from '../../stage/verdict-page.tsx';
import { captionTexts } from '../../texts/captions.ts';
import { Crown } from '../../ui/crown.tsx';
import { cx } from '../../ui/cx.ts';
import { StillPicture } from './captions-stage.tsx';
import { pointsOf } from './points.ts';
import styles from './scores.module.css';

const t = captionTexts.scores;

function titleOf({ you, standings }: RoomView): string {
  const standing = standings.find(({ round }) => round === 3);
  if (standing?.winner) return standing.winner.user_id === you ? t.titleYou : t.title(standing.winner.username);
  return standing?.result === 'draw' ? t.titleShared : t.titleNobody;
}

/** How it was judged, honestly: by whom, how good that is, and what was missing. */
function HowJudged({ captions: { judge, scores } }: { captions: Pick<CaptionsView, 'judge' | 'scores'> }) {
  const measured = scores?.some(({ laughter }) => laughter > 0) ?? false;
  if (!judge) return <p className="muted t1">{t.noJudge}</p>;
  const worth = judge.name === t.houseJudge ? t.honest : t.unmeasured;
  return (
    <p className="muted t1">
      {judge.fell_back ? t.fellBack(judge.name) : t.judgedBy(judge.name)} {worth} {!measured && t.noLaughter}
    </p>
  );
}

function Scored({ score, you, won, judged }: { score: CaptionScore; you: boolean; won: boolean; judged: boolean }) {
  const { laughter, judge, total } = pointsOf(score);
  return (
    <li className={cx(styles.scored, won && styles.won)} data-you={you || undefined}>
      <div className={styles.words}>
        <blockquote>{score.text}</blockquote>
        <p className={styles.by}>
          {won && <Crown className={styles.crown} />}
          <b className="keepcase">{you ? t.you : score.username}</b>
        </p>
        <p className="t1 muted">{judged ? t.sum(laughter, judge, total) : t.onlyLaughter(total)}</p>
        {score.reason !== '' && (
          <p className="t1">
            <span className="muted">{t.judge}</span> {score.reason}
          </p>
        )}
      </div>
      <p className={styles.total}>
        <b className="d t5 num">{total}</b> <span className="t1 muted">{t.points(total)}</span>
      </p>
    </li>
  );
}

/** After round 3: every caption with its name, what it brought and why, best first (design "Round 3"). */
export function CaptionScores({ session, view }: RoundProps) {
  const { captions, standings, you } = view;
  if (!captions?.scores) return null;
  const standing = standings.find(({ round }) => round === 3);
  const best = standing?.winner ? [standing.winner] : standing?.result === 'draw' ? standing.tied : [];
  return (
    <VerdictPage
      phase="scoreboard"
      title={titleOf(view)}
      tools={<MatchTools sound={session.sound} />}
      bar={<NextUp session={session} view={view} />}
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <StillPicture still={captions.still} />
          <HowJudged captions={captions} />
        </div>
        <ol className={styles.list}>
          {captions.scores.map((score) => (
            <Scored
              key={score.user_id}
              score={score}
              you={score.user_id === you}
              won={best.some((one) => one.user_id === score.user_id)}
              judged={captions.judge !== null}
            />
          ))}
        </ol>
      </div>
    </VerdictPage>
  );
}
