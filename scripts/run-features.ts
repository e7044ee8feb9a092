import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfiguration, loadSources, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { newRandom, SEED, sampleOf } from '../tests/support/sample.ts';

/** A scenario's outcome as Cucumber's JSON report tells it. */
export type ReportedScenario = {
  name: string;
  keyword: string;
  line: number;
  tags: { name: string }[];
  steps: {
    keyword: string;
    name?: string;
    hidden?: boolean;
    arguments?: { rows?: { cells: string[] }[]; content?: string }[];
    result: { status: string; error_message?: string };
  }[];
};

export type ReportedFeature = {
  name: string;
  description: string;
  uri: string;
  elements: ReportedScenario[];
};

const REPORTS = 'reports';
const REPORT = join(REPORTS, 'cucumber.json');
/** Window widths in pixels for scenarios without one: each run has the first, `npm run test:all` all. */
const WIDTHS = [1440, 390];

/**
 * Runs the features and writes reports/cucumber.json. `given` are paths and `--tags` of Cucumber. One example
 * of each outline runs in the browser, chosen by the seed, unless all are wanted or some are given.
 */
export async function runFeatures(
  given: string[],
  { whole, everyWidth = false }: { whole: boolean; everyWidth?: boolean },
): Promise<{ passed: boolean; report: ReportedFeature[] }> {
  // React's production build, as for visitors; the features set their own test mode.
  process.env['NODE_ENV'] = 'production';
  await build();
  mkdirSync(REPORTS, { recursive: true });
  const { values, positionals } = parseArgs({
    args: given,
    options: { tags: { type: 'string' } },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : ['features/**/*.feature'];
  const isDrawn = !whole && given.length === 0;
  if (isDrawn) console.log(`examples in the browser are drawn by TEST_SEED=${SEED}`);
  const started = performance.now();
  const kinds = [
    { name: 'in-process', tags: 'not @browser', width: null },
    ...(everyWidth ? WIDTHS : WIDTHS.slice(0, 1)).map((width) => ({
      name: `browser-${width}`,
      tags: '@browser',
      width,
    })),
  ];
  let passed = true;
  let support: Awaited<ReturnType<typeof loadSupport>> | undefined;
  const report: ReportedFeature[] = [];
  for (const { name, tags, width } of kinds) {
    if (width !== null) process.env['BROWSER_WIDTH'] = String(width);
    const file = join(REPORTS, `cucumber-${name}.json`);
    const { runConfiguration } = await loadConfiguration({
      file: false,
      provided: {
        paths: isDrawn && width !== null ? await drawnExamples(paths, tags) : paths,
        import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
        format: [process.stdout.isTTY ? 'progress-bar' : 'summary', `json:${file}`],
        tags: values.tags ? `(${tags}) and (${values.tags})` : tags,
        strict: true,
        publish: false,
        // A shared machine may pause a browser; real errors fail twice.
        retry: width !== null && process.env['CI'] ? 1 : 0,
      },
    });
    // Steps register once, when their files are first loaded.
    support ??= await loadSupport(runConfiguration);
    const { success } = await runCucumber({ ...runConfiguration, support });
    passed &&= success;
    report.push(...(JSON.parse(readFileSync(file, 'utf8')) as ReportedFeature[]));
  }
  writeFileSync(REPORT, JSON.stringify(report));
  summarise(report, started);
  return { passed, report };
}

/** Each scenario, and one example of each outline, by line. */
async function drawnExamples(paths: string[], tagExpression: string): Promise<string[]> {
  const { plan } = await loadSources({
    paths,
    tagExpression,
    names: [],
    defaultDialect: 'en',
    order: 'defined',
  });
  const examples = new Map<string, string[]>();
  for (const { uri, location } of plan) {
    const before = readFileSync(uri, 'utf8').split('\n').slice(0, location.line);
    const outline = `${uri}:${before.findLastIndex((line) => /^\s*Scenario/.test(line))}`;
    examples.set(outline, [...(examples.get(outline) ?? []), `${uri}:${location.line}`]);
  }
  return [...examples].flatMap(([outline, lines]) => sampleOf(lines, 1, newRandom(outline)));
}

/** True if all steps and hooks of a scenario passed. */
export function hasPassed({ steps }: ReportedScenario): boolean {
  return steps.every(({ result }) => result.status === 'passed');
}

function summarise(report: ReportedFeature[], started: number): void {
  const scenarios = report.flatMap(({ elements }) => elements);
  const failed = report.flatMap(({ uri, elements }) =>
    elements.filter((scenario) => !hasPassed(scenario)).map(({ name, line }) => `  ${uri}:${line} ${name}`),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${scenarios.length} scenarios, ${scenarios.length - failed.length} passed, ${seconds} s`);
  if (failed.length > 0) console.log(`failed:\n${failed.join('\n')}`);
}

async function build(): Promise<void> {
  if (existsSync('dist/server/render-page.js') && existsSync('dist/client/.vite/manifest.json')) return;
  const { execFileSync } = await import('node:child_process');
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
}
