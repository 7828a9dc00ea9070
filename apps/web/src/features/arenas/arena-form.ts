import type { CreateLobbyBody } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';

/** The form of CREATE YOUR ARENA as typed. */
export interface ArenaForm {
  name: string;
  maxPlayers: number;
  isPrivate: boolean;
  key: string;
}

/** A form nobody has touched: a squad, open to all. */
export const freshArena: ArenaForm = { name: '', maxPlayers: limits.players.default, isPrivate: false, key: '' };

/** What is wrong with a form; named by what is missing. */
export type ArenaProblem = 'name-required' | 'key-required' | 'key-short';

/** Checks the form by spec §5: the body to send, or the first thing that is wrong. */
export function arenaBody(form: ArenaForm): { body: CreateLobbyBody } | { problem: ArenaProblem } {
  const name = form.name.trim();
  const key = form.key.trim();
  if (name === '') return { problem: 'name-required' };
  if (form.isPrivate && key === '') return { problem: 'key-required' };
  if (form.isPrivate && key.length < limits.lobbyKey.min) return { problem: 'key-short' };
  return { body: { name, isPrivate: form.isPrivate, ...(form.isPrivate && { password: key }), settings: { maxPlayers: form.maxPlayers } } };
}
