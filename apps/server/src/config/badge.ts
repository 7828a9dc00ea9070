import { z } from 'zod';
import { read, variable, type Environment } from './variable.ts';
import { webAddress } from './web-address.ts';

/** The promotional badge. */
export const badgeVariables = {
  badgeUrl: variable({
    name: 'BADGE_URL',
    default: '',
    meaning: 'Where the promotional badge in the navigation and the footer leads. Without it there is no badge.',
    wants: 'an http or https address',
    schema: webAddress,
  }),
  badgeLabel: variable({
    name: 'BADGE_LABEL',
    default: '',
    meaning: "The badge's text; without it, the host of BADGE_URL.",
    wants: 'a text of at most 40 characters',
    schema: z
      .string()
      .max(40)
      .regex(/^[^\p{Cc}]+$/u),
  }),
} as const;

/** Takes the environment; returns the badge of spec §1, or null when there is none. */
export function readBadge(env: Environment): { url: string; label: string } | null {
  const url = read(env, badgeVariables.badgeUrl);
  const label = read(env, badgeVariables.badgeLabel);
  return url === null ? null : { url, label: label ?? new URL(url).host };
}
