/** What a line does to what passes over it, one way. Times are ms, `lost` is a share of what is sent. */
export interface Weather {
  delayMs: number;
  jitterMs: number;
  lost: number;
  /** Nothing passes. */
  cut: boolean;
}

export const FINE: Weather = { delayMs: 0, jitterMs: 0, lost: 0, cut: false };

/** How long what is sent now is on its way, ms. */
export const delayOf = ({ delayMs, jitterMs }: Weather): number => Math.max(0, delayMs + (2 * Math.random() - 1) * jitterMs);
