import { useState } from 'react';
import type { LobbyItem } from '@deadpan/protocol';
import { appTexts } from '../../texts/app.ts';
import { arenasTexts } from '../../texts/arenas.ts';
import { ArenaList } from './arena-list.tsx';
import { CreateArena } from './create-arena.tsx';
import { DirectAccess } from './direct-access.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { PrivateKeyDialog } from './private-key-dialog.tsx';
import { Protocol } from './protocol.tsx';
import { ReturnToMatch } from './return-to-match.tsx';
import { useArenas } from './use-arenas.ts';
import { useJoin } from './use-join.ts';
import styles from './play-screen.module.css';

/** /play, the lobby browser (spec §2). */
export function PlayScreen() {
  const arenas = useArenas();
  const { join, joining, problem, forgetProblem, forfeiting, keepMatch } = useJoin();
  const [asking, setAsking] = useState<LobbyItem>();
  const [creating, setCreating] = useState(false);

  const choose = (arena: LobbyItem): void => {
    forgetProblem();
    if (arena.isPrivate) setAsking(arena);
    else void join({ arena });
  };

  return (
    <main className={`wrap ${styles.play}`}>
      <title>{appTexts.title(arenasTexts.title)}</title>
      <div className={styles.head}>
        <h1>{arenasTexts.heading}</h1>
        {arenas.data && <p className="muted">{arenasTexts.count(arenas.data.length)}</p>}
      </div>
      <ReturnToMatch />
      <div className={styles.grid}>
        <div className={styles.column}>
          <ArenaList query={arenas} joining={joining} onJoin={choose} onForge={() => setCreating(true)} />
          <Protocol />
        </div>
        <div className={styles.column}>
          <DirectAccess />
          <CreateArena open={creating} onOpenChange={setCreating} />
        </div>
      </div>
      <PrivateKeyDialog
        arena={forfeiting ? undefined : asking}
        busy={joining !== undefined}
        problem={problem}
        onClose={() => setAsking(undefined)}
        onSubmit={(arena, password) => void join({ arena, password })}
      />
      <ForfeitDialog open={forfeiting !== undefined} onStay={keepMatch} onLeave={() => forfeiting && void join(forfeiting, true)} />
    </main>
  );
}
