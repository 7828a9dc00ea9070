const THIN = '\u2009';

/** A time of a match in seconds, as people say it: 4.2 s, 37 s. */
export const seconds = (ms: number): string => `${ms < 10_000 ? (Math.round(ms / 100) / 10).toFixed(1) : Math.round(ms / 1_000)}${THIN}s`;

/** A share, 0 to 1, in whole hundredths. */
export const hundredths = (share: number): number => Math.round(share * 100);

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** When, in the reader's own time. */
export const when = (iso: string): string => moment.format(new Date(iso));
