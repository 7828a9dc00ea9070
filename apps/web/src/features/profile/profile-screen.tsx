import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { session, stats } from '../../engine/http/api.ts';
import { appTexts } from '../../texts/app.ts';
import { profileTexts as texts } from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Details } from './details.tsx';
import { Figures } from './figures.tsx';
import styles from './profile-screen.module.css';

const asDate = (text: string): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(text));

function Person({ user, busy, onRefresh }: { user: User; busy: boolean; onRefresh: () => void }) {
  return (
    <section className={styles.person}>
      <Avatar name={user.username} src={user.profile_picture_url} size="large" />
      <div className="grow">
        <div className={styles.named}>
          <h1 className="keepcase">{user.username}</h1>
          <Badge tone="safe">
            <BadgeDot />
            {texts.active}
          </Badge>
        </div>
        <p className={`muted ${styles.facts}`}>
          <span>{user.email}</span>
          <span>{texts.joined(asDate(user.created_at))}</span>
        </p>
      </div>
      <Button busy={busy} onClick={onRefresh}>
        {!busy && <Icon name="refresh" />}
        {busy ? texts.refreshing : texts.refresh}
      </Button>
    </section>
  );
}

/** /profile: numbers are big and few; zeros while they cannot be had (spec §7). */
export function ProfileScreen() {
  const user = useStore(session.store, (state) => state.user);
  const { data, isError, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => stats.own(signal),
  });

  useEffect(() => {
    if (isError) showToast({ ...texts.failed, tone: 'bad' });
  }, [isError, errorUpdatedAt]);

  if (!user) return null;
  return (
    <main className={`wrap ${styles.profile}`}>
      <title>{appTexts.title(texts.title)}</title>
      <Person user={user} busy={isFetching} onRefresh={() => void refetch()} />
      <Figures stats={data} />
      {data?.total_sessions === 0 && <p className={`muted ${styles.none}`}>{texts.none}</p>}
      {data && data.total_sessions > 0 && <Details stats={data} />}
    </main>
  );
}
