import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { stageTexts } from '../texts/stage.ts';
import { showToast } from '../ui/toast-store.ts';

const { invalidId, missingLobby } = stageTexts.toasts;

/** For an address whose code can be none: says so (spec §5 Validation) and goes to /play. `where`: the door or the game was asked for. */
export function NoSuchRoom({ where }: { where: 'lobby' | 'game' }) {
  useEffect(() => {
    showToast({ ...(where === 'lobby' ? invalidId : missingLobby), tone: 'bad' });
  }, [where]);
  return <Navigate to="/play" replace />;
}
