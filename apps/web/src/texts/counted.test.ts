import { expect, it } from 'vitest';
import { captionTexts } from './captions.ts';
import { deckTexts } from './decks.ts';
import { matchPageTexts } from './match-page.ts';
import { matchTexts } from './match.ts';
import { strangerTexts } from './strangers.ts';

it('one of a thing is one, in every sentence that counts them', () => {
  const { won, wonYou } = matchTexts.round(3);
  const sentences = (count: number): string[] => [
    strangerTexts.reportDialog.left(count),
    deckTexts.report.left(count),
    `${count} ${captionTexts.scores.points(count)}`,
    matchPageTexts.captions.score(count),
    won('bob', count / 100, 1),
    wonYou(count / 100, 1),
  ];
  expect(sentences(1)).toEqual([
    '1 character left',
    '1 character left',
    '1 point',
    '1 point',
    'bob wrote the caption of 1 point.',
    'You wrote the caption of 1 point.',
  ]);
  expect(sentences(0)).toEqual([
    '0 characters left',
    '0 characters left',
    '0 points',
    '0 points',
    'bob wrote the caption of 0 points.',
    'You wrote the caption of 0 points.',
  ]);
});
