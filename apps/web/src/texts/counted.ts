/** A number of things in words, `1 point` or `2 points`: the word for one stands only beside 1. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
