import { useEffect } from 'react';
import type { LobbyItem } from '@deadpan/protocol';
import { arenasTexts } from '../../texts/arenas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ArenaRow } from './arena-row.tsx';
import type { useArenas } from './use-arenas.ts';
import styles from './arena-list.module.css';

const { list: texts } = arenasTexts;

interface ArenaListProps {
  query: ReturnType<typeof useArenas>;
  joining: string | undefined;
  /** the arena the player sits in */
  own: string | undefined;
  onJoin: (arena: LobbyItem) => void;
  onForge: () => void;
  /** whether opening an arena is the likeliest next step */
  forgeFirst: boolean;
}

/** ALL ARENAS: the list, or why there is none. */
export function ArenaList({ query, joining, own, onJoin, onForge, forgeFirst }: ArenaListProps) {
  const { data, isError, isFetching, refetch } = query;

  // Said once when it begins to fail, not every ten seconds while it does.
  useEffect(() => {
    if (isError) showToast({ ...texts.failed, tone: 'bad' });
  }, [isError]);

  const again = async (): Promise<void> => {
    const { isError: stillFails } = await refetch();
    if (isError && stillFails) showToast({ ...texts.failed, tone: 'bad' });
  };

  return (
    <Card className={styles.card} aria-labelledby="all-arenas">
      <div className="row between">
        <h2 id="all-arenas">{texts.heading}</h2>
        <Button icon aria-label={texts.refresh} busy={isFetching && data !== undefined} onClick={() => void again()}>
          <Icon name="refresh" />
        </Button>
      </div>
      {data === undefined && !isError && <Loader>{texts.loading}</Loader>}
      {data === undefined && isError && (
        <Empty closed title={texts.failed.title} action={<Button onClick={() => void again()}>{texts.retry}</Button>}>
          {texts.failed.text}
        </Empty>
      )}
      {data?.length === 0 && (
        <Empty
          title={texts.empty}
          action={
            <Button tone={forgeFirst ? 'pri' : 'plain'} onClick={onForge}>
              {texts.emptyButton}
            </Button>
          }
        >
          {texts.emptyText}
        </Empty>
      )}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((arena) => (
            <ArenaRow key={arena.id} arena={arena} own={arena.id === own} busy={joining === arena.id} onJoin={onJoin} />
          ))}
        </ul>
      )}
    </Card>
  );
}
