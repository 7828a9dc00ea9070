import type { Tended } from '../peers/mesh-types.ts';
import type { Connection } from '../socket/connection-types.ts';

/** How often the called end says that it hears nothing. */
const REPEAT_MS = 4_000;
/** Whoever asks again so long after another way was looked for got nothing from it; before that the word may have been under way. */
const IN_VAIN_MS = 2_000;

/** What both ends of a link say to each other, through the server, when only the called one hears nothing. */
export interface Asking {
  /** Called end: nothing comes over this link. May be called as often as that is seen. */
  ask(link: Tended): void;
  close(): void;
}

/**
 * Only the caller of a pair may look for another way (`Peer.restart`), but it may be the called one that has changed its network or hears nothing: it
 * asks. The caller looks for another way over the same link, and builds it anew if it is asked again nevertheless. `now`: ms of one clock.
 */
export function createAsking(
  { mesh, connection }: { mesh: { tended(): readonly Tended[] }; connection: Pick<Connection, 'ask' | 'on'> },
  now: () => number,
): Asking {
  const saidAt = new Map<string, number>();
  /** By link: when it last looked for another way because it was asked, and when it was last asked. */
  const heard = new Map<string, { lookedAt: number; askedAt: number }>();

  const off = connection.on('webrtc_restart', ({ from_sid: from, session: name }) => {
    const link = mesh.tended().find((each) => each.calls && each.userId === from && each.name === name);
    if (!link) return;
    const asked = { lookedAt: heard.get(name)?.lookedAt ?? -Infinity, askedAt: now() };
    heard.set(name, asked);
    // Asked again while it is looking: `renew` finds out.
    if (now() - asked.lookedAt < REPEAT_MS + IN_VAIN_MS) return;
    asked.lookedAt = now();
    link.renew(() => (heard.get(name)?.askedAt ?? -Infinity) < asked.lookedAt + IN_VAIN_MS);
  });
  return {
    ask: ({ calls, name, userId }) => {
      if (calls || now() - (saidAt.get(name) ?? -Infinity) < REPEAT_MS) return;
      saidAt.set(name, now());
      void connection.ask('webrtc_restart', { target_sid: userId, session: name }).then((ack) => ack.ok || saidAt.delete(name));
    },
    close: off,
  };
}
