import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of ours has. */
const MOST_STOPS = 60;

/** Why what has the focus cannot be seen: out of the window, without a size or under a bar. Empty when it can, and when nothing has it. */
function hidden(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return '';
    // The choices of a picker are drawn by their labels.
    const shown = (active.matches('input[type="radio"]') && active.closest('label')) || active;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const name = `<${active.tagName.toLowerCase()}> "${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 40) ?? ''}"`;
    if (width === 0 || height === 0) return `${name} has no size`;
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      return `${name} is out of the window: ${left} ${top} ${right} ${bottom}`;
    const x = (left + right) / 2;
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      for (let over = document.elementFromPoint(x, y); over && !over.contains(shown); over = over.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return `${name} is under ${over.outerHTML.slice(0, 120)}`;
      }
    }
    return '';
  });
}

/** What has the focus is in the window and under no bar (WCAG 2.4.11), as soon as the page has settled. */
export async function focusIsSeen(page: Page): Promise<void> {
  await expect.poll(() => hidden(page), { timeout: 60_000, message: 'the focus is seen' }).toBe('');
}

/** Presses Tab until this has the focus; everything on the way there is seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await focusIsSeen(page);
  }
  throw new Error(`no way by ${key} to ${String(target)}`);
}

/** Goes there by Tab and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Writes down what the live regions of the page say from now on. Call it before the first page; the story must not load another. */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[aria-live], [role="status"], [role="alert"]';
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        const inside = [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(LIVE), node] : []));
        for (const region of [around, ...inside]) if (region?.matches(LIVE)) said.push(region.textContent ?? '');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
}
