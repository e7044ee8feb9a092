import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../../src/team/resources/resources.ts';
import { openTeam, signedInServer } from './support/open-team.tsx';

const TEXTS = JSON.parse(readFileSync('content/translations/bg/team.json', 'utf8')) as Record<string, string>;

/** Resources whose pages read the generic records; cases and versioned texts have tests of their own. */
const RECORDS = RESOURCES.filter(
  ({ name, show }) => show !== undefined && `resources.${name}.name_other` in TEXTS,
).map(({ name }) => name);

const LISTS = new Set([
  'pictures',
  'lines',
  'statuses',
  'vendorNames',
  'roles',
  'visits',
  'sessions',
  'members',
  'memberHistory',
  'reports',
]);

/** A value that fits the name of a field. */
function valueOf(field: string): unknown {
  if (LISTS.has(field)) return [];
  if (/(At|From|Until)$|^(at|date)$/.test(field)) return '2026-11-20T10:00:00.000Z';
  if (/^(is|has|needs)[A-Z]/.test(field)) return true;
  if (/(rice|otal|mount|Cents|attempts|openReports)$/.test(field)) return 1_000;
  return field === 'language' ? 'bg' : `стойност ${field}`;
}

/** A record with a value for each field that has a text. */
function aRecord(resource: string) {
  const beginning = `resources.${resource}.fields.`;
  const fields = Object.keys(TEXTS).flatMap((key) =>
    key.startsWith(beginning) ? key.slice(beginning.length) : [],
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, valueOf(field)])),
    id: 7,
    timeline: [{ at: '2026-11-20T10:00:00.000Z', kind: 'note', text: 'Бележка на колега' }],
    before: { status: 'active' },
    after: { status: 'paused' },
  };
}

async function open(resource: string, path: string) {
  const server = signedInServer({ roles: ['owner'] });
  server.records[resource] = [aRecord(resource)];
  await openTeam(`/team/${resource}${path}`, { server });
  await screen.findByRole('heading', { level: 1 });
}

/** Keys of missing texts. One that ends with a hyphen is the beginning of a word of the server. */
const missingTexts = () =>
  ((document.body.textContent ?? '').match(/\b(team|resources|ra)[-.][a-z]+[-.\w]*/g) ?? []).filter(
    (key) => !key.endsWith('-'),
  );

describe.each(RECORDS)('The records %s', (resource) => {
  it('have a list with texts for all columns and filters', async () => {
    await open(resource, '');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBe(2));
    expect(missingTexts()).toEqual([]);
  });

  it('have a page with texts for all facts', async () => {
    await open(resource, '/7/show');
    await waitFor(() => expect(document.querySelectorAll('main p, main span').length).toBeGreaterThan(3));
    expect(screen.queryByText('Опитайте отново')).toBeNull();
    expect(missingTexts()).toEqual([]);
  });
});
