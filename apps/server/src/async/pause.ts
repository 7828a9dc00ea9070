/** Takes a time (ms); resolves when it has passed. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
