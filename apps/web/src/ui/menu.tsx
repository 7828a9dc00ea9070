import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

interface Trigger {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

const itemsIn = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Where a key of a menu leads from item `at` of `count`; null when it leads nowhere. */
function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** What stays free between a menu and the edge of the window, in pixels. */
const EDGE = 8;

/** Takes a menu that has just opened; moves it into the window where its button stands too near to an edge. */
function intoView(menu: HTMLElement): void {
  const { left, bottom } = menu.getBoundingClientRect();
  const x = Math.max(0, EDGE - left);
  const y = Math.min(0, window.innerHeight - EDGE - bottom);
  if (x !== 0 || y !== 0) menu.style.translate = `${x}px ${y}px`;
}

/**
 * A menu under a button: arrows, Home, End, Escape. `head` stands above the items. It stays inside the landmark of its button, needs no portal
 * and no library: every signed-in page carries it.
 */
export function Menu({ trigger, head, children }: { trigger: ReactElement<Trigger>; head?: ReactNode; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const button = (): HTMLElement | null => box.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? null;
  const close = (): void => {
    setOpen(false);
    button()?.focus();
  };

  useLayoutEffect(() => {
    if (panel.current) intoView(panel.current);
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    if (items.current) itemsIn(items.current)[0]?.focus();
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return close();
    const all = itemsIn(event.currentTarget);
    const next = target(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return undefined;
    event.preventDefault();
    return all[next]?.focus();
  };
  const choose = ({ target: pressed }: MouseEvent): void => {
    if (pressed instanceof Element && pressed.closest('[role="menuitem"]')) close();
  };

  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open && { 'aria-controls': id }),
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <div ref={panel} className={styles.menu}>
          {head && <div className={styles.head}>{head}</div>}
          {/* Not while the click is captured: the item would be gone before it hears of it. What it opens finds the focus on the button already. */}
          <div ref={items} id={id} role="menu" aria-orientation="vertical" tabIndex={-1} onKeyDown={move} onClick={choose}>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** One thing to do; `onSelect` runs on click, Enter and Space. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onSelect}>
      {children}
    </button>
  );
}
