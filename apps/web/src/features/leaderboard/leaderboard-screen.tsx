import { boards, periods } from '@deadpan/protocol';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../engine/http/api.ts';
import { appTexts } from '../../texts/app.ts';
import { leaderboardTexts as texts } from '../../texts/leaderboard.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Picker } from '../../ui/picker.tsx';
import { BoardTable } from './board-table.tsx';
import { useBoard } from './use-board.ts';
import type { BoardState } from './use-board.ts';
import styles from './leaderboard.module.css';

function Rows({ answer, failed, retry }: BoardState) {
  const me = useStore(session.store, (state) => state.user);
  if (failed) return <Empty closed title={texts.failed} action={<Button onClick={retry}>{texts.again}</Button>} />;
  if (!answer || !me) return <Loader>{texts.loading}</Loader>;
  if (answer.rows.length === 0)
    return (
      <Empty
        title={texts.empty.title}
        action={
          <ButtonLike tone="pri">
            <Link to="/play">{texts.empty.play}</Link>
          </ButtonLike>
        }
      >
        {answer.minGames > 1 && texts.minimum(answer.minGames)}
      </Empty>
    );
  return (
    <>
      <BoardTable answer={answer} me={me} />
      {!answer.own && <p className={`muted ${styles.unranked}`}>{texts.unranked(answer.minGames)}</p>}
    </>
  );
}

/** /leaderboard: one board at a time, of this week or of all time; the player's own rank is always there. */
export function LeaderboardScreen() {
  const state = useBoard();
  const { board, period, answer, pending, failed, choose } = state;
  const said = pending || failed || !answer ? '' : texts.shown(texts.boards[board], texts.periods[period], answer.rows.length);
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(texts.title)}</title>
      <div>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </div>
      <div className={styles.choice}>
        <Picker
          legend={texts.board}
          value={board}
          options={boards.map((value) => ({ value, label: texts.boards[value] }))}
          onChange={(next) => choose({ board: next })}
        />
        <Picker
          legend={texts.period}
          value={period}
          options={periods.map((value) => ({ value, label: texts.periods[value] }))}
          onChange={(next) => choose({ period: next })}
        />
      </div>
      <p className={`muted ${styles.about}`}>
        {texts.about[board]} {period === 'week' && texts.weekIs} {answer && answer.minGames > 1 && texts.minimum(answer.minGames)}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      <section className={styles.rows} aria-label={texts.boards[board]} aria-busy={pending}>
        <Rows {...state} />
      </section>
    </main>
  );
}
