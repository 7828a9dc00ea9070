import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User, UserStats } from '@deadpan/protocol';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session, stats } from '../../engine/http/api.ts';
import { records } from '../../engine/http/records-api.ts';
import { appTexts } from '../../texts/app.ts';
import { profileTexts as texts } from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picker } from '../../ui/picker.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { asDate } from './dates.ts';
import { Details } from './details.tsx';
import { Figures } from './figures.tsx';
import { History } from './history.tsx';
import { Results } from './results.tsx';
import { DAYS } from './series.ts';
import type { TypeChoice } from './series.ts';
import styles from './profile-screen.module.css';

/** What is shown until there is more to show, and when it cannot be had (spec §7). */
const nothing: UserStats = {
  total_sessions: 0,
  average_score: 0,
  best_score: 0,
  win_rate: 0,
  total_wins: 0,
  total_losses: 0,
  loss_rate: 0,
  recent_win_rate: 0,
  game_type_breakdown: {},
};

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
      <div className={styles.doings}>
        <ButtonLike>
          <Link to="/account">
            <Icon name="user" />
            {texts.account}
          </Link>
        </ButtonLike>
        <Button busy={busy} onClick={onRefresh}>
          {!busy && <Icon name="refresh" />}
          {busy ? texts.refreshing : texts.refresh}
        </Button>
      </div>
    </section>
  );
}

const kinds: { value: TypeChoice; label: string }[] = [
  { value: 'all', label: texts.results.all },
  { value: 'round1', label: texts.typeNames.round1 },
  { value: 'full', label: texts.typeNames.full },
];

/** /profile: numbers are big and few; zeros while they cannot be had (spec §7). Below them what they are made of. */
export function ProfileScreen() {
  const user = useStore(session.store, (state) => state.user);
  const [type, setType] = useState<TypeChoice>('all');
  const queries = useQueryClient();
  const { data, isError, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => stats.own(signal),
  });
  const series = useQuery({ queryKey: ['series', DAYS], queryFn: ({ signal }) => records.series(DAYS, signal) });

  useEffect(() => {
    if (isError) showToast({ ...texts.failed, tone: 'bad' });
  }, [isError, errorUpdatedAt]);

  if (!user) return null;
  const refresh = (): void => {
    void refetch();
    void series.refetch();
    void queries.invalidateQueries({ queryKey: ['matches'] });
  };
  return (
    <main className={`wrap ${styles.profile}`}>
      <title>{appTexts.title(texts.title)}</title>
      <Person user={user} busy={isFetching} onRefresh={refresh} />
      <Figures stats={data ?? nothing} />
      <Details stats={data ?? nothing} shares={series.data?.shares} known={data !== undefined} />
      <section className={styles.details} aria-labelledby="results">
        <div className={styles.head}>
          <div>
            <h2 id="results">{texts.results.heading}</h2>
            <p className="muted t1">{texts.results.hint}</p>
          </div>
          <Picker legend={texts.results.type} value={type} options={kinds} onChange={setType} />
        </div>
        <Results series={series} type={type} />
      </section>
      <section className={styles.details} aria-labelledby="matches">
        <h2 id="matches" className={styles.under}>
          {texts.history.heading}
        </h2>
        <History key={type} type={type} me={user.id} />
      </section>
    </main>
  );
}
