/** What one end of a link heard and was told. */
export interface EndReport {
  connected: boolean;
  /** How long it took to connect, with the camera open, ms; null before. */
  connectedMs: number | null;
  framesDecoded: number;
  /** Pictures that an element has shown. */
  shown: number;
  /** Texts that came over the channel. */
  told: unknown[];
  /** Loudest sound received since the last report, 0 to 1. */
  loudest: number;
}

/** The picture that Ann sends to Bob, as their browsers see it. */
export interface PictureReport {
  /** How many were decoded, and the height of the last one; 0 before the first. */
  decoded: number;
  height: number;
  /** How many bits a second the encoder is to make of it now. */
  bitsPerSecond: number;
  /** For how long Ann's browser has held the line for too narrow, s. */
  narrowFor: number;
}

/** Two ends of one link in one page, each with a voice of its own. Ann calls. */
export interface LinksPage {
  ready: Promise<void>;
  /** Offers made so far by both: more than one is a renegotiation. */
  offers(): number;
  /** Whose credentials a relay did not take, as often as it did not. */
  refused(): string[];
  report(who: 'ann' | 'bob'): Promise<EndReport>;
  /** Resolves when the microphone itself, which both ends have, was heard to beep so many times more. */
  beeps(count: number): Promise<void>;
  tell(who: 'ann' | 'bob', text: string): void;
  /** How small the picture is that Ann sends: a step, as of whoever looks after the line. */
  setPicture(step: number): void;
  picture(): Promise<PictureReport>;
  /** The server's word: both pages hear who speaks. Resolves with both states. */
  speaker(who: 'ann' | 'bob' | null): Promise<{ open: boolean; microphone: string }[]>;
  /** Looks for another way through the network, from both ends at once. */
  restart(): void;
  close(): void;
}

declare global {
  interface Window {
    __links: LinksPage;
  }
}
