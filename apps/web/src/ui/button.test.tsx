// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button, ButtonLike } from './button.tsx';

afterEach(cleanup);

it('says why it cannot be pressed, can still be focused, and does nothing', () => {
  const press = vi.fn<() => void>();
  render(
    <Button why="1 warrior is still PREPARING." onClick={press}>
      Start game
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Start game', description: '1 warrior is still PREPARING.' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(press).not.toHaveBeenCalled();
});

it('does nothing more while it is busy', () => {
  const press = vi.fn<() => void>();
  render(
    <Button busy onClick={press}>
      Entering Arena...
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { busy: true }));
  expect(press).not.toHaveBeenCalled();
});

it.each(['Enter', ' '])('a key that is held down (%j) presses nothing after its first press', (key) => {
  const heard = vi.fn<() => void>();
  render(<Button onKeyDown={heard}>Share camera</Button>);
  const button = screen.getByRole('button');
  // `false`: the browser is told to make no click of it.
  expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('dresses a link without becoming a button', () => {
  render(
    <ButtonLike tone="pri" className="mine">
      <a href="/play">Play</a>
    </ButtonLike>,
  );
  expect(screen.getByRole('link', { name: 'Play' }).className).toContain('mine');
});
