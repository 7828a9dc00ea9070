import type { Ack, ClientEventName, ErrorCode } from '@deadpan/protocol';
import { connectionTexts } from '../../texts/connection.ts';

/** What a client says about its own player and links: true whenever it arrives, so it is said until it is heard (design "Database away"). */
const FACTS: ReadonlySet<ClientEventName> = new Set([
  'player_camera_ready',
  'webrtc_ready',
  'webrtc_offer',
  'webrtc_answer',
  'webrtc_ice_candidate',
  'emotion_detected',
  'player_eliminated',
  'smile_seen',
  'laughter_detected',
  'submit_caption',
  'caption_reaction',
]);
/** Of these only the latest word counts; an earlier one is not sent any more, nor sent again. */
const LATEST_ONLY: ReadonlySet<ClientEventName> = new Set(['player_camera_ready', 'webrtc_ready']);
const TEMPORARY: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'RATE_LIMITED']);

export const isFact = (event: ClientEventName): boolean => FACTS.has(event);
/** Whether the same question may get another answer a second later. */
export const isTemporary = (ack: Ack): boolean => !ack.ok && TEMPORARY.has(ack.error.code);

interface Waiting {
  event: ClientEventName;
  payload: unknown;
  sending: boolean;
  settle: (ack: Ack) => void;
  isOutdated: () => boolean;
}

export interface FactQueueOptions {
  /** Sends once; null when no answer came (a drop, a timeout). */
  send: (event: ClientEventName, payload: unknown) => Promise<Ack | null>;
  capacity?: number;
  retryMs?: number;
}

const UNSAID: Ack = { ok: false, error: { code: 'UNAVAILABLE', message: connectionTexts.lost } };

/** Facts in the order they happened, each sent until it is acknowledged. When it is full the oldest is given up. */
export function createFactQueue({ send, capacity = 256, retryMs = 1_000 }: FactQueueOptions) {
  let waiting: Waiting[] = [];
  let open = false;
  const latest = new Map<ClientEventName, Waiting>();

  const settle = (entry: Waiting, ack: Ack): void => {
    waiting = waiting.filter((each) => each !== entry);
    entry.settle(ack);
  };
  const transmit = async (entry: Waiting): Promise<void> => {
    if (!open || entry.sending || !waiting.includes(entry)) return;
    if (entry.isOutdated()) return settle(entry, UNSAID);
    entry.sending = true;
    const ack = await send(entry.event, entry.payload);
    entry.sending = false;
    if (ack && !isTemporary(ack)) return settle(entry, ack);
    if (open) setTimeout(() => void transmit(entry), ack ? retryMs : 0);
  };

  return {
    /**
     * Takes a fact; resolves with its answer, or with `UNAVAILABLE` when it had to be given up. A fact that `isOutdated` by the time it would be sent
     * is never sent.
     */
    push: (event: ClientEventName, payload: unknown, isOutdated: () => boolean = () => false): Promise<Ack> =>
      new Promise((resolve) => {
        const outdated = LATEST_ONLY.has(event) ? waiting.find((each) => each.event === event && !each.sending) : undefined;
        if (outdated) settle(outdated, UNSAID);
        const [oldest] = waiting;
        if (oldest && waiting.length >= capacity) settle(oldest, UNSAID);
        const entry: Waiting = {
          event,
          payload,
          sending: false,
          settle: resolve,
          isOutdated: () => isOutdated() || (LATEST_ONLY.has(event) && latest.get(event) !== entry),
        };
        waiting.push(entry);
        latest.set(event, entry);
        void transmit(entry);
      }),
    /** The seat is taken: says everything that waits. */
    open: (): void => {
      open = true;
      for (const entry of waiting) void transmit(entry);
    },
    /** The connection is gone: keeps everything. */
    shut: (): void => {
      open = false;
    },
    /** Another room, or the end: nothing of it matters any more. */
    drop: (): void => {
      for (const entry of [...waiting]) settle(entry, UNSAID);
    },
    size: (): number => waiting.length,
  };
}
