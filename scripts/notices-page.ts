import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keep } from './generated.ts';
import { licenceText, shippedWith } from './notices/shipped.ts';
import { root } from './steps.ts';

/** THIRD_PARTY_NOTICES.md: a hand-written head for models, fonts and media, and every package the product runs with. */
const shipped = await shippedWith(['apps/server', 'apps/web'], ['@vladmandic/human']);
const unknown = shipped.filter(({ licence }) => licence === 'unknown');
if (unknown.length > 0) {
  console.log(`No licence is known of: ${unknown.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const rows = shipped.map(({ name, version, licence, copyright }) => `| ${name} ${version} | ${licence} | ${cell(copyright)} |`);

/** Whose file shows each licence's words. */
const examples: Record<string, string> = {
  MIT: 'react',
  'MIT-0': 'nodemailer',
  ISC: 'inherits',
  'BSD-2-Clause': 'webidl-conversions',
  'BSD-3-Clause': 'light-my-request',
  'BlueOak-1.0.0': 'minimatch',
  '0BSD': 'tslib',
  'Apache-2.0': 'long',
  'MPL-2.0': 'mediabunny',
};
const used = new Set(shipped.flatMap(({ licence }) => licence.replace(/[()]/g, '').split(/ AND | OR /)));
const texts: [string, string][] = [['OFL-1.1', await readFile(join(root, 'scripts/notices/OFL-1.1.txt'), 'utf8')]];
for (const licence of [...used].sort()) {
  const example = examples[licence];
  if (!example) {
    console.log(`scripts/notices-page.ts names no package that shows the words of ${licence}`);
    process.exitCode = 1;
    continue;
  }
  texts.push([licence, await licenceText(`node_modules/${example}`)]);
}
const withoutOwner = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*copyright \(c\) .*(20|19)\d\d/i.test(line) && !/^\s*copyright \(c\) (microsoft|meta)/i.test(line))
    .join('\n')
    .trim();

await keep(
  'THIRD_PARTY_NOTICES.md',
  [
    (await readFile(join(root, 'scripts/notices/head.md'), 'utf8')).trim(),
    '## Packages',
    ['| package | licence | copyright |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Licences',
    'The words of each, once; the copyright lines stand in the table above.',
    ...texts.map(([licence, text]) => `### ${licence}\n\n\`\`\`text\n${withoutOwner(text)}\n\`\`\``),
  ].join('\n\n') + '\n',
);
