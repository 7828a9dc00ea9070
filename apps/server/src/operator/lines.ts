import type { ReportReason, UserId } from '@deadpan/protocol';
import type { ReadReport } from '../ports/strangers.ts';
import type { Suspension } from '../ports/suspensions.ts';

const reasons: Record<ReportReason, string> = {
  undressed: 'Undressed or sexual',
  abuse: 'Insults or threats',
  hate: 'Hate',
  minor: 'Looks younger than 16',
  recording: 'Records or shows others around',
  cheating: 'Cheats',
  other: 'Something else',
};

/** Takes a wall clock time in ms; returns it to the minute. */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const term = ({ until }: Suspension): string => (until === null ? 'suspended for good' : `suspended until ${utc(until)}`);
const named = (name: string | null, id: UserId): string => `${name ?? 'deleted'} (${id})`;

/** One suspension as a line. */
export function suspensionLine(one: Suspension & { username: string | null }): string {
  const reason = one.reason === null ? '' : `: ${one.reason}`;
  return `${named(one.username, one.userId)} ${term(one)}, since ${utc(one.since)}${reason}`;
}

function lines(report: ReadReport, suspended: Suspension | undefined): string[] {
  const { reports, reporters } = report;
  const from = reporters === 0 ? '' : ` by ${times(reporters, 'player')}`;
  const about = `${named(report.aboutName, report.about)}, ${times(reports, 'report')}${from}`;
  const where = [report.roomId && `arena ${report.roomId}`, report.matchId && `match ${report.matchId}`].filter(Boolean).join(', ');
  return [
    `${utc(report.at)}  ${reasons[report.reason]}`,
    `  about  ${about}${suspended ? `; ${term(suspended)}` : ''}`,
    `  by     ${report.by === null ? 'an account that is deleted' : named(report.byName, report.by)}`,
    `  where  ${where}`,
    ...(report.text === null ? [] : report.text.split('\n').map((line) => `  | ${line}`)),
  ];
}

/** Takes reports, the newest first, and who is suspended; returns them as an operator reads them. */
export function reportLines(reports: readonly ReadReport[], suspended: readonly Suspension[]): string[] {
  if (reports.length === 0) return ['No reports.'];
  const out = new Map(suspended.map((one) => [one.userId, one]));
  return reports.flatMap((report, n) => [...(n > 0 ? [''] : []), ...lines(report, out.get(report.about))]);
}
