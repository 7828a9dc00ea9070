const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const utcDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 3 March 2025 */
export const asDate = (iso: string): string => long.format(new Date(iso));
/** 3 Mar 2025, 10:04 */
export const asMoment = (iso: string): string => moment.format(new Date(iso));
/** 3 Mar, of a day the server counts by (UTC). */
export const asUtcDay = (day: string): string => utcDay.format(new Date(`${day}T00:00:00Z`));
