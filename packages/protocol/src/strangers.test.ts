import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { ReportBody } from './strangers.ts';

const report = (text?: string) =>
  ReportBody.safeParse({ userId: 'bob', lobbyId: 'abc234', reason: 'abuse', ...(text !== undefined && { text }) });

describe('a report', () => {
  it('names whom, where and why; the code of the arena in any case', () => {
    expect(report()).toMatchObject({ success: true, data: { userId: 'bob', lobbyId: 'ABC234', reason: 'abuse' } });
    expect(ReportBody.safeParse({ userId: 'bob', reason: 'because' }).success).toBe(false);
    expect(ReportBody.safeParse({ reason: 'abuse' }).success).toBe(false);
    // PostgreSQL takes no text with a zero in it.
    for (const userId of ['', 'bob\u0000', 'x'.repeat(65)]) expect(ReportBody.safeParse({ userId, reason: 'abuse' }).success).toBe(false);
  });

  it('may say more in up to 500 characters and several lines', () => {
    expect(report('  He shouted.\r\n Twice.  ').data?.text).toBe('He shouted.\nTwice.');
    expect(report('x'.repeat(limits.strangers.reportText)).success).toBe(true);
    expect(report('x'.repeat(limits.strangers.reportText + 1)).success).toBe(false);
  });

  it.each(['\u001b[2J', 'a\u0000b', 'a\u202eb'])('carries nothing that a terminal would obey: %j', (text) => {
    expect(report(text).success).toBe(false);
  });
});
