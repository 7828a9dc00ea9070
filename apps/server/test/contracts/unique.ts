let made = 0;

/** A name nobody else in this run has, so that the tests of a contract share one database. */
export const unique = (prefix: string): string => `${prefix}${process.pid.toString(36)}x${(++made).toString(36)}`;
