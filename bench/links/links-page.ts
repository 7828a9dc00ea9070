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
