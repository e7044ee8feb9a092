import assert from 'node:assert/strict';
import type { BrowserTab } from './browser-tab.ts';

/** More tab stops than any page has before the wanted element. */
const MAX_TABS = 90;

/** Name of the focused element, and true if the browser shows the focus there. */
export async function focused(
  tab: BrowserTab,
): Promise<{ name: string; isSeen: boolean; isWithinMain: boolean }> {
  return tab.page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element) return { name: '', isSeen: false, isWithinMain: false };
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
    const called = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    // A link over a whole card shows the focus around the card.
    const ring = element.hasAttribute('data-cover') ? element.closest('li, article') : element;
    const around = [ring, ...(ring?.querySelectorAll(':has(a:focus-visible)') ?? [])];
    const isRinged = around.some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none');
    return {
      name: called.replaceAll('\u00a0', ' ').trim(),
      isSeen: element.matches(':focus-visible') && isRinged,
      isWithinMain: element.closest('main') !== null,
    };
  });
}

/** Presses Tab until the named element is focused; its focus must be visible. */
export async function goTo(tab: BrowserTab, name: string): Promise<void> {
  const passed: string[] = [];
  // Repeats the round, because the element may still be loading.
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    await tab.page.keyboard.press('Tab');
    const { name: at, isSeen } = await focused(tab);
    if (at === name || at.startsWith(`${name} `)) {
      assert.ok(isSeen, `nobody sees that the focus is on "${name}"`);
      return;
    }
    passed.push(at.slice(0, 30));
  }
  assert.fail(`the keyboard does not come to "${name}", only to ${passed.join(' | ')}`);
}
