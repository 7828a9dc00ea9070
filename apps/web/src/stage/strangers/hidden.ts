import type { RoomId, UserId } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readFields } from '../../engine/storage/json.ts';
import { tabKept } from '../../engine/storage/kept.ts';

const KEY = 'deadpan.hidden';

/** Whose video this page does not show, in the one arena it is in. Nobody is told. */
interface Hidden {
  roomId: RoomId | null;
  who: readonly UserId[];
}

/** As the tab left it: a reload must not show the picture again. */
function remembered(): Hidden {
  const { roomId, who } = readFields(tabKept, KEY);
  return typeof roomId === 'string' && Array.isArray(who) ? { roomId, who } : { roomId: null, who: [] };
}

const store = createStore<Hidden>(remembered);

/** Hides or shows a player's picture and sound; another arena begins with everybody shown. */
export function setHidden(roomId: RoomId, id: UserId, hide: boolean): void {
  const { roomId: before, who } = store.getState();
  const others = before === roomId ? who.filter((one) => one !== id) : [];
  const next = { roomId, who: hide ? [...others, id] : others };
  store.setState(next);
  tabKept.setItem(KEY, JSON.stringify(next));
}

/** Whether this page hides a player: for whatever shows their picture or plays their sound. */
export function useHidden(roomId: RoomId, id: UserId): boolean {
  return useStore(store, () => isHidden(roomId, id));
}

/** The same for what is no component. */
export function isHidden(roomId: RoomId, id: UserId): boolean {
  const { roomId: room, who } = store.getState();
  return room === roomId && who.includes(id);
}

/** Calls back when somebody is hidden or shown; returns the way out. */
export const onHidden = (listener: () => void): (() => void) => store.subscribe(listener);
