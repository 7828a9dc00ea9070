// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field, Input } from './field.tsx';

afterEach(cleanup);

it('an error is announced when it comes, and said again with its control', () => {
  const scene = (error?: string) => (
    <Field label="Arena Code" hint="Six characters." error={error}>
      <Input />
    </Field>
  );
  const { rerender } = render(scene());
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(scene('Too short.'));
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Too short.');
  const control = screen.getByLabelText('Arena Code');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
});

it('an error that a toast announces is not announced twice', () => {
  render(
    <Field label="Arena Code" error="Enter an Arena Code." toasted>
      <Input />
    </Field>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Arena Code').getAttribute('aria-describedby')).toBe(screen.getByText('Enter an Arena Code.').id);
});
