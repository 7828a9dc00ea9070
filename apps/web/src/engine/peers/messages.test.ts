import { expect, it } from 'vitest';
import { readMessage, writeMessage } from './messages.ts';

it('takes back what it wrote, to a thousandth', () => {
  expect(readMessage(writeMessage({ t: 'laugh', happy: 0.123456 }))).toEqual({ t: 'laugh', happy: 0.123 });
});

it.each([
  ['no text', new ArrayBuffer(8)],
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[1]'],
  ['another kind', '{"t":"cry","happy":0.5}'],
  ['no number', '{"t":"laugh","happy":"0.5"}'],
  ['no figure', '{"t":"laugh","happy":null}'],
  ['too much', '{"t":"laugh","happy":1.01}'],
  ['too little', '{"t":"laugh","happy":-0.01}'],
  ['too long', `{"t":"laugh","happy":0.5${' '.repeat(100)}}`],
])('takes nothing from a page that sends %s', (_, data) => {
  expect(readMessage(data)).toBeNull();
});

it('leaves out whatever else there is', () => {
  expect(readMessage('{"t":"laugh","happy":1,"name":"<b>"}')).toEqual({ t: 'laugh', happy: 1 });
});
