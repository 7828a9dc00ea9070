import { describe, expect, it } from 'vitest';
import { begin, change, changedTexts, redo, settle, undo, withText } from './edits.ts';
import type { Sheet } from './edits.ts';
import { fitted } from './fit.ts';
import { placeAfterKey } from './keys.ts';
import { centred, linesAt, moved, pulled, scaled, snapped } from './place.ts';

const place = { x: 0.2, y: 0.3, width: 0.4, height: 0.2 };
const keys = { shiftKey: false, altKey: false };

describe('places', () => {
  it('never leave the picture, nor get too small to be taken hold of', () => {
    for (const next of [
      moved(place, -9, -9),
      moved(place, 9, 9),
      pulled(place, 9, 9),
      pulled(place, -9, -9),
      scaled(place, 9),
      scaled(place, 0.01),
      moved({ x: 0.99, y: 0.99, width: 0.02, height: 0.02 }, 0, 0),
    ]) {
      expect(next.x).toBeGreaterThanOrEqual(0);
      expect(next.y).toBeGreaterThanOrEqual(0);
      expect(next.x + next.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(next.y + next.height).toBeLessThanOrEqual(1 + 1e-9);
      expect(next.width).toBeGreaterThanOrEqual(0.08);
      expect(next.height).toBeGreaterThanOrEqual(0.05);
    }
  });

  it('a pulled corner leaves the other where it is; scaling keeps the middle', () => {
    expect(pulled(place, 0.1, -0.1)).toEqual({ x: 0.2, y: 0.3, width: 0.5, height: 0.1 });
    expect(scaled(place, 1.5)).toEqual({ x: 0.1, y: 0.25, width: 0.6, height: 0.3 });
  });

  it('snap to the middle from near, each way for itself', () => {
    const near = { ...place, x: 0.31, y: 0.1 };
    expect(linesAt(near)).toEqual({ vertical: false, horizontal: false });
    expect(snapped(near, { x: 0.02, y: 0.02 })).toEqual({ ...near, x: 0.3 });
    expect(snapped(near, { x: 0.005, y: 0.02 })).toBe(near);
    expect(linesAt(centred(place))).toMatchObject({ vertical: true });
  });

  it('other keys do nothing', () => {
    expect(placeAfterKey(place, 'a', keys)).toBeUndefined();
    expect(placeAfterKey(place, 'Tab', keys)).toBeUndefined();
    expect(placeAfterKey(place, 'ArrowDown', keys)).toEqual({ ...place, y: 0.31 });
  });
});

describe('the sheet', () => {
  const sheet: Sheet = {
    texts: [
      { slot: 'a', text: 'one', ...place },
      { slot: 'b', text: 'two', ...place },
    ],
    alt: '',
  };
  const words = (text: string): Sheet => withText(sheet, { slot: 'a', text, ...place });

  it('changes of one mark are undone together, until they are settled', () => {
    let edits = change(change(begin(sheet), words('o'), 'words a'), words('on'), 'words a');
    expect(undo(edits).now).toBe(sheet);
    edits = change(settle(edits), words('once'), 'words a');
    expect(undo(edits).now).toEqual(words('on'));
    expect(redo(undo(edits)).now).toEqual(words('once'));
    expect(redo(change(undo(edits), words('x'), null)).now).toEqual(words('x'));
  });

  it('nothing to undo is no step', () => {
    const edits = begin(sheet);
    expect([undo(edits), redo(edits)]).toEqual([edits, edits]);
  });

  it('only what is not as it was saved is sent', () => {
    expect(changedTexts(sheet, sheet)).toEqual([]);
    expect(changedTexts(sheet, words('x'))).toEqual([{ slot: 'a', text: 'x', ...place }]);
  });
});

describe('a text in its box', () => {
  const measure = (text: string): number => text.length * 0.5;

  it('is as large as fits, in as many lines as that takes', () => {
    const wide = fitted('one two three four', { width: 100, height: 10 }, measure);
    expect(wide.lines).toEqual(['one two three four']);
    expect(wide.size).toBeCloseTo(10, 1);
    const tall = fitted('one two three four', { width: 20, height: 100 }, measure);
    expect(tall.lines).toEqual(['one', 'two', 'three', 'four']);
    expect(tall.size).toBeCloseTo(8, 1);
  });

  it('never sticks out, whatever it is', () => {
    for (const text of ['x', 'a bb ccc dddd eeeee', 'Donaudampfschifffahrtsgesellschaft', '🦆 🦆']) {
      for (const box of [
        { width: 0.9, height: 0.2 },
        { width: 0.1, height: 0.6 },
      ]) {
        const { lines, size } = fitted(text, box, measure);
        expect(lines.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
        expect(((lines.length - 1) * 1.16 + 1) * size).toBeLessThanOrEqual(box.height + 1e-6);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width + 1e-6);
      }
    }
  });

  it('its lines are about as long as each other, spaces are one, and scripts without them are broken too', () => {
    expect(fitted('aa bb\n cc  dd', { width: 7, height: 30 }, measure).lines).toEqual(['aa', 'bb', 'cc', 'dd']);
    expect(fitted('aa bb cc dd ee', { width: 24, height: 9 }, measure).lines).toEqual(['aa bb cc', 'dd ee']);
    expect(fitted('猫が机の上にいる', { width: 10, height: 10 }, measure).lines.length).toBeGreaterThan(1);
    expect(fitted('a b', { width: 10, height: 10 }, measure, { pad: 0.1 }).size).toBeLessThan(
      fitted('a b', { width: 10, height: 10 }, measure).size,
    );
  });

  it('is no larger than its look allows', () => {
    expect(fitted('one', { width: 100, height: 100 }, measure, { largest: 12 }).size).toBe(12);
    expect(fitted('one two three four', { width: 20, height: 24 }, measure, { leading: 2 }).size).toBeLessThan(
      fitted('one two three four', { width: 20, height: 24 }, measure, { leading: 1 }).size,
    );
  });

  it('an empty one is not drawn', () => {
    expect(fitted('  ', { width: 1, height: 1 }, measure)).toEqual({ lines: [], size: 0 });
  });
});
