import { parseArgs } from 'node:util';
import { isPlainText } from '@deadpan/protocol';
import type { BlobStore } from '../ports/blobs.ts';
import { DAY_MS } from '../ports/durations.ts';
import { deckReportLines, removeDeck, removeItem, type DeckDesk } from './decks.ts';
import { reportLines, suspensionLine, utc } from './lines.ts';
import { Mistake } from './mistake.ts';
import { deletePlayer, exportPlayer, type PlayerDesk } from './players.ts';
import { tidy, type TidyDesk } from './tidy.ts';

type FullDesk = DeckDesk & PlayerDesk & TidyDesk;

/** What the commands work on; `now` is wall clock, ms. */
export interface Desk extends Omit<FullDesk, 'blobs'> {
  /** Asked only by commands that touch files: a store that is away keeps nobody from being suspended. */
  openBlobs(): Promise<BlobStore>;
}

const REASON_MAX = 200;

export const usage = [
  'For whoever runs this server; all but restore work while it runs and when it does not (docs/operations.md).',
  '',
  '  npm run operator -- reports [player] [--limit 50]      the newest first, with how many there are about each player',
  '  npm run operator -- suspend <player> [--days 7] [--reason "..."]   for good without --days; the player reads the reason',
  '  npm run operator -- unsuspend <player>',
  '  npm run operator -- suspended                          who is suspended, and until when',
  '  npm run operator -- deck-reports [--limit 50]          what was said of players’ decks, the newest first',
  '  npm run operator -- remove-item <id>                   a clip or a picture, with its file',
  '  npm run operator -- remove-deck <id>                   a deck, with everything in it',
  '  npm run operator -- export <player> <file>             everything that is kept about a player, as JSON',
  '  npm run operator -- delete <player> --yes              an account, with everything that is kept about it',
  '  npm run operator -- tidy                               files that nothing leads to any more',
  '  npm run backup -- <file>, npm run restore -- <file>    everything, in one file',
  '',
  'A player is a warrior name or an id.',
];

function whole(name: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Mistake(`--${name} is ${JSON.stringify(text)}; it must be a whole number from 1 to ${most}.`);
  return value;
}

function reasonOf(text: string | undefined): string | null {
  const reason = text?.trim() ?? '';
  if (reason.length > REASON_MAX || !isPlainText(reason))
    throw new Mistake(`--reason must be one line of at most ${REASON_MAX} characters.`);
  return reason || null;
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { days: { type: 'string' }, reason: { type: 'string' }, limit: { type: 'string' }, yes: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Without the store, what touches files is not begun. */
const withFiles = async (desk: Desk): Promise<FullDesk> => ({ ...desk, blobs: await desk.openBlobs() });

async function player({ suspensions }: Pick<Desk, 'suspensions'>, idOrName: string | undefined): Promise<{ id: string; username: string }> {
  if (idOrName === undefined) throw new Mistake('Which player? Give a warrior name or an id.');
  const found = await suspensions.find(idOrName);
  if (!found) throw new Mistake(`There is no player with the name or id ${JSON.stringify(idOrName)}.`);
  return found;
}

/** Takes what was typed and what to work on; does it and returns the lines to print. Throws a `Mistake` when it cannot be done. */
export async function operate(argv: readonly string[], desk: Desk): Promise<string[]> {
  const { values, positionals } = read(argv);
  const [command, who, ...rest] = positionals;
  const [file, ...more] = command === 'export' ? rest : [undefined, ...rest];
  if (more.length > 0) throw new Mistake(`What is ${JSON.stringify(more.join(' '))}? A name of several words needs quotes.`);
  switch (command) {
    case undefined:
      return usage;
    case 'reports': {
      const about = who === undefined ? undefined : (await player(desk, who)).id;
      const reports = await desk.strangers.reports(whole('limit', values.limit, 10_000) ?? 50, about);
      return reportLines(reports, await desk.suspensions.all(desk.now));
    }
    case 'suspend': {
      const { id, username } = await player(desk, who);
      const days = whole('days', values.days, 3_650);
      const until = days === null ? null : desk.now + days * DAY_MS;
      await desk.suspensions.suspend({ userId: id, reason: reasonOf(values.reason), since: desk.now, until });
      return [`${username} (${id}) is suspended ${until === null ? 'for good' : `until ${utc(until)}`}.`];
    }
    case 'unsuspend': {
      const { id, username } = await player(desk, who);
      if (!(await desk.suspensions.lift(id, desk.now))) throw new Mistake(`${username} is not suspended.`);
      return [`${username} (${id}) may come back.`];
    }
    case 'suspended': {
      const all = await desk.suspensions.all(desk.now);
      return all.length === 0 ? ['Nobody is suspended.'] : all.map(suspensionLine);
    }
    case 'deck-reports':
      return deckReportLines(desk, whole('limit', values.limit, 10_000) ?? 50);
    case 'remove-item':
      return removeItem(await withFiles(desk), who);
    case 'remove-deck':
      return removeDeck(await withFiles(desk), who);
    case 'export':
      return exportPlayer(await withFiles(desk), await player(desk, who), file);
    case 'delete':
      return deletePlayer(await withFiles(desk), await player(desk, who), values.yes ?? false);
    case 'tidy':
      return tidy(await withFiles(desk));
    default:
      throw new Mistake(`There is no command ${JSON.stringify(command)}. Without one, the commands are listed.`);
  }
}
