import { escapeHtml } from '../server/platform/escape-html.ts';
import { hasPassed } from './run-features.ts';
import type { ReportedFeature, ReportedScenario } from './run-features.ts';

/** A row of the table: requirement, number of scenarios and result. */
export type Shown = { number: string; line: string; scenarios: number; outcome: Outcome };
export type Outcome = 'passed' | 'failed' | 'missing';

const OUTCOMES: Record<Outcome, string> = {
  passed: '✓ passed',
  failed: '✗ failed',
  missing: '✗ no scenario',
};

/** The readable specification: requirements, scenarios and results. */
export function specificationPage(report: readonly ReportedFeature[], shown: readonly Shown[]): string {
  const scenarios = report.flatMap(({ elements }) => elements);
  const passed = scenarios.filter(hasPassed).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Уют · the living specification</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Уют · the living specification</h1>
<p>${passed} of ${scenarios.length} scenarios hold.</p>
${report.map(featureOf).join('\n')}
<h2 id="requirements">Requirements</h2>
<table>
<thead><tr><th>Number</th><th>What is required</th><th>Scenarios</th><th>Result</th></tr></thead>
<tbody>
${shown.map(rowOf).join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function rowOf({ number, line, scenarios, outcome }: Shown): string {
  const cells = [number, line, scenarios === 0 ? '' : String(scenarios), OUTCOMES[outcome]];
  return `<tr class="${outcome}">${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function featureOf({ name, description, elements }: ReportedFeature): string {
  return `<section>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(description.trim())}</p>
${elements.map(scenarioOf).join('\n')}
</section>`;
}

function scenarioOf(scenario: ReportedScenario): string {
  const outcome = hasPassed(scenario) ? 'passed' : 'failed';
  const tags = scenario.tags.map(({ name }) => name).join(' ');
  const steps = scenario.steps.filter(({ hidden }) => !hidden).map(stepOf);
  return `<details class="${outcome}"${outcome === 'failed' ? ' open' : ''}>
<summary>${outcome === 'passed' ? '✓' : '✗'} ${escapeHtml(scenario.name)} <small>${escapeHtml(tags)}</small></summary>
<ul>${steps.join('')}</ul>
</details>`;
}

function stepOf({
  keyword,
  name = '',
  arguments: given = [],
  result,
}: ReportedScenario['steps'][number]): string {
  const tables = given.map(({ rows, content }) =>
    rows
      ? `<table>${rows.map(({ cells }) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>`
      : `<pre>${escapeHtml(content ?? '')}</pre>`,
  );
  const error = result.error_message ? `<pre>${escapeHtml(result.error_message)}</pre>` : '';
  return `<li class="${escapeHtml(result.status)}"><b>${escapeHtml(keyword)}</b>${escapeHtml(name)}${tables.join('')}${error}</li>`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin: 2.5rem 0 0.25rem; }
details { margin: 0.25rem 0; padding: 0.25rem 0.75rem; border-left: 3px solid #3a7d5c; }
details.failed { border-color: #b3402f; }
summary { cursor: pointer; }
small { color: #77807a; }
ul { margin: 0.25rem 0; padding-left: 1rem; list-style: none; }
b { font-weight: 600; }
li.failed, tr.failed, tr.missing { color: #b3402f; }
li.skipped { color: #77807a; }
pre { overflow: auto; white-space: pre-wrap; font-size: 0.85rem; }
table { border-collapse: collapse; margin: 0.5rem 0; }
td, th { padding: 0.2rem 0.6rem; border: 1px solid #8886; text-align: left; vertical-align: top; }
td:last-child { white-space: nowrap; }
`;
