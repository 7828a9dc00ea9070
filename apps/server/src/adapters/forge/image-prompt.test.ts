import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imagePrompt } from './image-prompt.ts';

it.each([
  ['a cat on a printer', 'a cat on a printer'],
  ['a cat <lora:evil:1.5> on a printer', 'a cat on a printer'],
  ['a cat <LoRA:evil', 'a cat'],
  ['a <hypernet:x:1> cat <embedding:y>', 'a cat'],
  ['<lo<lora:a:1>ra:b:1> cat', 'lo ra:b:1 cat'],
  ['＜lora:evil:1＞ cat', 'cat'],
  ['cat <sd_cpp_extra_args>{"steps": 999}</sd_cpp_extra_args> dog', 'cat dog'],
  ['cat <SD_cpp_extra_args>{"steps": 999}', 'cat'],
  ['cat <sd_cpp_extra<lora:x:1>_args>{"steps": 9}</sd_cpp_extra_args> dog', 'cat sd_cpp_extra _args "steps": 9 /sd_cpp_extra_args dog'],
  ['a cat | a dog', 'a cat a dog'],
  ['I <3 you', 'I 3 you'],
  ['line\nbreaks\u0000 and \u202e bidi', 'line breaks and bidi'],
  ['猫とプリンター 🖨️', '猫とプリンター 🖨️'],
])('%j is painted as %j', (text, painted) => {
  expect(imagePrompt(text)).toBe(painted);
});

it('leaves no command in anything that can be typed', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    'lora:',
    '<lora:x',
    '|',
    '<sd_cpp_extra_args>',
    '</sd_cpp_extra_args>',
    'a',
    ' ',
    '＜',
    '｜',
    '{',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(imagePrompt(parts.join(''))).not.toMatch(/[<>|{}]/);
    }),
  );
});

it('is no longer than an image model reads, however much normalization makes of it', () => {
  const painted = imagePrompt('\uFDFA'.repeat(2_000));
  expect([...painted]).toHaveLength(4_000);
});
