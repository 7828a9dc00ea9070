/** Puts the focus on a heading that is no control; the page does not jump to it. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where somebody goes on whose place is gone: the heading of the page, or the page. */
function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (place) focusHeading(place);
}

/** Remembers what has the focus now. The function it returns gives it back; when that is gone or cannot be focused any more, to the page. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLElement)) return;
    before.focus();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before !== document.body) focusPage();
  };
}
