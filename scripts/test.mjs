import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { bold, dim, green, main, red, secondsSince, step } from './console.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';

/** Checks of `npm test`, the longest first, because they share the cores. Each is an npm script of its own. */
const CHECKS = [
  { script: 'server', about: 'the server, on PostgreSQL' },
  { script: 'features', about: 'features, in process and in the browser', needsChromium: true },
  { script: 'access', about: 'accessibility of every screen', needsChromium: true },
  { script: 'screens', about: 'screens' },
  { script: 'unit', about: 'core, view models and adapters' },
  { script: 'format', about: 'the formatter (oxfmt)' },
  { script: 'types', about: 'the type check' },
  { script: 'imports', about: 'import rules of the layers' },
  { script: 'core-alone', about: 'the core compiles without the rest' },
  { script: 'contract', about: 'openapi.json is up to date' },
  { script: 'lint', about: 'the linter (oxlint)' },
  { script: 'translations', about: 'texts of both languages' },
  { script: 'budget', about: 'size of scripts' },
];
/** Runs only with `npm run test:all`. */
const OTHER_BROWSERS = { script: 'browsers', about: 'Firefox and WebKit, if installed' };
const CHECK_TIMEOUT_S = 3_600;
/** Seconds between two lines about the running checks. */
const PROGRESS_S = 30;
/** Checks that run side by side; each uses about one core. */
const LANES = Math.min(availableParallelism(), 4);

/** `npm run test:all` runs all samples, `npm test` those of the seed. */
const TRIES_ALL = process.argv.includes('--all');
const SEED = process.env.TEST_SEED ?? String(randomInt(2 ** 31));

/** `npm test`: installs what is missing, runs all checks and reports which failed. */
await main(async () => {
  const setUpStart = performance.now();
  await setUp({ build: true });
  const chromium = await step('finding a Chromium', findChromium).catch((error) => {
    console.error(red(error.message));
    return undefined;
  });
  console.log(dim(`  set-up took ${secondsSince(setUpStart)}\n`));

  if (!TRIES_ALL) console.log(dim(`  TEST_SEED=${SEED} npm test repeats the same samples\n`));
  const start = performance.now();
  const waiting = TRIES_ALL ? [...CHECKS, OTHER_BROWSERS] : [...CHECKS];
  const results = [];
  const running = new Map();
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      running.set(check.script, performance.now());
      console.log(`· ${bold(check.script)} ${dim(check.about)}`);
      results.push(await runCheck(check, chromium));
      running.delete(check.script);
    }
  };
  const progress = setInterval(() => {
    const checks = [...running].map(([script, since]) => `${script} ${secondsSince(since, 0)}`);
    console.log(dim(`  running: ${checks.join(', ')}; waiting: ${waiting.length}; done: ${results.length}`));
  }, PROGRESS_S * 1000);
  await Promise.all(Array.from({ length: LANES }, lane));
  clearInterval(progress);
  report(results, start);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
});

async function runCheck({ script, about, needsChromium }, chromium) {
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
    limitSeconds: CHECK_TIMEOUT_S,
  });
  const seconds = secondsSince(start);
  console.log(`${ok ? green('✓') : red('✗')} ${bold(script)} ${dim(`${about}, ${seconds}`)}`);
  if (!ok) console.log(`${output.trimEnd()}\n`);
  if (timedOut) console.log(red(`  stopped after ${CHECK_TIMEOUT_S} s`));
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
  console.log(dim(`all checks took ${secondsSince(start)}`));
  const passed = results.filter(({ ok }) => ok).length;
  console.log(`${passed} passed, ${results.length - passed} failed`);
}
