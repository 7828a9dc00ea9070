// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';

const chosen = vi.fn<(what: string) => void>();

beforeEach(() => {
  chosen.mockReset();
  render(
    <>
      <Menu trigger={<button type="button">mara</button>} head={<b>mara@example.org</b>}>
        <MenuItem onSelect={() => chosen('profile')}>Profile</MenuItem>
        <MenuItem onSelect={() => chosen('log out')}>Log out</MenuItem>
      </Menu>
      <p>elsewhere</p>
    </>,
  );
});
afterEach(cleanup);

const opener = (): HTMLElement => screen.getByRole('button', { name: 'mara' });
const focused = (): string | null => document.activeElement?.textContent ?? null;

describe('a menu', () => {
  it('opens with the focus on its first item, and the arrows go round', () => {
    fireEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Profile');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(focused()).toBe('Log out');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(focused()).toBe('Profile');
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    expect(focused()).toBe('Log out');
  });

  it('opens by the arrow down too, closes on Escape and gives the focus back', () => {
    opener().focus();
    fireEvent.keyDown(opener(), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(chosen).not.toHaveBeenCalled();
  });

  it('closes when something is chosen, and when one presses elsewhere', () => {
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('log out');
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(opener());
    fireEvent.pointerDown(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
