/** The seven expressions the expression net tells apart, in the order of its outputs. */
export const EMOTIONS = ['neutral', 'happy', 'sad', 'angry', 'fearful', 'disgusted', 'surprised'] as const;
export type Emotion = (typeof EMOTIONS)[number];
/** A share per emotion, 0 to 1, together 1 (all 0 without a face). */
export type Expressions = Record<Emotion, number>;

/** One look at one frame (spec §3, Emotion reading). Shares are 0 to 1; a screen turns them into percentages. */
export interface EmotionReading extends Expressions {
  /** When the frame was captured, in milliseconds of the page's own `performance.now()`. */
  capturedAt: number;
  faceDetected: boolean;
  /** The strongest emotion, or null when none is above 30 % (spec §9). */
  dominant: Emotion | null;
  /** Share of the strongest emotion; 0 without a face. */
  confidence: number;
  isCalibrated: boolean;
  calibrationProgress: number;
  baselineHappiness: number;
  /** Happiness above the player's own baseline, 0 to 1: what the limits are compared to. */
  relativeHappiness: number;
  /** Milliseconds the worker spent on this frame. */
  detectionTime: number;
  /** Readings per second, smoothed. */
  frameRate: number;
}

export type SmileStatus = 'safe' | 'danger' | 'eliminated';

export interface ModelState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Share of all model bytes received, 0 to 1. */
  progress: number;
  /** Why loading failed, for the console and the debug panel. */
  error?: string;
}

export interface Calibration {
  isCalibrated: boolean;
  /** Share of the samples taken, 0 to 1. */
  progress: number;
  baseline: number;
}

/** Whether the frames show anything at all (spec §5: a frame is valid video when …). */
export interface FrameHealth {
  valid: boolean;
  /** Share of pixels brighter than 10 of 255. */
  bright: number;
  /** Average brightness, 0 to 255. */
  average: number;
}

/** What one frame showed. */
export interface Finding {
  /** The followed face in the frame's pixels, or null. */
  face: { x: number; y: number; width: number; height: number; score: number } | null;
  /** null without a face. */
  expressions: Expressions | null;
  frame: FrameHealth;
}

export interface FaceState {
  model: ModelState;
  /** Whether a camera is being watched. */
  watching: boolean;
  /** The latest reading, or null before the first one and after `stop`. */
  reading: EmotionReading | null;
  status: SmileStatus;
  calibration: Calibration;
  /** The latest frame's health, or null before the first frame. */
  frame: FrameHealth | null;
  /** Milliseconds without a face at the latest reading; 0 while one is seen. */
  facelessMs: number;
  /** When a face was last seen, in `performance.now()` milliseconds, or null. */
  lastFaceAt: number | null;
}

/** One point of the smile curve. `t` is the frame's capture time in `performance.now()` milliseconds. */
export interface SmilePoint {
  t: number;
  happy: number;
  relative: number;
}

/** The moment the rule calls a smile. */
export interface Smile {
  /** Capture time of the first of the deciding readings, in `performance.now()` milliseconds. */
  capturedAt: number;
  /** The last ten seconds, oldest first. */
  curve: SmilePoint[];
}

/** What a player's browser reports once a second while playing. */
export interface FaceSummary {
  /** Readings since the last summary. */
  readings: number;
  /** Milliseconds since a face was last seen, at this moment; 0 when the latest reading shows one. */
  facelessMs: number;
  /** Whether the page is hidden, or was at any time since the last summary. */
  hidden: boolean;
}

export interface WatchOptions {
  /** Milliseconds from one reading to the next; 200 unless told (spec §9). */
  intervalMs?: number;
}

/** The smile detector: one camera, one worker, one rule. Nothing of a frame ever leaves the browser. */
export interface Face {
  /** Starts the worker and loads the models. Rejects when that fails; calling it again tries again. Calls while loading share one attempt. */
  load(): Promise<void>;
  /** Calls `listener` after every change of the state; returns the way out. */
  subscribe(listener: () => void): () => void;
  /** The state now: the same object until something changes. */
  getState(): FaceState;
  /** Watches a camera track (its clone, so that the caller may stop theirs) or a playing video element. Replaces what was watched; may be called before `load`. */
  watch(source: MediaStreamTrack | HTMLVideoElement, options?: WatchOptions): void;
  /** Sets how far apart readings are, ms, from the next one on: rarer ones spare a slow machine. The two that make a smile stay as close as ever. */
  setInterval(intervalMs: number): void;
  /** Stops watching; the models stay loaded. */
  stop(): void;
  /** Starts a new calibration from the next frame on; 5 samples make it unless told (spec §9). */
  calibrate(samples?: number): void;
  /** Ends the calibration with what there is: the median of the samples so far, or a baseline of 0 without a face. */
  endCalibration(): void;
  /** Takes a baseline measured earlier in the match, 0 to 1, in place of a calibration: for a page that was refreshed. */
  restoreBaseline(baseline: number): void;
  /** Arms the elimination for a new play: only frames captured from now on count. */
  startPlay(): void;
  /** Disarms it; the status follows the readings again. */
  endPlay(): void;
  /** Calls back once per play when the rule calls a smile; returns the way out. */
  onSmile(callback: (smile: Smile) => void): () => void;
  /** The last ten seconds of readings with a face, oldest first. */
  curve(): SmilePoint[];
  /** What happened since the last summary. */
  summary(): FaceSummary;
  /**
   * Looks once at what somebody else's playing video shows, between two readings of the player's own face; null when those leave no time, when
   * nothing is watched, or when the video shows nothing yet. Changes nothing of the state. Never rejects.
   */
  glance(video: HTMLVideoElement): Promise<Finding | null>;
  /** Stops everything and ends the worker. Calling it twice is fine; a closed detector stays closed. */
  close(): void;
}
