const NAMES =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|halloween|easter|english)\b/gu;

/** Takes an English text as people type it; returns it with "I" and the names of days, months and feasts written large. */
export function tidy(text: string): string {
  return text
    .replace(NAMES, (word) => word[0]?.toUpperCase() + word.slice(1))
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=['’](?:m|ve|ll|d)\b|(?![\p{L}\p{N}'’.-]))/gu, 'I');
}
