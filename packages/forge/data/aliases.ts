import { peopleAliases } from './aliases-people.ts';
import { placeAliases } from './aliases-places.ts';
import { thingAliases } from './aliases-things.ts';
import { workAliases } from './aliases-work.ts';

/** What is drawn for a word: `icon: word, word, two words`. A later line wins over an earlier one, all win over the artwork's own names. */
export const aliases = [peopleAliases, placeAliases, thingAliases, workAliases].join('\n');
