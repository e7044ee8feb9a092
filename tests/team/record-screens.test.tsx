import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
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

describe('A home', () => {
  it('has the facts of its form in words', async () => {
    const server = signedInServer({ roles: ['moderator'] });
    const facts = { area: 64.5, heating: 'local', petFriendly: true, deposit: 120_000, balconies: null };
    server.records['properties'] = [{ ...aRecord('properties'), ...facts }];
    await openTeam('/team/properties/7/show', { server });
    const fact = async (label: string) => (await screen.findByText(label)).closest('.RaTab-row')?.textContent;
    expect(await fact('Площ')).toBe('Площ64,5 m²');
    expect(await fact('Отопление')).toBe('ОтоплениеЛокално парно');
    expect(await fact('Домашни любимци')).toBe('Домашни любимциприемат се');
    expect(await fact('Депозит')).toContain('лв.');
    expect(await fact('Балкони')).toBe('Балкони–');
  });

  it('has its pictures in the size of the page, each with a link to the largest', async () => {
    const server = signedInServer({ roles: ['moderator'] });
    const picture = { url: '/pictures/uploads/k', width: 1600, height: 1200, widths: [400, 1600] };
    server.records['properties'] = [{ ...aRecord('properties'), pictures: [picture, picture] }];
    await openTeam('/team/properties/7/show', { server });
    const [photo] = await screen.findAllByRole('img', { name: /^Снимка/ });
    expect(photo).toHaveAttribute('src', '/pictures/uploads/k-400.webp');
    expect(photo?.parentElement).toHaveAttribute('href', '/pictures/uploads/k-1600.webp');
  });
});

describe('A service order', () => {
  it('has its day and time in the words of the reader', async () => {
    const server = signedInServer({ roles: ['support'] });
    const visit = { date: '2026-12-07', timeWindow: '16-20' };
    server.records['service-orders'] = [{ ...aRecord('service-orders'), ...visit }];
    await openTeam('/team/service-orders', { server });
    expect(await screen.findByRole('cell', { name: '7 декември 2026 г.' })).toBeVisible();
    await openTeam('/team/service-orders/7/show', { server });
    expect(await screen.findByText('16:00 – 20:00')).toBeVisible();
  });
});

describe('A member of the team', () => {
  it('is changed by others only', async () => {
    const server = signedInServer({ roles: ['owner'] });
    // The account of the member who is signed in.
    const own = { ...aRecord('members'), id: 1, roles: ['owner'] };
    server.records['members'] = [own, { ...own, id: 8 }];
    await openTeam('/team/members/8/show', { server });
    const remove = () => screen.queryByRole('button', { name: 'Премахване от екипа' });
    await waitFor(() => expect(remove()).toBeVisible());
    cleanup();
    await openTeam('/team/members/1/show', { server });
    await screen.findAllByText('стойност email');
    expect(remove()).toBeNull();
  });
});
