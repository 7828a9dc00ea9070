import { layouts, type LayoutId } from '../layouts.ts';
import type { Plan } from '../plan.ts';

/** What people call each kind. */
const kinds: Record<LayoutId, string> = {
  reaction: 'Reaction meme',
  versus: 'Two things side by side',
  preference: 'Meme of something refused above something preferred',
  nobody: 'Nobody-asked meme',
  demotivator: 'Demotivational poster',
  documentary: 'Still of a nature documentary',
  pie: 'Pie chart',
  error: 'Error window',
  question: '"Is this …?" meme',
  chat: 'Chat',
  headline: 'News programme',
  stages: 'Meme in three stages',
};

const named = (icon: string): string => icon.replaceAll('-', ' ');

/** Takes a plan; returns what somebody who cannot see the meme should hear: its kind, who is in it, all its words. */
export function describe(plan: Plan): string {
  const shown = [...new Set(Object.values(plan.art))].map(named).join(' and ');
  const places = layouts[plan.layout].texts;
  const words = places
    .map(({ name, title }, at) => {
      const text = plan.texts[name] ?? '';
      const share = plan.layout === 'pie' && at > 0 ? ` (${Math.round((plan.shares?.[at - 1] ?? 0) * 100)} %)` : '';
      return text === '' ? '' : `${title}: ${text}${share}`;
    })
    .filter((line) => line !== '')
    .map((line) => (/[.!?…]["”']?$/u.test(line) ? line : `${line}.`));
  return [`${kinds[plan.layout]}${shown ? ` with ${shown}` : ''}.`, ...words].join(' ');
}
