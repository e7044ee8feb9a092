import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Panel = {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit: string } };
  targets?: { expr: string; datasource: { uid: string } }[];
};
type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] };

const dashboard = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')) as {
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};
const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as Alerts;
const alerts = groups.flatMap(({ rules }) => rules);
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** Prometheus' own grammar; Grafana fills in its variables before. */
function isQuery(expression: string): boolean {
  let isRight = true;
  parser.parse(expression.replaceAll('$__rate_interval', '5m')).iterate({
    enter: ({ type }) => {
      if (type.isError) isRight = false;
    },
  });
  return isRight;
}

it('every question of the dashboard and of the alerts is one that Prometheus understands', () => {
  const questions = [...panels.flatMap(({ targets = [] }) => targets), ...alerts].map(({ expr }) => expr);
  expect(questions.length).toBeGreaterThan(40);
  expect(questions.filter((question) => !isQuery(question))).toEqual([]);
});

it('every alert is explained in the operator’s book, and no other', () => {
  const book = readFileSync('docs/operations.md', 'utf8');
  const explained = [...book.matchAll(/^\| `(Uyut\w+)`/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

it('the dashboard asks the Prometheus that is chosen when it is imported', () => {
  expect(dashboard.templating.list).toContainEqual(
    expect.objectContaining({ name: 'datasource', type: 'datasource' }),
  );
  const sources = panels.flatMap(({ datasource, targets = [] }) => [
    datasource?.uid,
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(sources)).toEqual(new Set(['${datasource}']));
});

it('each panel says what it shows and in which unit, and covers no other', () => {
  for (const { title, description, fieldConfig, targets } of panels) {
    expect([
      title,
      description !== undefined,
      fieldConfig?.defaults.unit !== undefined,
      targets?.length,
    ]).toEqual([title, true, true, expect.any(Number)]);
  }
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  const taken = new Set<string>();
  for (const { title, gridPos } of dashboard.panels) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect([title, taken.has(`${x},${y}`)]).toEqual([title, false]);
        taken.add(`${x},${y}`);
      }
    }
  }
});
