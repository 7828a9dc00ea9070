import type { Plan, Wish } from '@deadpan/forge';
import type { MemeText, MemeTextLook } from '@deadpan/protocol';

/** A meme that was just composed and drawn. */
export interface Forged {
  plan: Plan;
  /** What the picture shows, for who cannot see it. */
  alt: string;
  texts: MemeText[];
  looks: MemeTextLook[];
  width: number;
  height: number;
  /** WebP, with and without its texts. */
  picture: Uint8Array;
  base: Uint8Array;
  /** WebP: what an image model painted behind it; null when all of it is our own artwork. */
  background: Uint8Array | null;
  /** `ai_model` of the wire: who composed it. */
  model: string;
  /** One or two sentences for its player: who composed it and from what, and who was asked first and failed. */
  message: string;
  /** Who had a part in it, for the operator's figures. */
  engine: 'embedded' | 'ai';
  /** A configured service was asked and failed, in part or whole. */
  fellBack: boolean;
}

/** A meme as it is to be drawn again. */
export interface Drawing {
  plan: Plan;
  texts: readonly MemeText[];
  background: Uint8Array | null;
  as: 'image/webp' | 'image/png';
}

export interface Drawn {
  picture: Uint8Array;
  /** Describes the picture with these texts. */
  alt: string;
}

/** Who makes memes (spec §6 Meme generator). Every adapter passes `test/contracts/forge.ts`. */
export interface Forge {
  /** Composes and draws; the same wish gives the same meme as long as nobody outside is asked. Rejects with `ForgeBusy`, `ForgeFailed`, or as the signal says. */
  make(wish: Wish, signal: AbortSignal): Promise<Forged>;
  /** Draws a kept meme anew; the same drawing gives the same bytes. Rejects as `make` does. */
  draw(drawing: Drawing, signal: AbortSignal): Promise<Drawn>;
  /** How many wait for the drawing engine. */
  waiting(): number;
  /** Ends what it keeps running; twice is fine. */
  close(): Promise<void>;
}

/** There is no room for another one; nothing was begun. */
export class ForgeBusy extends Error {
  override name = 'ForgeBusy';
}

/** `refused_prompt`: the service's own rules forbid it. `key`: it refuses the API key. `away`: it cannot be reached or is too slow. `nonsense`: any other answer that is none. `broken`: our own engine failed. */
export type ForgeFault = 'refused_prompt' | 'key' | 'away' | 'busy' | 'nonsense' | 'broken';

export class ForgeFailed extends Error {
  override name = 'ForgeFailed';
  readonly fault: ForgeFault;

  constructor(fault: ForgeFault, options?: ErrorOptions) {
    super(`The meme could not be made: ${fault}.`, options);
    this.fault = fault;
  }
}
