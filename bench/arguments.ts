import { parseArgs } from 'node:util';

/** Takes the numbers a bench may be told on its command line (`--name 5`) with their defaults; returns them as given. Throws on anything else. */
export function numbers<Name extends string>(defaults: Record<Name, number>, args = process.argv.slice(2)): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  const read = (name: Name): number => {
    const text = values[name];
    if (text === undefined) return defaults[name];
    if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) throw new Error(`--${name} wants a whole number above 0`);
    return Number(text);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
