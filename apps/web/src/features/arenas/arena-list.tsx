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
  onJoin: (arena: LobbyItem) => void;
  onForge: () => void;
}

/** ALL ARENAS: the list, or why there is none. */
export function ArenaList({ query, joining, onJoin, onForge }: ArenaListProps) {
  const { data, isError, isFetching, refetch } = query;

  // Said once when it begins to fail, not every ten seconds while it does.
  useEffect(() => {
    if (isError) showToast({ ...texts.failed, tone: 'bad' });
  }, [isError]);

  return (
    <Card className={styles.card} aria-labelledby="all-arenas">
      <div className="row between">
        <h2 id="all-arenas">{texts.heading}</h2>
        <Button icon aria-label={texts.refresh} busy={isFetching && data !== undefined} onClick={() => void refetch()}>
          <Icon name="refresh" />
        </Button>
      </div>
      {data === undefined && !isError && <Loader>{texts.loading}</Loader>}
      {data === undefined && isError && (
        <Empty closed title={texts.failed.title} action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}>
          {texts.failed.text}
        </Empty>
      )}
      {data?.length === 0 && (
        <Empty
          title={texts.empty}
          action={
            <Button tone="pri" onClick={onForge}>
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
            <ArenaRow key={arena.id} arena={arena} busy={joining === arena.id} onJoin={onJoin} />
          ))}
        </ul>
      )}
    </Card>
  );
}
