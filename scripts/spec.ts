import { writeFileSync, readFileSync } from 'node:fs';
import { hasPassed, runFeatures } from './run-features.ts';
import type { ReportedFeature } from './run-features.ts';
import { specificationPage } from './specification-page.ts';
import type { Outcome, Shown } from './specification-page.ts';

/** A requirement of docs/requirements.md. */
type Requirement = { number: string; line: string };

const FILE = 'docs/requirements.md';

function readRequirements(): Requirement[] {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm);
  return [...lines].map(([, number = '', line = '']) => ({ number, line }));
}

const PAGE = 'reports/specification.html';
const MAX_LINE_LENGTH = 70;

/**
 * `npm run spec`: runs the features, writes the readable specification and the state of each requirement.
 */
const { passed, report } = await runFeatures([], { whole: true });
const shown = readRequirements().map(({ number, line }) => shownBy(report, number, line));
const known = new Set(shown.map(({ number }) => number));
const strangers = tagsOf(report).filter((tag) => /^[A-Z]+-\d+$/.test(tag) && !known.has(tag));

writeFileSync(PAGE, specificationPage(report, shown));
for (const { number, line, scenarios, outcome } of shown) {
  const short = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1)}…` : line;
  console.log(
    `${number.padEnd(9)} ${short.padEnd(MAX_LINE_LENGTH)} ${String(scenarios).padStart(4)}  ${outcome}`,
  );
}
const count = (outcome: Outcome) => shown.filter((one) => one.outcome === outcome).length;
console.log(
  `${shown.length} requirements: ${count('passed')} shown, ${count('failed')} failed, ` +
    `${count('missing')} without a scenario. ${PAGE}`,
);
if (strangers.length > 0) console.log(`tags that are no requirement: ${strangers.join(' ')}`);
process.exit(passed && count('failed') + count('missing') + strangers.length === 0 ? 0 : 1);

function shownBy(features: readonly ReportedFeature[], number: string, line: string): Shown {
  const scenarios = features
    .flatMap(({ elements }) => elements)
    .filter(({ tags }) => tags.some(({ name }) => name === `@${number}`));
  const shown: Outcome = scenarios.every(hasPassed) ? 'passed' : 'failed';
  return { number, line, scenarios: scenarios.length, outcome: scenarios.length > 0 ? shown : 'missing' };
}

function tagsOf(features: readonly ReportedFeature[]): string[] {
  const all = features.flatMap(({ elements }) => elements.flatMap(({ tags }) => tags));
  return [...new Set(all.map(({ name }) => name.slice(1)))];
}
