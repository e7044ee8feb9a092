import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { bold, dim, green, main, red, secondsSince, step } from './console.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';

/** The parts of `npm test`, the longest first: they share the cores. Each is an npm script that can be run alone. */
const PARTS = [
  { script: 'server', about: 'the server, on PostgreSQL' },
  { script: 'features', about: 'features, in process and in the browser', needsChromium: true },
  { script: 'access', about: 'every screen can be used by everybody', needsChromium: true },
  { script: 'screens', about: 'screens' },
  { script: 'unit', about: 'core, view models and adapters' },
  { script: 'format', about: 'the formatter (oxfmt)' },
  { script: 'types', about: 'the type check' },
  { script: 'imports', about: 'which layer may import which' },
  { script: 'core-alone', about: 'the core compiles without the rest' },
  { script: 'contract', about: 'openapi.json is up to date' },
  { script: 'lint', about: 'the linter (oxlint)' },
  { script: 'translations', about: 'no text is missing in either language' },
  { script: 'budget', about: 'size of the scripts of a first visit' },
];
/** What `npm run test:all` runs beside them. */
const OTHER_BROWSERS = { script: 'browsers', about: 'Firefox and WebKit, where this machine has them' };
const PART_WITHIN_S = 3_600;
/** How many parts run side by side: each keeps about one core busy. */
const LANES = Math.min(availableParallelism(), 4);

/** `npm run test:all` tries all of what is endless, `npm test` a part of it, drawn by the seed. */
const TRIES_ALL = process.argv.includes('--all');
const SEED = process.env.TEST_SEED ?? String(randomInt(2 ** 31));

/** `npm test`: sets up what is missing, runs all parts whatever becomes of the ones before, and tells which failed. */
await main(async () => {
  const setUpStart = performance.now();
  await setUp({ build: true });
  const chromium = await step('finding a Chromium', findChromium).catch((error) => {
    console.error(red(error.message));
    return undefined;
  });
  console.log(dim(`  set-up took ${secondsSince(setUpStart)}\n`));

  if (!TRIES_ALL) console.log(dim(`  TEST_SEED=${SEED} npm test draws the same samples again\n`));
  const start = performance.now();
  const waiting = TRIES_ALL ? [...PARTS, OTHER_BROWSERS] : [...PARTS];
  const results = [];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      results.push(await runPart(part, chromium));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  report(results, start);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
});

async function runPart({ script, about, needsChromium }, chromium) {
  const start = performance.now();
  if (needsChromium && !chromium) {
    console.log(`${bold(script)} ${red('there is no Chromium for it')}\n`);
    return { script, ok: false, seconds: secondsSince(start) };
  }
  const env = {
    ...process.env,
    ...(TRIES_ALL ? { TEST_ALL: 'on' } : { TEST_SEED: SEED }),
    NODE_ENV: 'test',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  const { ok, output, timedOut } = await run('npm', ['run', '--loglevel=error', script], {
    env,
    limitSeconds: PART_WITHIN_S,
  });
  const seconds = secondsSince(start);
  console.log(`${ok ? green('✓') : red('✗')} ${bold(script)} ${dim(`${about}, ${seconds}`)}`);
  if (!ok) console.log(`${output.trimEnd()}\n`);
  if (timedOut) console.log(red(`  stopped after ${PART_WITHIN_S} s`));
  return { script, ok, seconds };
}

function report(results, start) {
  const width = Math.max(...results.map(({ script }) => script.length));
  for (const { script, ok, seconds } of results) {
    const alone = ok ? '' : `   alone: npm run ${script}`;
    console.log(
      `${script.padEnd(width)}  ${ok ? green('passed') : red('failed')}  ${seconds.padStart(8)}${alone}`,
    );
  }
  console.log(dim(`all parts took ${secondsSince(start)}`));
  const passed = results.filter(({ ok }) => ok).length;
  console.log(`${passed} passed, ${results.length - passed} failed`);
}
