import type { Person } from '@deadpan/game';
import { demoTexts } from '../../../texts/demo.ts';
import type { Bot } from '../bots/bot.ts';
import { gerda } from '../bots/gerda.ts';
import { inspector } from '../bots/inspector.ts';
import { kevin } from '../bots/kevin.ts';

export const bots: readonly Bot[] = [gerda, kevin, inspector];

export const GUEST = 'guest';

/** They sit down once. */
export const GUEST_SESSION = 1;

export const guest: Person = { id: GUEST, username: demoTexts.guest, picture: null };

/** A bot as the rules know it. */
export const personOf = ({ id }: Bot): Person => ({ id, username: demoTexts.bots[id].name, picture: null });
