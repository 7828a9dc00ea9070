import * as z from 'zod/mini';
import { isPlainText } from './accounts.ts';
import { Id, RoomCode } from './ids.ts';
import { limits } from './limits.ts';

/** Why somebody is reported; the words for people are the web app's and the operator's. */
export const reportReasons = ['undressed', 'abuse', 'hate', 'minor', 'recording', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Lines are allowed, other control characters are not: an operator reads this in a terminal. */
const ReportText = z.pipe(
  z.string().check(z.maxLength(4 * limits.strangers.reportText)),
  z.pipe(
    z.transform((text: string) =>
      text
        .normalize('NFC')
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim(),
    ),
    z.string().check(
      z.maxLength(limits.strangers.reportText),
      z.refine((text) => isPlainText(text.replaceAll('\n', ' ')), 'must not contain control characters'),
    ),
  ),
);

/** POST /reports: whom, where, why. Only about somebody one shared an arena with (design "Strangers on video"). */
export const ReportBody = z.object({
  userId: Id,
  lobbyId: z.optional(RoomCode),
  reason: z.enum(reportReasons),
  text: z.optional(ReportText),
});
export type ReportBody = z.infer<typeof ReportBody>;

/** GET /account/blocks: whom the player never meets again, the latest first. */
export const BlockedPlayer = z.object({ id: z.string(), username: z.string(), blockedAt: z.string() });
export type BlockedPlayer = z.infer<typeof BlockedPlayer>;
