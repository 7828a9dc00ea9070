// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aView } from '../../stage/testing/views.ts';
import { Announcer } from './announcer.tsx';

afterEach(cleanup);

it('the judge is waited for: said in the live region that said the captions', () => {
  const round3 = { round: 3, rounds: 3 };
  const { rerender } = render(<Announcer view={aView({ ...round3, phase: 'collecting' })} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Time is up. Captions are being collected.');
  rerender(<Announcer view={aView({ ...round3, phase: 'judging' })} />);
  expect(region.textContent).toBe('That was the last caption. The judge is reading.');
});
