import { useCallback, useEffect, useState } from 'react';
import type { User } from '@deadpan/protocol';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../engine/http/api.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { completion } from '../features/onboarding/completion.ts';
import { isPageLocked } from '../ui/page-lock.ts';
import { usePressed } from '../ui/use-pressed.ts';
import { useTyping } from '../ui/use-typing.ts';
import { currentRoom } from '../stage/current-room.ts';

const APPEARS_AFTER_MS = 1000;
/** Who closed it is not stopped by it again at every refresh of this tab. */
const DISMISSED = 'onboarding_dismissed';

/** Where somebody sits, types, reads or looks into a camera: the introduction would come in between. */
const BUSY = /^\/(lobby|game|login|register|forgot-password|reset-password|terms|privacy|camera-check)(\/|$)/;

/** These places, the demo, and the way of somebody who was invited: nothing may stand between a player and a seat (design "Onboarding"). */
function isBusyPlace({ pathname, search }: { pathname: string; search: string }): boolean {
  const params = new URLSearchParams(search);
  const invited = /^\/(lobby|game)\//.test(params.get('to') ?? '');
  return BUSY.test(pathname) || invited || params.get('demo') === 'true';
}

interface Onboarding {
  shown: boolean;
  user: User | null;
  /** completed, or dismissed: then it stays away for as long as the tab is open */
  close: (completed: boolean) => void;
  /** clears the completion and shows it, wherever that is allowed */
  again: () => void;
}

/**
 * When the introduction appears (spec §2): 1 s after `decidedAt`, when it was known who is there, unless completed; closed, it stays closed in this
 * tab. `load` fetches it beforehand: what was free when it was asked for may be taken when it comes.
 */
export function useOnboarding(decidedAt: number | null, load: () => Promise<unknown>): Onboarding {
  const { user, loading } = useStore(session.store);
  const inRoom = useStore(currentRoom, (state) => state.current !== null);
  const place = useLocation();
  const pressed = usePressed();
  const typing = useTyping();
  const [state, setState] = useState<'waiting' | 'shown' | 'over'>(() => (tabKept.getItem(DISMISSED) === 'yes' ? 'over' : 'waiting'));
  const busy = inRoom || isBusyPlace(place);
  const id = user?.id ?? null;
  const due = state === 'waiting' && !loading && !busy && !completion.isDone(id);

  useEffect(() => {
    if (!due) return undefined;
    // Two dialogs at once would hold on to each other's focus, a button over which it appears between press and release is not pressed, and a key
    // that is meant for the page would close it or choose in it unread: it waits until the page is free.
    let over = false;
    const appear = (): void => {
      if (over) return;
      if (isPageLocked() || pressed.current.size > 0 || typing()) timer = setTimeout(ask, APPEARS_AFTER_MS);
      else setState('shown');
    };
    // Without it, somebody who is offline goes on without an introduction.
    const ask = (): void => void load().then(appear, () => undefined);
    let timer = setTimeout(ask, (decidedAt ?? performance.now()) + APPEARS_AFTER_MS - performance.now());
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [due, decidedAt, pressed, typing, load]);

  // Who has completed it as a guest is a stranger again as a player.
  const close = useCallback((completed: boolean) => {
    if (!completed) tabKept.setItem(DISMISSED, 'yes');
    setState(completed ? 'waiting' : 'over');
  }, []);
  return {
    shown: state === 'shown' && !busy,
    user,
    close,
    again: () => {
      completion.forget(id);
      if (!busy && !loading) setState('shown');
    },
  };
}
