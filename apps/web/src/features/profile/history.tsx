import { useEffect, useRef } from 'react';
import type { MatchListItem } from '@deadpan/protocol';
import { Link, useNavigationType } from 'react-router';
import { profileTexts } from '../../texts/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Face } from '../../ui/face.tsx';
import { Loader } from '../../ui/loader.tsx';
import { asMoment } from './dates.ts';
import type { TypeChoice } from './series.ts';
import { useHistory } from './use-history.ts';
import styles from './history.module.css';

const t = profileTexts.history;
/** The match that was looked at last: who comes back from it goes on reading there. */
let opened: string | null = null;

function Match({ match, me }: { match: MatchListItem; me: string }) {
  const { id, endedAt, gameType, result, score, wins, plays, players } = match;
  const others = players.filter((one) => one.id !== me).map((one) => one.username);
  return (
    <li>
      <Link to={`/match/${id}`} className={styles.match} data-result={result} onClick={() => (opened = id)}>
        <span className={styles.mark} aria-hidden="true">
          {result === 'won' ? <Crown /> : <Face percent={result === 'lost' ? 60 : 0} size={32} />}
        </span>
        <span className={`d t3 ${styles.result}`}>{t.results[result]}</span>
        <span className={styles.what}>
          <span className={styles.names}>{others.length > 0 ? t.against(others.join(', ')) : t.alone}</span>
          <span className="muted t1">
            <time dateTime={endedAt}>{asMoment(endedAt)}</time>, {profileTexts.typeNames[gameType]}, {t.wins(wins, plays)}
          </span>
        </span>
        <span className={styles.score}>
          <span className="muted t1">{t.score} </span>
          <span className="d t3 num">{Math.round(score)}</span>
        </span>
      </Link>
    </li>
  );
}

/** The player's matches, the newest first, a page at a time; each leads to its own page. */
export function History({ type, me }: { type: TypeChoice; me: string }) {
  const { matches, failed, retry, more, loadingMore } = useHistory(type);
  const list = useRef<HTMLOListElement>(null);
  const returns = useNavigationType() === 'POP';
  useEffect(() => {
    if (!returns) opened = null;
    // After the new page has been put to its top.
    const frame = requestAnimationFrame(() => {
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      links.find(({ pathname }) => pathname === `/match/${opened}`)?.focus();
      opened = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [returns]);
  const count = matches?.length ?? 0;
  const goOnAt = useRef<number>(undefined);
  useEffect(() => {
    const at = goOnAt.current;
    if (at === undefined || count <= at) return;
    goOnAt.current = undefined;
    // On with reading where the list went on; the button may be gone.
    list.current?.querySelectorAll<HTMLElement>('a')[at]?.focus();
  }, [count]);
  // Another list: nobody waits for the rest of this one.
  useEffect(() => () => void (goOnAt.current = undefined), [type]);
  if (!matches) {
    if (failed) return <Empty closed title={t.failed} action={<Button onClick={retry}>{t.again}</Button>} />;
    return <Loader>{t.loading}</Loader>;
  }
  if (matches.length === 0) return <Empty title={t.none} />;
  const showMore = (): void => {
    goOnAt.current = count;
    void more?.();
  };
  return (
    <>
      <ol ref={list} className={styles.list}>
        {matches.map((match) => (
          <Match key={match.id} match={match} me={me} />
        ))}
      </ol>
      <p className="vh" role="status">
        {t.shown(matches.length)}
      </p>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t.failed}
        </p>
      )}
      {more && (
        <p className={styles.more}>
          <Button busy={loadingMore} onClick={showMore}>
            {loadingMore ? t.loadingMore : t.more}
          </Button>
        </p>
      )}
    </>
  );
}
