import { describe, expect, test } from 'vitest';
import { layouts, type LayoutId } from '../layouts.ts';
import type { Plan, Wish } from '../plan.ts';
import { compose } from './compose.ts';

const wish = (prompt: string, more: Partial<Wish> = {}): Wish => ({
  prompt,
  style: 'classic',
  format: 'square',
  variant: 0,
  family: 'off',
  ...more,
});
const first = (prompt: string, count = 6): Plan[] =>
  Array.from({ length: count }, (_, variant) => compose(wish(prompt, { variant }), null));
const said = (plan: Plan): string => Object.values(plan.texts).join(' ').toLowerCase();

interface Example {
  prompt: string;
  /** one of the first six is of this kind */
  layout?: LayoutId;
  /** the very first is */
  at?: LayoutId;
  /** drawn in one of the first three */
  art?: string;
  /** words of the prompt, or of its topic, that are read in one of the first three */
  words?: RegExp;
  /** the first one's texts, exactly */
  texts?: Record<string, string>;
}

const examples: Example[] = [
  { prompt: 'a cat that pushes a cup off the table and denies everything', art: 'cat', words: /cat pushes|cat that pushes/ },
  { prompt: 'when the wifi drops during the final boss', art: 'wireless', words: /when the wifi drops/ },
  { prompt: 'me trying to fix my code at 3am', art: 'keyboard', words: /fix (?:my|their|your) code/ },
  { prompt: 'my boss scheduling a meeting at 5pm on friday', art: 'office-worker', words: /meeting at 5pm on friday/ },
  { prompt: 'tabs vs spaces', layout: 'versus', words: /tabs/ },
  { prompt: 'cats versus dogs', at: 'versus', words: /cats .*dogs/ },
  { prompt: 'coffee vs. tea', layout: 'preference', words: /coffee .*tea/ },
  { prompt: 'studying for the exam instead of watching videos', layout: 'preference', words: /watching videos .*studying/ },
  { prompt: 'diet: expectation: salad, reality: pizza', layout: 'versus', art: 'green-salad', words: /salad .*pizza/ },
  { prompt: "how it started: one plant. how it's going: a jungle", layout: 'versus', words: /one plant .*a jungle/ },
  { prompt: 'I would rather sleep than answer emails', layout: 'preference', words: /answer emails .*sleep/ },
  { prompt: 'nobody: my cat at 3am: *opera*', at: 'nobody', art: 'cat', texts: { nobody: 'Nobody:', me: 'My cat at 3am: *opera*' } },
  {
    prompt: 'Nobody: absolutely nobody: my brain at night: remember 2009?',
    at: 'nobody',
    texts: { nobody: 'Absolutely nobody:', me: 'My brain at night: remember 2009?' },
  },
  {
    prompt: 'me: I will sleep early. also me: watching ducks',
    at: 'preference',
    texts: { no: 'Me: I will sleep early.', yes: 'Also me: watching ducks' },
  },
  {
    prompt: 'boss: can you stay late? me: no',
    at: 'chat',
    texts: { name: 'Boss', first: 'Can you stay late?', second: 'No', third: 'Noted.' },
  },
  { prompt: 'mum: it was on sale', at: 'nobody', texts: { nobody: 'Nobody:', me: 'Mum: it was on sale' } },
  { prompt: 'top text | bottom text', at: 'reaction', texts: { top: 'Top text', bottom: 'Bottom text' } },
  { prompt: 'Top: I had a plan, bottom: it had me', at: 'reaction', texts: { top: 'I had a plan', bottom: 'It had me' } },
  {
    prompt: '"one does not simply" "walk into the kitchen"',
    at: 'reaction',
    texts: { top: 'One does not simply', bottom: 'Walk into the kitchen' },
  },
  { prompt: 'one | two | three', at: 'stages', texts: { first: 'One', second: 'Two', third: 'Three' } },
  { prompt: 'idea -> plan -> regret', at: 'stages', texts: { first: 'Idea', second: 'Plan', third: 'Regret' } },
  { prompt: 'is this a healthy meal?', layout: 'question', art: 'green-salad', words: /is this a healthy meal\?/ },
  { prompt: 'is this love?', layout: 'question', words: /is this love\?/ },
  { prompt: 'POV: you are the last slice of pizza', art: 'pizza', words: /pov: you are the last slice/ },
  { prompt: 'that feeling when the meeting could have been an email', words: /that feeling when/ },
  { prompt: 'why is it always raining on weekends', words: /raining on weekends\?|weekend|rain/ },
  { prompt: '"I will only be five minutes"', words: /five minutes/ },
  { prompt: 'my cat', art: 'cat', words: /cat/ },
  { prompt: 'wifi', art: 'wireless', words: /wifi|internet|router|signal|download/ },
  { prompt: 'monday mornings', words: /monday/ },
  { prompt: 'job interview', art: 'briefcase', words: /interview/ },
  { prompt: 'deploying on friday', art: 'rocket', words: /deploy/ },
  { prompt: 'a goose running a bank', art: 'goose', words: /goose/ },
  { prompt: 'a bear using a laptop', art: 'bear', words: /bear/ },
  { prompt: 'a penguin late for work', art: 'penguin', words: /penguin/ },
  { prompt: 'a cow in an elevator', art: 'cow', words: /cow/ },
  { prompt: 'a knight stuck in traffic', art: 'shield', words: /knight/ },
  { prompt: "the neighbour's dog barking at nothing", art: 'dog', words: /dog/ },
  { prompt: 'grandma using the new phone', art: 'old-woman', words: /grandma/ },
  { prompt: 'my dad explaining the thermostat', art: 'man-beard', words: /dad|father/ },
  { prompt: 'toddler negotiating bedtime', art: 'baby', words: /toddler|child/ },
  { prompt: 'My landlord raised the rent again', art: 'office-worker', words: /landlord/ },
  { prompt: 'my plants dying despite me watering them', art: 'potted-plant', words: /plant/ },
  { prompt: 'the group chat is planning a trip nobody will take', words: /group/ },
  { prompt: 'going to the gym once and expecting abs', art: 'person-lifting-weights', words: /gym/ },
  { prompt: 'airport security taking my water', art: 'police-officer', words: /airport|security/ },
  { prompt: 'dentist asks if you floss', art: 'health-worker', words: /floss|dentist/ },
  { prompt: 'the printer smells fear', art: 'printer', words: /printer/ },
  { prompt: 'forgetting your password for the third time', art: 'locked', words: /password/ },
  { prompt: 'my phone is at 1%', art: 'mobile-phone', words: /phone|battery/ },
  { prompt: 'Kevin ate my yogurt', words: /kevin/ },
  { prompt: 'introvert at a party finds the dog', words: /introvert|dog/ },
  { prompt: 'birthday party with no cake', words: /birthday|cake/ },
  { prompt: 'tax season', art: 'money-with-wings', words: /tax/ },
  { prompt: 'pizza with pineapple', art: 'pizza', words: /pizza/ },
  { prompt: 'mosquito at 4am', art: 'mosquito', words: /mosquito/ },
  { prompt: 'a spider in the bathtub', art: 'spider', words: /spider/ },
  { prompt: 'a dragon that is afraid of mice', art: 'dragon', words: /dragon/ },
  { prompt: 'my brain during the exam', art: 'brain', words: /brain/ },
  { prompt: 'wenn die Katze um drei Uhr singt', art: 'cat', words: /wenn die katze um drei uhr singt/ },
  { prompt: 'القطة تدفع الكوب عن الطاولة', art: 'cat', words: /القطة تدفع الكوب عن الطاولة/ },
  { prompt: 'החתול הפיל את הכוס', art: 'cat', words: /החתול הפיל את הכוס/ },
  { prompt: 'जब बिल्ली कप गिराकर कुछ नहीं मानती', art: 'cat', words: /जब बिल्ली कप गिराकर कुछ नहीं मानती/ },
  { prompt: 'แมวผลักแก้วตกโต๊ะ', art: 'cat', words: /แมวผลักแก้วตกโต๊ะ/ },
  { prompt: '猫把杯子推下桌子然后什么都不承认', art: 'cat', words: /猫把杯子推下桌子然后什么都不承认/ },
  { prompt: '고양이가 컵을 밀어 떨어뜨린다', art: 'cat', words: /고양이가 컵을 밀어 떨어뜨린다/ },
  { prompt: 'когда кот смотрит на тебя', art: 'cat', words: /когда кот смотрит на тебя/ },
  { prompt: '🐈☕💥', art: 'cat', words: /🐈☕💥/u },
  { prompt: '<script>alert(1)</script>', words: /<script>alert\(1\)<\/script>/ },
  { prompt: '{{prompt}} ${7*7}', words: /\{\{prompt\}\} \$\{7\*7\}/ },
  { prompt: '...!!!', words: /nothing|silence|void|blank|empty|typed/ },
];

/** What holds for every meme, whatever it is about. */
export function expectSound(plan: Plan, prompt: string): void {
  const places = layouts[plan.layout];
  expect(Object.keys(plan.texts), prompt).toEqual(places.texts.map(({ name }) => name));
  expect(Object.keys(plan.art).sort(), prompt).toEqual([...places.art].sort());
  expect(
    Object.values(plan.texts).some((text) => text !== ''),
    prompt,
  ).toBe(true);
  for (const text of Object.values(plan.texts)) {
    expect(text, prompt).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\s{2}|^\s|\s$/u);
    expect(text, prompt).not.toMatch(/^["“]?[a-z]+ [a-z]/u);
    if (!prompt.includes('{')) expect(text, prompt).not.toMatch(/[{}]/u);
  }
}

describe('a meme of a prompt', () => {
  test.each(examples)('$prompt', ({ prompt, layout, at, art, words, texts }) => {
    const plans = first(prompt);
    for (const plan of plans) expectSound(plan, prompt);
    if (at) expect(plans[0]?.layout).toBe(at);
    if (layout) expect(plans.map((plan) => plan.layout)).toContain(layout);
    if (texts) expect(plans[0]?.texts).toEqual(texts);
    if (art) expect(plans.slice(0, 3).flatMap((plan) => Object.values(plan.art))).toContain(art);
    if (words) expect(plans.slice(0, 3).map(said).join('\n')).toMatch(words);
  });

  test('shows the prompt itself in one of the first three, in every style and format', () => {
    for (const style of ['classic', 'modern', 'vintage', 'minimalist'] as const) {
      for (const format of ['square', 'landscape', 'portrait'] as const) {
        const texts = [0, 1, 2]
          .map((variant) => said(compose(wish('a goose running a bank', { style, format, variant }), null)))
          .join('\n');
        expect(texts, `${style} ${format}`).toMatch(/goose (?:running|runs|ran|would like to run)|goose\b.*run/);
      }
    }
  });
});

describe('New', () => {
  const prompts = [
    'my cat',
    'wifi',
    'me trying to fix my code at 3am',
    'tabs vs spaces',
    'is this love?',
    'nobody: me: singing',
    'a | b',
    '猫',
    '',
    'xyzzy',
    'x '.repeat(200),
  ];

  test.each(prompts)('tells apart at least twelve memes of %j, never a layout twice running', (prompt) => {
    const plans = first(prompt, 41);
    const told = plans.slice(0, 12).map(({ layout, texts }) => JSON.stringify([layout, texts]));
    expect(new Set(told).size).toBe(12);
    plans.forEach((plan, at) => expect(at > 0 && plan.layout === plans[at - 1]?.layout, `${prompt} ${at}`).toBe(false));
  });

  test('the same wish gives the same plan, another style another', () => {
    const again = wish('a goose running a bank', { variant: 3 });
    expect(compose(again, null)).toEqual(compose({ ...again }, null));
    expect(compose(wish('my cat', { style: 'vintage' }), null).seed).not.toBe(compose(wish('my cat'), null).seed);
  });

  test('a line marked for grown-ups stays away where the family filter is strict', () => {
    const plans = Array.from({ length: 40 }, (_, variant) => compose(wish('my cat', { variant, family: 'strict' }), null));
    for (const plan of plans) expectSound(plan, 'my cat');
  });
});
