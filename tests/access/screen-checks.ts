import axe from 'axe-core';
import type { Page } from 'playwright';
import { quiet } from '../../scripts/view-visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Maximum share of the enlarged window that fixed elements may cover. */
const STUCK_SHARE = 0.34;

/** Violations found by axe, one per line. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    // Only violations, because describing passed elements is slow.
    return (await judge.run(document, { runOnly: tags, resultTypes: ['violations'], iframes: false }))
      .violations;
  }, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${html.slice(0, 160)} (${why.slice(0, 240)})`;
    }),
  );
}

/** Controls too small for a thumb: lower than 44 pixels, or buttons narrower than that. */
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

/** Fields with a font below 16 px, into which phones zoom. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')].flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < 16 ? [`font of ${size} px: ${field.outerHTML.slice(0, 160)}`] : [];
    }),
  );
}

/** Pictures whose `sizes` lead to another file than the width at which they are laid out. */
export async function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const { currentSrc, naturalWidth, parentElement } = picture;
      const lists = [picture, ...(parentElement?.querySelectorAll('source') ?? [])].map(
        ({ srcset }) => srcset,
      );
      const list = lists.find(
        (one) => one !== '' && one.includes(new URL(currentSrc || '/', location.href).pathname),
      );
      const widths = [...(list ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const shown = picture.getBoundingClientRect().width;
      // The browser computes the natural width of a picture from its `sizes`.
      if (widths.length === 0 || naturalWidth === 0 || shown === 0) return [];
      const fileFor = (width: number) =>
        widths.find((one) => one >= width * devicePixelRatio * 0.95) ?? widths.at(-1);
      return fileFor(naturalWidth) === fileFor(shown)
        ? []
        : [
            `sizes say ${naturalWidth} pixels, shown at ${Math.round(shown)}: ${picture.outerHTML.slice(0, 240)}`,
          ];
    }),
  );
}

/**
 * Elements that make the page scroll sideways or are cut off at its edge. A phone widens its window for them,
 * but the document keeps its width.
 */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector('main');
    const isCut = main !== null && main.scrollWidth > main.clientWidth;
    if (scrollWidth <= clientWidth && !isCut) return [];
    const over = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...over.slice(-3).map((one) => one.outerHTML.slice(0, 160))];
  });
}

/** Fixed elements that leave too little of an enlarged window readable. */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  return page.evaluate((share) => {
    const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      // Modals are closed, and notices disappear after a while.
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
}

/** Resizes the window and waits for the layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await quiet(page);
}
