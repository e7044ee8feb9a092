import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { OtherBrowser } from './other-browser.ts';

const USUAL_PLACES = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox of this machine, if installed. */
export const FIREFOX = [process.env['FIREFOX_PATH'], ...USUAL_PLACES].find(
  (path) => path && existsSync(path),
);

/** Released Firefox, over WebDriver BiDi; `width` in pixels. */
export async function openFirefox(width: number): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX ?? '',
    headless: true,
    defaultViewport: { width, height: 900 },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script) => page.evaluate(`(() => { ${script} })()`) as Promise<never>,
    click: (selector) => page.click(selector),
    type: (selector, words) => page.type(selector, words),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
