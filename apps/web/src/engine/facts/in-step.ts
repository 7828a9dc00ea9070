/**
 * Runs `work` once a second in step with everybody else in the same lobby, as far as their clocks agree with the server's: what several pages of
 * one lobby say in one moment reaches each of them in one packet, and wakes it once. Lobbies differ in their moment. Takes the server's
 * clock, in milliseconds; returns how to stop.
 */
export function inStep(lobby: string, everyMs: number, serverNow: () => number, work: () => void): () => void {
  const moment = Number.parseInt(lobby.slice(0, 8), 36) % everyMs || 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (atLeast: number): void => {
    const left = everyMs - ((serverNow() + everyMs - moment) % everyMs);
    timer = setTimeout(run, left < atLeast ? left + everyMs : left);
  };
  const run = (): void => {
    // A timer may come early, and the clocks find together: neither makes two out of one.
    wait(everyMs / 2);
    work();
  };
  wait(0);
  return () => clearTimeout(timer);
}
