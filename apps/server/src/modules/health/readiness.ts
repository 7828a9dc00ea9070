/** Why a server should be sent nobody new at this moment, or null. */
export type Hindrance = () => string | null;

/** Whether a proxy should send players to this server. */
export interface Readiness {
  /** From now on the server leaves: nobody new. */
  leave(): void;
  /** Adds something that may stand in the way at times. */
  watch(hindrance: Hindrance): void;
  /** The first thing that stands in the way, or null. */
  hindrance(): string | null;
}

export function createReadiness(): Readiness {
  const hindrances: Hindrance[] = [];
  let leaves = false;
  return {
    leave: () => {
      leaves = true;
    },
    watch: (hindrance) => void hindrances.push(hindrance),
    hindrance: () => (leaves ? 'This server is about to end.' : (hindrances.map((ask) => ask()).find((why) => why !== null) ?? null)),
  };
}
