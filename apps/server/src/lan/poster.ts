import { renderUnicodeCompact } from 'uqr';

/** The blocks are the white of the code, whatever the terminal's colours are: not every camera reads it the other way round. */
const WHITE_ON_BLACK = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/** Takes the address of the door, that of the game, and whether a terminal shows it; returns what is printed when the server shares a network. */
export function poster({ door, game, isTerminal }: { door: string; game: string; isTerminal: boolean }): string {
  const lines = [
    'Everybody on this network opens',
    '',
    `  ${door}`,
    '',
    'which leads to the game and, the first time, shows how to trust this server: browsers give a page the',
    `camera only over HTTPS. The game itself is at ${game}`,
  ];
  if (!isTerminal) return lines.join('\n');
  const code = renderUnicodeCompact(door, { border: 2, ecc: 'M' });
  return [...code.split('\n').map((line) => `${WHITE_ON_BLACK}${line}${PLAIN}`), '', ...lines].join('\n');
}
