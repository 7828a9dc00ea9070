import { useId, useRef, useState } from 'react';
import type { BlockedPlayer } from '@deadpan/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { detailOf } from '../../engine/http/http-error.ts';
import { strangerTexts } from '../../texts/strangers.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { strangers } from './calls.ts';
import styles from './blocked-list.module.css';

const { list: t, toasts } = strangerTexts;
const KEY = ['blocks'];
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function Row({ player, onGone }: { player: BlockedPlayer; onGone: () => void }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const unblock = async (): Promise<void> => {
    setBusy(true);
    try {
      await strangers.unblock(player.id);
      queries.setQueryData<BlockedPlayer[]>(KEY, (all) => all?.filter(({ id }) => id !== player.id));
      onGone();
      showToast({ ...toasts.unblocked(player.username), tone: 'good' });
    } catch (error) {
      setBusy(false);
      showToast({ title: toasts.unblockFailed, text: detailOf(error) ?? toasts.tryAgain, tone: 'bad' });
    }
  };
  return (
    <li>
      <span className={styles.who}>
        <b>{player.username}</b> <span className="muted t1">{t.since(day.format(new Date(player.blockedAt)))}</span>
      </span>
      <Button small busy={busy} aria-label={t.unblockWho(player.username)} onClick={() => void unblock()}>
        {t.unblock}
      </Button>
    </li>
  );
}

function Rows({ onGone }: { onGone: () => void }) {
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => strangers.blocked(signal), staleTime: 0 });
  if (isError && !data) return <Empty closed title={t.failed} action={<Button small onClick={() => void refetch()}>{t.again}</Button>} />; // prettier-ignore
  if (!data) return <Loader>{t.loading}</Loader>;
  if (data.length === 0) return <Empty title={t.empty} />;
  return (
    <ul className={styles.list}>
      {data.map((player) => (
        <Row key={player.id} player={player} onGone={onGone} />
      ))}
    </ul>
  );
}

/** Whom the player has blocked, and the way to undo it: a section for the account screen. */
export function BlockedList() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 ref={title} id={heading} className="t3" tabIndex={-1}>
        {t.title}
      </h2>
      <p className="muted">{t.hint}</p>
      {/* A row that goes takes the focus along; it goes to the heading instead of nowhere. */}
      <Rows onGone={() => title.current?.focus()} />
    </section>
  );
}
