// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrivacyScreen, TermsScreen } from './paper-screens.tsx';

afterEach(cleanup);

const heads = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('the terms say from which age, how one behaves here, and what happens to those who do not', () => {
  render(<TermsScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms');
  expect(heads()).toEqual([
    'Sixteen',
    'Conduct',
    'What you upload',
    'When somebody does not',
    'The verdict',
    'Your account',
    'No warranty',
  ]);
  expect(screen.getByRole('main').textContent).toMatch(
    /16 or older.*Only what you may share.*hide the video, block, report.*suspend an account/s,
  );
});

it('the privacy page says what is kept, by whom, and how to be rid of it', () => {
  render(<PrivacyScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
  expect(heads()).toEqual([
    'Your picture',
    'Your voice',
    'Your face',
    'Your account',
    'Your matches',
    'Your decks',
    'Strangers',
    'Your network address',
    'Third parties',
    'Totals',
    'Your browser',
    'Taking it along, deleting it',
    'Questions',
  ]);
  expect(screen.getByRole('main').textContent).toMatch(/in your own browser.*Nothing of the video.*deletes your account at once/s);
});
