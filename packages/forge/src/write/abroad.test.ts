import { describe, expect, test } from 'vitest';
import { languageOf, languages } from '../../data/abroad/index.ts';
import { compose } from './compose.ts';

const prompts: readonly [string, string][] = [
  ['in German', 'Ich habe den Bus um drei Sekunden verpasst und er hat mich angesehen'],
  ['in French', 'Quand le fromage est fini et que personne ne dit rien'],
  ['in Spanish', 'cuando el gato tira la taza y no dice nada'],
  ['in Russian', 'когда кот смотрит на тебя в три часа ночи'],
  ['in Ukrainian', 'коли кіт дивиться на тебе о третій ночі'],
  ['in Arabic', 'القطة تدفع الكوب عن الطاولة وتنكر كل شيء'],
  ['in Chinese', '猫把杯子推下桌子然后什么都不承认'],
  ['in Japanese', '月曜日の朝、コーヒーを飲む前に話しかけられた猫'],
];

describe('a prompt that is not English', () => {
  test.each(prompts)('%s: %s', (name, prompt) => {
    expect(languageOf(prompt)).toBe(name);
    const lines = Object.values(languages.find(({ theme }) => theme.name === name)?.theme.lines ?? {}).join('\n');
    for (let variant = 0; variant < 8; variant++) {
      const { texts } = compose({ prompt, style: 'classic', format: 'square', variant, family: 'off' }, null);
      const said = Object.values(texts).filter(Boolean);
      // The prompt's own words, and beside them lines of that language alone.
      expect(said.join('\n').toLowerCase()).toContain(prompt.slice(0, 12).toLowerCase());
      for (const text of said)
        if (!text.toLowerCase().includes(prompt.slice(0, 12).toLowerCase())) expect(lines.toLowerCase()).toContain(text.toLowerCase());
    }
  });

  test('of a language without lines keeps its words apart from the English ones', () => {
    const prompt = 'macskám éjjel háromkor rám néz és nem szól semmit';
    for (let variant = 0; variant < 8; variant++) {
      const { texts } = compose({ prompt, style: 'modern', format: 'square', variant, family: 'off' }, null);
      for (const text of Object.values(texts))
        if (text.toLowerCase().includes('macsk')) expect(text.length).toBeLessThan(prompt.length + 4);
    }
  });
});
