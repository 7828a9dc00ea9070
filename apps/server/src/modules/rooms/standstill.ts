import type { Command } from '@deadpan/game';
import type { Clock } from '../../ports/clock.ts';
import { GAP_MS } from './life.ts';

export interface StandstillOptions {
  clock: Clock;
  /**
   * Does what follows from having stood still since this process last ran (wall ms). Calls back once it knows whether others ran meanwhile; who
   * does not is taken to know when it is done. Never throws.
   */
  recover: (aliveUntil: number, known: () => void) => Promise<void>;
}

/** Notices when this process stood still, whoever of it runs first afterwards. */
export interface Standstill {
  /** What was before is no standstill: the rooms were not served yet. */
  begin(): void;
  /** This process runs: called at least once a second, and waits for nothing. */
  ran(): void;
  /** What must be done before a command, or null: none may be applied before the gap is taken out of the rooms' clocks. */
  guard(command?: Command): Promise<void> | null;
  /** Resolves when it is known whether others ran while this process last stood still: by its own beat they would be told that it did. */
  known(): Promise<void>;
}

/** Watches from now on. A standstill that is noticed while the process recovers from an earlier one has its turn after it. */
export function watchStandstill({ clock, recover }: StandstillOptions): Standstill {
  let ranAt = clock.now();
  let recovering: Promise<void> | null = null;
  let asking: Promise<void> | null = null;

  function stoodSince(aliveUntil: number): void {
    let known = (): void => undefined;
    const question = new Promise<void>((resolve) => {
      known = () => {
        if (asking === question) asking = null;
        resolve();
      };
    });
    const whole = (recovering ?? Promise.resolve())
      .then(() => recover(aliveUntil, known))
      .finally(() => {
        known();
        if (recovering === whole) recovering = null;
      });
    asking = question;
    recovering = whole;
  }

  function ran(): void {
    const aliveUntil = ranAt;
    ranAt = clock.now();
    if (ranAt - aliveUntil > GAP_MS) stoodSince(aliveUntil);
  }

  return {
    begin: () => void (ranAt = clock.now()),
    ran,
    guard(command) {
      if (command?.type === 'outage') return null;
      ran();
      return recovering;
    },
    async known() {
      for (ran(); asking; ran()) await asking;
    },
  };
}
