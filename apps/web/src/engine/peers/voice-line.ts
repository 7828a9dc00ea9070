import { createTender } from './tender.ts';

/**
 * Returns what has a line of sound rest while it has no voice; it is called whenever its track may have changed. Chromium keeps 56 kbit a second of the
 * way for every line of sound that does not rest, silent or not, and believes a way to be at most half as wide again as what is sent over it. So
 * once a way was narrower than some 120 kbit the picture would get a few of them for as long as the link lasts, however wide the way
 * became (measured: `docs/decisions/0023`).
 */
export const createVoiceLine = (): ((sender: RTCRtpSender) => Promise<void>) => createTender(({ track }) => ({ active: track !== null }));
