import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../apps/server/src/config.ts';
import { keep } from './generated.ts';
import { root } from './steps.ts';

/** The table of environment variables in docs/operations.md, made from the server's own list of them. */
const page = 'docs/operations.md';
const begin = '<!-- variables: made from apps/server/src/config.ts by npm run docs -->';
const end = '<!-- end of variables -->';

const cell = (text: string) => text.replaceAll('|', '\\|');
const rows = environment.map(
  ({ name, default: fallback, meaning }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : '–'} | ${cell(meaning)} |`,
);
const table = ['<!-- prettier-ignore -->', '| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');

const text = await readFile(join(root, page), 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined) {
  console.log(`${page} has lost the marks around its table: ${begin} ... ${end}`);
  process.exitCode = 1;
} else {
  await keep(page, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}
