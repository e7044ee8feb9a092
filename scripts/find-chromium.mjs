import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { Explained } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './set-up.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ANSWER_WITHIN_S = 30;
const PLAYWRIGHT_WITHIN_S = 120;
const APT_WITHIN_S = 240;

const require = createRequire(import.meta.url);

/** Ways to find a Chromium, from installed ones to downloads; the first that works is used. */
const WAYS = [
  ['CHROMIUM_PATH', async () => process.env.CHROMIUM_PATH],
  ['on this machine', onThisMachine],
  ["Playwright's own", playwrightsOwn],
  ["Playwright's own, downloaded", downloadedByPlaywright],
  ['installed by apt-get', installedByApt],
  ['unpacked from @sparticuz/chromium', unpackedFromNpm],
];

/**
 * Finds or downloads a Chromium that runs. Needs the packages.
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  for (const [name, way] of WAYS) {
    const path = await way().catch(() => undefined);
    if (path && (await answers(path))) {
      console.log(`· Chromium ${name}: ${path}`);
      return path;
    }
    if (path && name === 'CHROMIUM_PATH')
      throw new Explained(`CHROMIUM_PATH (${path}) is no Chromium that runs.`);
  }
  throw new Explained(
    'No Chromium here, and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}

/** A missing library shows only when the program runs. */
async function answers(path) {
  if (process.platform === 'win32') return existsSync(path);
  const { ok, output } = await run(path, ['--version', '--no-sandbox'], { limitSeconds: ANSWER_WITHIN_S });
  return ok && /chrom/i.test(output);
}

async function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...USUAL_PLACES,
  ];
  for (const candidate of candidates) {
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  return undefined;
}

async function playwrightsOwn() {
  const path = require('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadedByPlaywright() {
  console.log('· no Chromium on this machine, trying npx playwright install …');
  await run('npx', ['playwright', 'install', 'chromium'], { limitSeconds: PLAYWRIGHT_WITHIN_S });
  return playwrightsOwn();
}

async function installedByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('· trying apt-get install chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, limitSeconds: APT_WITHIN_S });
  const parameters = ['install', '-y', '--no-install-recommends', 'chromium'];
  await run('apt-get', parameters, { env, limitSeconds: APT_WITHIN_S });
  return onThisMachine();
}

/** The package unpacks into the temporary folder; a folder of our own avoids collisions. */
async function unpackedFromNpm() {
  const folder = join(ROOT, '.cache', 'chromium');
  await mkdir(folder, { recursive: true });
  const program = `process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    console.log(await chromium.executablePath());`;
  const env = { ...process.env, TMPDIR: folder };
  const { ok, output } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env,
    limitSeconds: 60,
  });
  return ok ? output.trim().split('\n').at(-1) : undefined;
}
