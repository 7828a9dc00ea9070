import { execFileSync } from 'node:child_process';

/** Takes how a program is run as whoever must get there (`asPostgres`), and paths; throws a sentence that says what to do when one cannot be read. */
export function mustReach(as, paths) {
  for (const path of paths) {
    try {
      execFileSync(...as('test', ['-r', path, '-o', '-x', path]), { stdio: 'ignore' });
    } catch {
      throw new Error(
        `PostgreSQL's user cannot reach ${path}: have Deadpan and DEPLOY_DIR where everybody may pass, such as /srv, and not under /root.`,
      );
    }
  }
}
