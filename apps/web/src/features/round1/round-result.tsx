import { useEffect, useState } from 'react';
import { limits, type RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import type { Verdict } from '../../stage/match-notes.ts';
import { secondsLeft } from '../../stage/remaining.ts';
import { SmileCurve } from '../../stage/smile-curve.tsx';
import { Portraits } from '../../stage/portraits.tsx';
import type { ResultProps, StageProps } from '../../stage/stage-props.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { VerdictColumns, VerdictPage } from '../../stage/verdict-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import { Skull } from '../../ui/skull.tsx';
import table from '../../ui/table.module.css';
import { Tally } from '../../ui/tally.tsx';
import { RematchNote, isRematchOn } from '../../stage/rematch-note.tsx';
import { WitnessedNotes } from './witnessed-notes.tsx';
import { WorstSmiles } from './worst-smiles.tsx';
import styles from './result.module.css';

function Why({ verdict }: { verdict: Verdict }) {
  return (
    <section className={styles.why} aria-labelledby="why-out">
      <div className="row between wrapx">
        <h2 id="why-out" className="t3">
          {t.you.why(verdict.play)}
        </h2>
        <Badge tone="out">
          <Skull />
          {t.you.badge}
        </Badge>
      </div>
      <p className="muted">{t.you.reason(verdict.meme)}</p>
      <SmileCurve verdict={verdict} />
    </section>
  );
}

function verdictOf(view: RoomView, id: string): string {
  const result = view.match_result;
  if (result?.winner?.user_id === id) return t.result.winner;
  if (result?.is_tie && result.winners.some((one) => one.user_id === id)) return t.result.tieVerdict;
  return t.result.eliminated;
}

function Statistics({ view, notes }: Pick<StageProps, 'view' | 'notes'>) {
  const wins = (id: string): number => view.match_result?.wins[id] ?? view.players.find((one) => one.user_id === id)?.wins ?? 0;
  const rows = view.players.toSorted((a, b) => wins(b.user_id) - wins(a.user_id));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t.result.warrior}</th>
          <th scope="col">{t.result.wins}</th>
          <th scope="col">{t.result.worst}</th>
          <th scope="col">{t.result.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ user_id: id, username }) => {
          const peak = notes.peaks[id];
          const verdict = verdictOf(view, id);
          return (
            <tr key={id} data-you={id === view.you || undefined}>
              <th scope="row">
                <span className={styles.who}>
                  <span className={styles.slot}>{verdict === t.result.winner && <Crown />}</span>
                  <span className={styles.name}>{id === view.you ? t.result.you : username}</span>
                </span>
              </th>
              <td>
                <Tally count={wins(id)} label="" />
              </td>
              <td>
                {peak === undefined ? (
                  '–'
                ) : (
                  <span className="row num">
                    <Mouth percent={peak} className={styles.mouth} />
                    {peak}&thinsp;%
                  </span>
                )}
              </td>
              <td>{verdict}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** That the arena is closed, and why when it is not for what was chosen. */
const overBecause = ({ closedFor }: Pick<ResultProps, 'closedFor'>): string =>
  closedFor === 'deck_gone' ? `${t.result.over} ${t.postGame.withoutOwner}` : t.result.over;

function Leaving({ view, serverNow, leavesAt, closed, closedFor }: ResultProps) {
  const seconds = useTicking(() => (leavesAt === null ? 0 : secondsLeft(leavesAt - Date.now())));
  if (closed) return <b>{overBecause({ closedFor })}</b>;
  if (isRematchOn(view)) return <RematchNote view={view} serverNow={serverNow} />;
  return <b className="num">{leavesAt === null ? t.result.staying : t.result.leaving(seconds)}</b>;
}

/** What has just come about, in words: a live region must stand before it is filled, or nothing is said. */
function Said({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}

/** ROUND 1 CHAMPION! or IT'S A TIE!, with statistics and why one was out; it returns to /play unless one stays (spec §2, §4). */
export function RoundResult(props: ResultProps) {
  const { view, camera, peers, notes, leavesAt, closed, onStay, onEnd, onAgain, asked } = props;
  const result = view.match_result;
  const alone = view.players.every((one) => one.left || one.user_id === view.you);
  const tie = result?.result !== 'winner';
  const heads = tie ? (result?.winners ?? []) : result.winner ? [result.winner] : [];
  const wins = (id: string | undefined): number => (id === undefined ? 0 : (result?.wins[id] ?? 0));
  const note = tie || wins(result.winner?.user_id) === 0 ? result?.message : t.result.plays(wins(result.winner?.user_id), view.total_plays);
  const who = heads.map((one) => one.user_id);
  const leaving = leavesAt === null ? '' : t.result.leavingSaid(limits.round1.resultMs / 1_000);
  const bar = (
    <ActionBar label={t.result.verdict}>
      {props.bar ?? (
        <>
          <Leaving {...props} />
          {leavesAt !== null && (
            <Button tone="txt" onClick={onStay}>
              {t.result.stay}
            </Button>
          )}
          <Button onClick={onEnd}>{t.result.end}</Button>
          {!closed && !alone && (
            <Button tone="pri" onClick={onAgain} busy={asked}>
              {t.result.again}
            </Button>
          )}
        </>
      )}
    </ActionBar>
  );
  return (
    <VerdictPage large phase="round_ended" title={tie ? t.result.tie : t.result.champion} tools={props.tools} bar={bar}>
      <Said>{result?.message ?? ''}</Said>
      {/* Apart, so that it is said anew when the time begins anew, and the result is not. */}
      <Said>{closed ? overBecause(props) : leaving}</Said>
      <VerdictColumns heads={<Portraits view={view} who={who} crowned={!tie} note={note} camera={camera} peers={peers} />}>
        {notes.verdict?.confirmed ? <Why verdict={notes.verdict} /> : <WorstSmiles view={view} notes={notes} />}
        <Statistics view={view} notes={notes} />
        <WitnessedNotes view={view} />
      </VerdictColumns>
    </VerdictPage>
  );
}
