import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe finds nothing against WCAG 2.2 AA on the page as it stands, or on the part of it that a selector names; `where` names it in a failure. */
export async function axeFindsNothing(page: Page, where: string, part?: string): Promise<void> {
  // A page that fades in has other colours for a moment; what is examined is what stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Otherwise it opens a page of its own each time, for frames of other origins: we have none.
  const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).setLegacyMode(true);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  await page.emulateMedia({ reducedMotion: null });
  expect.soft(found, `axe at ${where}`).toEqual([]);
}

/** What is wider than the window, a line each. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > window.innerWidth);
    return wide.map((element) => `${element.tagName.toLowerCase()}.${element.className} ends at ${element.getBoundingClientRect().right}`);
  });
}

/** Nothing on the page is wider than the window (WCAG 1.4.10 at 320 px), as soon as it has settled. */
export async function fitsItsWidth(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => tooWide(page), { timeout: 60_000, message: `${where} is too wide` })
    .toEqual([]);
}
