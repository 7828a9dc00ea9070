import type { RoomView } from '@deadpan/protocol';
import type { IceState } from '../engine/peers/mesh-types.ts';
import type { Choices, HideAddressChoice } from '../engine/preferences/choices.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore, type ReadableStore } from '../engine/socket/store.ts';
import type { VideoConsentState } from './video-consent.ts';

/** Whether this player's address is to be hidden in an arena, as far as there is a relay. In public arenas it is unless they said otherwise. */
export const hidesAddress = (choice: HideAddressChoice, { is_private }: Pick<RoomView, 'is_private'>): boolean =>
  choice === 'always' || (choice === 'public' && !is_private);

/** The choice after the switch was turned in one arena. It changes nothing for arenas of the other kind, unless it has to. */
export function switchHiding(hides: boolean, { is_private }: Pick<RoomView, 'is_private'>): HideAddressChoice {
  if (is_private) return hides ? 'always' : 'public';
  return hides ? 'public' : 'never';
}

const hasRelay = ({ iceServers = [] }: RTCConfiguration): boolean =>
  iceServers.some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url)));

interface LinkConfigOptions {
  /** As the server says. */
  ice: ReadableStore<IceState>;
  consent: ReadableStore<VideoConsentState>;
  room: ReadableStore<RoomState>;
  choices: ReadableStore<Pick<Choices, 'hideAddress'>>;
}

/**
 * The configuration of this arena's links: what the server says, over the relay alone where the player hides their address. Null, and so no link, until
 * the player has agreed to links and it is known whether the arena is public.
 */
export function watchLinkConfig({ ice, consent, room, choices }: LinkConfigOptions): ReadableStore<IceState> & { close: () => void } {
  let source: RTCConfiguration | null = null;
  const { store, patch } = createPatchStore<IceState>({ config: null });
  const look = (): void => {
    const { config } = ice.getState();
    const { view } = room.getState();
    if (!config || !view || !consent.getState().given) return patch({ config: null });
    const relayOnly = hasRelay(config) && hidesAddress(choices.getState().hideAddress, view);
    const iceTransportPolicy = relayOnly ? 'relay' : config.iceTransportPolicy;
    if (config === source && iceTransportPolicy === store.getState().config?.iceTransportPolicy) return;
    source = config;
    patch({ config: { ...config, iceTransportPolicy } });
  };
  const offs = [ice, consent, room, choices].map((each) => each.subscribe(look));
  look();
  return { ...store, close: () => offs.splice(0).forEach((off) => off()) };
}
