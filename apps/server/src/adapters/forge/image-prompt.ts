/** What prompts can make an image program do beside painting: load other models, change its settings, split into several prompts. */
const COMMANDS = [/<sd_cpp_extra_args>[\s\S]*?(<\/sd_cpp_extra_args>|$)/gi, /<\/?\w+:[^<>]*>?/g];

/** In characters; normalization can make eighteen of one, and image models refuse what is longer. */
const MOST = 4_000;

/** Takes a prompt of a player's; returns it as words only, for a program that paints: without the brackets no command can be put together from what is left. */
export function imagePrompt(text: string): string {
  const words = COMMANDS.reduce((left, command) => left.replace(command, ' '), text.normalize('NFKC'));
  const plain = words
    .replace(/[|<>{}\\]/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MOST).join('');
}
