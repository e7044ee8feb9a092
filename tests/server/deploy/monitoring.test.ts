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

/** Parses by Prometheus' grammar, after filling in Grafana's variables. */
function isQuery(expression: string): boolean {
  let isRight = true;
  parser.parse(expression.replaceAll('$__rate_interval', '5m')).iterate({
    enter: ({ type }) => {
      if (type.isError) isRight = false;
    },
  });
  return isRight;
}

it('Every query of the dashboard and the alerts is valid in Prometheus', () => {
  const questions = [...panels.flatMap(({ targets = [] }) => targets), ...alerts].map(({ expr }) => expr);
  expect(questions.length).toBeGreaterThan(40);
  expect(questions.filter((question) => !isQuery(question))).toEqual([]);
});

it('Exactly the existing alerts are explained in the operator’s handbook', () => {
  const book = readFileSync('docs/operations.md', 'utf8');
  const explained = [...book.matchAll(/^\| `(Uyut\w+)`/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

it('The dashboard uses the Prometheus source chosen at import', () => {
  expect(dashboard.templating.list).toContainEqual(
    expect.objectContaining({ name: 'datasource', type: 'datasource' }),
  );
  const sources = panels.flatMap(({ datasource, targets = [] }) => [
    datasource?.uid,
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(sources)).toEqual(new Set(['${datasource}']));
});

it('Each panel has a description and a unit, and overlaps no other', () => {
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
