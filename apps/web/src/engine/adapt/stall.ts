/** Pictures and reports come several times a second: so long without anything is a way that no longer leads anywhere. */
const STILL_MS = 4_000;
/** After the machine changed its network, less is enough, for a while. */
const HASTY_STILL_MS = 1_500;
const HASTY_MS = 8_000;

/** Watches one link for silence. Times are ms of one clock. */
export interface Stall {
  packets: number;
  since: number;
  /** It was said already; not again before something has come. */
  told: boolean;
}

export const listening = (now: number): Stall => ({ packets: 0, since: now, told: true });

/** Whether what used to come has not come for too long. Where nothing ever came nobody may have sent anything. */
export const isSilent = ({ told, packets }: Stall): boolean => told && packets > 0;

/** Takes what was known, how many packets have come by now, and when the network last changed; returns what is known now and whether the link has just fallen silent. */
export function hear(stall: Stall, packets: number, now: number, changedAt: number): { stall: Stall; silent: boolean } {
  if (packets > stall.packets) return { stall: { packets, since: now, told: false }, silent: false };
  const patience = now - changedAt < HASTY_MS ? HASTY_STILL_MS : STILL_MS;
  const silent = !stall.told && now - stall.since >= patience;
  return { stall: silent ? { ...stall, told: true } : stall, silent };
}
