import { useState } from 'react';
import type { LobbyItem } from '@deadpan/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { KeyDialog } from '../../stage/key-dialog.tsx';
import { useWayBack } from '../../stage/use-way-back.ts';
import { appTexts } from '../../texts/app.ts';
import { arenasTexts } from '../../texts/arenas.ts';
import { wayBackTexts } from '../../texts/way-back.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ArenaList } from './arena-list.tsx';
import { CreateArena } from './create-arena.tsx';
import { DirectAccess } from './direct-access.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { Protocol } from './protocol.tsx';
import { ReturnToMatch } from './return-to-match.tsx';
import { useArenas, useSeat } from './use-arenas.ts';
import { useJoin } from './use-join.ts';
import styles from './play-screen.module.css';

/** /play, the lobby browser (spec §2). */
export function PlayScreen() {
  const arenas = useArenas();
  const seat = useSeat();
  const queries = useQueryClient();
  const { join, joining, problem, forgetProblem, forfeiting, keepMatch } = useJoin();
  const [asking, setAsking] = useState<LobbyItem>();
  const [creating, setCreating] = useState(false);

  const choose = (arena: LobbyItem): void => {
    forgetProblem();
    if (arena.isPrivate) setAsking(arena);
    else void join({ arena });
  };

  /** What `seat` says was asked some time ago; the match in the way may have begun since, on another device. */
  const stay = (): void => {
    back.cancel();
    setAsking(undefined);
    keepMatch();
    void queries.invalidateQueries({ queryKey: ['seat'] });
  };
  const back = useWayBack({
    onNone: () => {
      stay();
      showToast(wayBackTexts.none);
    },
  });

  return (
    <main className={`wrap ${styles.play}`}>
      <title>{appTexts.title(arenasTexts.title)}</title>
      <div className={styles.head}>
        <h1>{arenasTexts.heading}</h1>
        {/* The line keeps its place while nothing is known yet: the page below must not jump. */}
        <p className="muted">{arenas.data ? arenasTexts.count(arenas.data.length) : '\u00a0'}</p>
      </div>
      <ReturnToMatch />
      <div className={styles.grid}>
        <div className={styles.column}>
          <ArenaList
            query={arenas}
            own={seat?.id}
            joining={joining}
            onJoin={choose}
            onForge={() => setCreating(true)}
            forgeFirst={!seat && !creating}
          />
          <Protocol />
        </div>
        <div className={styles.column}>
          <DirectAccess />
          <CreateArena open={creating} onOpenChange={setCreating} />
        </div>
      </div>
      <KeyDialog
        open={asking !== undefined && !forfeiting}
        words={arenasTexts.key}
        text={asking && arenasTexts.key.text(asking.name)}
        busy={joining !== undefined}
        problem={problem}
        toasted
        onClose={() => setAsking(undefined)}
        onSubmit={(password) => asking && void join({ arena: asking, password })}
      />
      {forfeiting && (
        <ForfeitDialog
          returning={back.asking}
          onStay={stay}
          onReturn={() => void back.go()}
          onLeave={() => {
            back.cancel();
            void join(forfeiting, true);
          }}
        />
      )}
    </main>
  );
}
