import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';

/** Every adapter of the `Alive` port keeps these promises; the database is new. */
export function aliveContract(open: () => Database): void {
  describe('Alive', () => {
    it('knows no sign of life at first, then the last one', async () => {
      expect(await open().alive.last()).toBeNull();
      await open().alive.beat(1_795_000_000_000.7);
      expect(await open().alive.last()).toBe(1_795_000_000_001);
      await open().alive.beat(1_795_000_001_000);
      expect(await open().alive.last()).toBe(1_795_000_001_000);
    });
  });
}
