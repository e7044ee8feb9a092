import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** 1280 × 1024 at 400%, in CSS pixels. */
const ENLARGED = { width: 320, height: 256 };
/** What stays in place while one scrolls may take so much of the enlarged window. */
const STUCK_SHARE = 0.34;

/** What axe finds, a line each. `rules` narrow it. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${html.slice(0, 160)} (${why.slice(0, 240)})`;
    }),
  );
}

/** Colours that are too near each other in the dark theme, without loading the page again. */
export async function contrastInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawnAnew(page);
  const found = await violationsOf(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** What is to be pressed and too small for a thumb: lower than 44 pixels, or a button narrower than that. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, .button, .icon-button, .control, .bar-link, summary, select, [type=checkbox], [type=radio]';
    return [...document.querySelectorAll<HTMLInputElement>(controls)].flatMap((control) => {
      const boxes = [control, ...(control.labels ?? [])].map((one) => one.getBoundingClientRect());
      const height = Math.max(...boxes.map((box) => box.height));
      const width = Math.max(...boxes.map((box) => box.width));
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      const isSmall = height < 43.5 || (width < 43.5 && control.matches('button, .button'));
      return isShown && isSmall ? [`${width} × ${height}: ${control.outerHTML.slice(0, 160)}`] : [];
    });
  });
}

/** What makes the page scroll sideways. A phone makes its window as wide as that: the document keeps its own width. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...over.slice(-3).map((one) => one.outerHTML.slice(0, 160))];
  });
}

/** At 400%: what scrolls sideways, and what stays over the page and leaves too little of it to be read. */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  await page.setViewportSize(ENLARGED);
  await drawnAnew(page);
  const stuck = await page.evaluate((share) => {
    const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      // What was opened over the page is closed again, and a notice goes by itself.
      const isPassing =
        one.closest('dialog, :popover-open, [role=status]') !== null ||
        one.querySelector(':scope > [role=listbox]') !== null;
      const isInSight = one.checkVisibility() && one.getBoundingClientRect().bottom > 0;
      return (position === 'fixed' || position === 'sticky') && !isPassing && isInSight;
    });
    const heights = over
      .map((one) => one.getBoundingClientRect())
      .map(({ width, height }) => (width > 1 ? height : 0));
    const taken = heights.reduce((sum, height) => sum + height, 0);
    return taken > document.documentElement.clientHeight * share
      ? over.map((one) => `over the page: ${one.outerHTML.slice(0, 160)}`)
      : [];
  }, STUCK_SHARE);
  return [...(await tooWide(page)), ...stuck];
}

/** Asked twice for a frame: styles of a changed medium stand in the second. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
