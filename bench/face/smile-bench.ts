/** One reading of live detection. `t` counts milliseconds since the camera was open. */
export interface LiveReading {
  t: number;
  found: boolean;
  happy: number;
  relative: number;
  status: 'safe' | 'danger' | 'eliminated';
}

/** What one picture shows: happiness is absolute, before any calibration. */
export interface Detected {
  found: boolean;
  happy: number;
  expressions: Record<string, number> | null;
  box: { x: number; y: number; width: number; height: number; score: number } | null;
  frame: { valid: boolean; bright: number; average: number };
  /** Milliseconds in the worker. */
  ms: number;
}

/** The detector alone, for anyone who wants to score it or another engine behind the same interface. */
export interface SmileBench {
  ready: Promise<void>;
  /** Loads again after a failure. */
  retry(): Promise<void>;
  /** Takes the bitmap over. */
  detect(bitmap: ImageBitmap): Promise<Detected>;
  /** Forgets the followed face, the baseline and the play. */
  reset(): void;
  live(ms: number): Promise<LiveReading[]>;
  /** The same with `tiles` received pictures of 320 × 240 to look at beside it, each about once a second, as referees do. */
  refereeing(ms: number, tiles: number): Promise<Refereed>;
}

export interface Refereed {
  /** Readings of one's own face. */
  readings: number;
  /** The longest time between two of them, ms. */
  longestGap: number;
  /** Looks at the others that were answered, and that were refused for want of time. */
  glances: number;
  refused: number;
}

/** Tasks of 50 ms and more on the main thread. */
export interface LongTasks {
  count: number;
  ms: number;
}

/** What both engines are asked for in the comparison. */
export interface CompareBench {
  /** Resolves to what the networks run on. */
  ready: Promise<string>;
  /** `ms`: milliseconds of computing. Takes the bitmap over. */
  detect(bitmap: ImageBitmap): Promise<{ found: boolean; happy: number; ms: number }>;
  /** Detects on the camera every 200 ms and counts what that does to the main thread. */
  live(ms: number): Promise<{ readings: number; found: number; longTasks: LongTasks }>;
}

declare global {
  interface Window {
    __smile: SmileBench;
    __compare: CompareBench;
  }
}
