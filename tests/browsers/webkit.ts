import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, By, Key, until } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import type { OtherBrowser } from './other-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const X_SERVER = '/usr/bin/Xvfb';
const MINI_BROWSER = ['x86_64', 'aarch64']
  .map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
/** Milliseconds until an element is visible on a slow machine. */
const SEEN_WITHIN = 30_000;

/** True if WebKit for GTK, its driver and a virtual screen are installed. */
export const HAS_WEBKIT =
  MINI_BROWSER !== undefined &&
  existsSync(DRIVER) &&
  (process.env['DISPLAY'] !== undefined || existsSync(X_SERVER));

/** WebKit, the engine of Safari, in its minimal browser; `width` in pixels. */
export async function openWebKit(width: number): Promise<OtherBrowser> {
  const screen = process.env['DISPLAY'] ? undefined : await startScreen();
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    // Containers have no permission for WebKit's sandbox.
    env: { ...process.env, ...screen?.environment, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const web = await connect(`http://127.0.0.1:${port}`);
  await web.manage().window().setRect({ width, height: 900 });
  const find = async (selector: string) => {
    const element = await web.wait(until.elementLocated(By.css(selector)), SEEN_WITHIN);
    await web.wait(until.elementIsVisible(element), SEEN_WITHIN);
    return element;
  };
  return {
    open: (address) => web.get(address),
    run: (script) => web.executeScript(script),
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, words) => (await find(selector)).sendKeys(words),
    press: (key) =>
      web
        .actions()
        .sendKeys(key === 'Escape' ? Key.ESCAPE : Key.ENTER)
        .perform(),
    close: async () => {
      await web.quit();
      driver.kill();
      screen?.server.kill();
    },
  };
}

/** Retries until the driver listens. */
async function connect(address: string, left = 50): Promise<WebDriver> {
  try {
    return await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resume) => setTimeout(resume, 200));
    return connect(address, left - 1);
  }
}

/** Virtual screen on the first free number. */
async function startScreen(): Promise<{ server: ChildProcess; environment: { DISPLAY: string } }> {
  const server = spawn(X_SERVER, ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve) =>
    server.stdout.once('data', (data) => resolve(String(data))),
  );
  return { server, environment: { DISPLAY: `:${number.trim()}` } };
}
