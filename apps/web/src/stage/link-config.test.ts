import { expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { IceState } from '../engine/peers/mesh-types.ts';
import type { HideAddressChoice } from '../engine/preferences/choices.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { aView } from '../engine/socket/testing.ts';
import { hidesAddress, switchHiding, watchLinkConfig } from './link-config.ts';

const PUBLIC = { is_private: false };
const PRIVATE = { is_private: true };
const relay = (urls: string | string[] = ['turn:t.example'], policy: RTCIceTransportPolicy = 'all'): RTCConfiguration => ({
  iceServers: [{ urls: ['stun:s.example'] }, { urls, username: 'u', credential: 'c' }],
  iceTransportPolicy: policy,
});

interface Start {
  config?: RTCConfiguration | null;
  given?: boolean;
  view?: Pick<RoomView, 'is_private'> | null;
  choice?: HideAddressChoice;
}

function aConfig({ config = relay(), given = true, view = PUBLIC, choice = 'public' }: Start = {}) {
  const ice = createPatchStore<IceState>({ config });
  const consent = createPatchStore({ given });
  const room = createPatchStore({ view: view && aView(view) } as RoomState);
  const choices = createPatchStore({ hideAddress: choice });
  const link = watchLinkConfig({ ice: ice.store, consent: consent.store, room: room.store, choices: choices.store });
  return { ice, consent, room, choices, link, policy: () => link.getState().config?.iceTransportPolicy };
}

it('makes no link before the player has agreed, the server has named its servers, and the arena is known', () => {
  for (const missing of [{ given: false }, { config: null }, { view: null }]) expect(aConfig(missing).link.getState().config).toBeNull();
  const it = aConfig({ given: false, config: null, view: null });
  it.ice.patch({ config: relay() });
  it.consent.patch({ given: true });
  expect(it.link.getState().config).toBeNull();
  it.room.patch({ view: aView(PUBLIC) });
  expect(it.link.getState().config).toEqual(relay(['turn:t.example'], 'relay'));
});

it.each([
  ['public', 'relay', 'all'],
  ['always', 'relay', 'relay'],
  ['never', 'all', 'all'],
] as const)('the choice "%s": %s in a public arena, %s in a private one', (choice, inPublic, inPrivate) => {
  expect([PUBLIC, PRIVATE].map((view) => aConfig({ choice, view }).policy())).toEqual([inPublic, inPrivate]);
});

it('follows the choice while links run, and does not stir when nothing comes of a change', () => {
  const { choices, room, link, policy } = aConfig();
  const before = link.getState().config;
  choices.patch({ hideAddress: 'always' });
  room.patch({ view: aView({ version: 2 }) });
  expect(link.getState().config).toBe(before);
  choices.patch({ hideAddress: 'never' });
  expect(policy()).toBe('all');
  choices.patch({ hideAddress: 'public' });
  expect(policy()).toBe('relay');
});

it('hands new credentials on, as hidden as before', () => {
  const { ice, link } = aConfig();
  ice.patch({ config: relay('turn:other.example') });
  expect(link.getState().config).toEqual(relay('turn:other.example', 'relay'));
});

it('links directly where there is no relay, whatever was chosen, and over the relay alone where the server demands it', () => {
  const bare: RTCConfiguration = { iceServers: [{ urls: ['stun:s.example'] }], iceTransportPolicy: 'all' };
  expect(aConfig({ config: bare, choice: 'always' }).policy()).toBe('all');
  expect(aConfig({ config: relay('turns:t.example', 'relay'), choice: 'never' }).policy()).toBe('relay');
});

it('the switch of one arena changes nothing for arenas of the other kind', () => {
  for (const view of [PUBLIC, PRIVATE])
    for (const hides of [true, false]) expect(hidesAddress(switchHiding(hides, view), view)).toBe(hides);
  // Public arenas stay hidden when a player shows themselves among friends, and those stay shown.
  expect(hidesAddress(switchHiding(false, PRIVATE), PUBLIC)).toBe(true);
  expect(hidesAddress(switchHiding(true, PUBLIC), PRIVATE)).toBe(false);
  expect(hidesAddress(switchHiding(false, PUBLIC), PRIVATE)).toBe(false);
});
