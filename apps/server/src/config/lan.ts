import { z } from 'zod';
import { readOr, variable, type Environment } from './variable.ts';

/** How a game is shared with everybody in the same house. */
export const lanVariables = {
  lan: variable({
    name: 'LAN',
    default: 'off',
    meaning:
      '`on`: the game is served over HTTPS on HTTPS_PORT, with a certificate by an authority of its own kept in the data folder, and PORT shows guests how to trust it. `npm run start:lan` sets it.',
    wants: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  httpsPort: variable({
    name: 'HTTPS_PORT',
    default: '8443',
    meaning: 'The TCP port of the game with LAN; 0 takes any free one.',
    wants: 'a whole number from 0 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
  }),
} as const;

/** Takes the environment; returns the port of HTTPS on the local network, or null when the server does not serve it. */
export function readLan(env: Environment): { httpsPort: number } | null {
  const httpsPort = readOr(env, lanVariables.httpsPort);
  return readOr(env, lanVariables.lan) ? { httpsPort } : null;
}
