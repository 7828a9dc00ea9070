const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether this is a field, in which keys mean what is typed. */
export const inField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELD);
