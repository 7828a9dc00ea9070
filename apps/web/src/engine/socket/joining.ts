import { limits, type Ack, type RoomId, type WireError } from '@deadpan/protocol';
import { isTemporary } from '../facts/fact-queue.ts';
import type { JoinOptions } from './connection-types.ts';
import { connectionTexts } from '../../texts/connection.ts';

export interface JoiningOptions {
  /** One `join_lobby`; null when it was not answered within `timeoutMs`. */
  request: (lobby: RoomId, options: JoinOptions, timeoutMs: number) => Promise<Ack | null>;
  onJoined: (lobby: RoomId, ack: Ack) => void;
  onRefused: (error: WireError) => void;
}

interface Wanted {
  lobby: RoomId;
  options: JoinOptions;
  /** Set until the first answer: somebody waits for it. */
  asked: { promise: Promise<Ack>; resolve: (ack: Ack) => void } | null;
}

const REPLACED: Ack = { ok: false, error: { code: 'UNAVAILABLE', message: connectionTexts.joinFailed } };
const failed = (lobby: RoomId): WireError => ({ code: 'LOBBY_RECOVERY_FAILED', message: connectionTexts.recoveryFailed, lobby_id: lobby });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps this player in the wanted room: joins when the connection is up, again after every reconnect (spec §4 "Lobby joining"). */
export function createJoining({ request, onJoined, onRefused }: JoiningOptions) {
  let wanted: Wanted | null = null;
  let up = false;
  /** Grows with every change of the connection or the wish: what an older attempt hears is void. */
  let epoch = 0;

  const accept = (target: Wanted, ack: Ack): void => {
    target.options = target.options.password === undefined ? {} : { password: target.options.password }; // a forfeit is meant once
    const { asked } = target;
    target.asked = null;
    onJoined(target.lobby, ack);
    asked?.resolve(ack);
  };
  const refuse = (target: Wanted, error: WireError): void => {
    wanted = null;
    onRefused(error);
    target.asked?.resolve({ ok: false, error });
  };
  const attempt = async (): Promise<void> => {
    const mine = ++epoch;
    for (let tries = 1; wanted; tries++) {
      const target = wanted;
      const ack = await request(target.lobby, target.options, limits.socket.joinTimeoutMs);
      if (mine !== epoch) return;
      if (ack?.ok) return accept(target, ack);
      if (ack && !isTemporary(ack)) return refuse(target, ack.error);
      // Somebody who asked is answered after the second try; a seat that is only taken again is worth more patience.
      if (target.asked && tries === 2) return refuse(target, ack && !ack.ok ? ack.error : failed(target.lobby));
      await pause(limits.socket.joinRetryMs);
      if (mine !== epoch) return;
    }
  };

  return {
    join: (lobby: RoomId, options: JoinOptions = {}): Promise<Ack> => {
      const same = wanted?.lobby === lobby && wanted.asked !== null && options.password === undefined && !options.forfeit;
      if (wanted?.asked && same) return wanted.asked.promise;
      wanted?.asked?.resolve(REPLACED);
      let resolve: (ack: Ack) => void = () => {};
      const promise = new Promise<Ack>((settle) => (resolve = settle));
      wanted = { lobby, options, asked: { promise, resolve } };
      if (up) void attempt();
      return promise;
    },
    /** The room to be in, or null. */
    target: (): RoomId | null => wanted?.lobby ?? null,
    up: (): void => {
      up = true;
      if (wanted) void attempt();
    },
    down: (): void => {
      up = false;
      epoch++;
    },
    /** Wants no room any more; whoever waits for a join hears `answer`. */
    forget: (answer: Ack = REPLACED): void => {
      epoch++;
      wanted?.asked?.resolve(answer);
      wanted = null;
    },
  };
}
