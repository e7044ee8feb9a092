import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { freePort } from '../server/platform/free-port.ts';
import { findChromium } from './find-chromium.mjs';
import { openView, signedIn } from './view-visit.ts';
import type { VisitSettings } from './view-visit.ts';
import { ACCOUNTS, SETTLED, VIEWS } from './views.ts';
import type { View } from './views.ts';

const WIDTHS = [320, 390, 768, 1440, 2560];
const LANGUAGES = ['bg', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
const FOLDER = 'reports/screenshots';
const OPEN_WITHIN = 300_000;

type Shot = VisitSettings & { view: string; file: string; trouble?: string };

/**
 * Takes pictures of every screen at all widths, in both languages and themes, into reports/screenshots.
 * `--route Cart --width 390 --language bg --theme dark` filter them and may be repeated; `--origin` uses a
 * running server. Run after `npm run build`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      route: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      theme: { type: 'string', multiple: true },
      origin: { type: 'string' },
    },
  });
  const views = VIEWS.filter(({ name, route }) => chosen(values.route, route) || chosen(values.route, name));
  const settings = LANGUAGES.filter((one) => chosen(values.language, one)).flatMap((language) =>
    THEMES.filter((one) => chosen(values.theme, one)).flatMap((theme) =>
      WIDTHS.filter((one) => chosen(values.width, String(one))).map((width) => ({ language, theme, width })),
    ),
  );
  const shop = values.origin === undefined ? await openShop() : undefined;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    await mkdir(FOLDER, { recursive: true });
    const shots = await takeScreenshots(browser, values.origin ?? shop?.origin ?? '', views, settings);
    await writeFile(join(FOLDER, 'index.html'), album(shots, settings));
    console.log(`${shots.length} pictures: ${FOLDER}/index.html`);
  } finally {
    await browser.close();
    await shop?.close();
  }
}

const chosen = (values: string[] | undefined, one: string): boolean => values?.includes(one) ?? true;

/** Starts the built server with demo data in a folder of its own. */
async function openShop(): Promise<{ origin: string; close: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'uyut-screenshots-'));
  const port = await freePort('127.0.0.1');
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      MAP_TILES_URL: 'off',
      CALLS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((end) => server.once('exit', end));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + OPEN_WITHIN;
  while (!(await fetch(`${origin}/ready`).catch(() => undefined))?.ok) {
    if (Date.now() > until || server.exitCode !== null) {
      await close();
      throw new Error('The site did not start');
    }
    await new Promise((later) => setTimeout(later, 250));
  }
  return { origin, close };
}

async function takeScreenshots(
  browser: Browser,
  origin: string,
  views: readonly View[],
  settings: readonly VisitSettings[],
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const account of ACCOUNTS) {
    for (const view of views.filter(({ as }) => as === account)) {
      for (const setting of settings.filter(({ width }) => view.widths?.(width) ?? true)) {
        // A new context for each picture, because of carts and open modals.
        const context = await signedIn(browser, origin, account, setting);
        shots.push(await takeScreenshot(context, origin, view, setting));
        await context.close();
      }
      console.log(`· ${view.name}`);
    }
  }
  return shots;
}

async function takeScreenshot(
  context: BrowserContext,
  origin: string,
  view: View,
  setting: VisitSettings,
): Promise<Shot> {
  const { language, theme, width } = setting;
  const name = `${view.name.replace(/\W+/g, '-')}-${width}-${language}-${theme}.jpg`;
  const shot: Shot = { ...setting, view: view.name, file: name };
  const page = await context.newPage();
  try {
    await openView(page, origin, view, language);
    await page.evaluate(() => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    });
    await page.waitForTimeout(SETTLED);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) shot.trouble = `${overflow} px too wide`;
  } catch (error) {
    shot.trouble = String(error).split('\n')[0] ?? '';
  }
  // Overlays cover the window only.
  const fullPage = (await page.getByRole('dialog').filter({ visible: true }).count()) === 0;
  await page.screenshot({ path: join(FOLDER, name), fullPage, type: 'jpeg', quality: 75 });
  if (shot.trouble) console.error(`${view.name}, ${width} px, ${language}, ${theme}: ${shot.trouble}`);
  return shot;
}

/** A page with all pictures of each state, the narrow ones first. */
function album(shots: readonly Shot[], settings: readonly VisitSettings[]): string {
  const rows = [...new Set(shots.map(({ view }) => view))].map((view) => {
    const own = shots.filter((shot) => shot.view === view);
    const pictures = own.map(
      ({ file, width, language, theme, trouble }) =>
        `<figure><figcaption>${width} ${language} ${theme} <b>${trouble ?? ''}</b></figcaption>
        <a href="${file}"><img src="${file}" alt="" loading="lazy" width="${Math.round(width / 4) + 60}"></a></figure>`,
    );
    return `<h2>${view}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:1rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow:auto}
figure{margin:0}b{color:#900}img{height:auto;max-height:70vh;object-fit:cover;object-position:top}</style>
<h1>${shots.length} pictures, ${settings.length} looks</h1>${rows.join('\n')}`;
}

await main();
