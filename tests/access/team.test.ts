import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { TEAM_PASSWORD, TeamServer } from '../support/team-server.ts';
import { resize, smallFields, smallTargets, tooWide, violationsOf } from './screen-checks.ts';

let database: TestDatabase;
let site: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await BuiltServer.over(database);
  await site.start({ MAP_TILES_URL: 'off' });
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});

afterAll(async () => {
  await browser?.close();
  site?.kill();
  await database?.drop();
});

const signIn = async (page: Page) => {
  await page.fill('[name=email]', 'elena@example.com');
  await page.fill('[name=password]', TEAM_PASSWORD);
  await page.click('[type=submit]');
};

type View = { path: string; server?: Partial<TeamServer>; act?: (page: Page) => Promise<unknown> };

const VIEWS: Record<string, View> = {
  'the sign-in': { path: '/team/', server: { step: 'none' } },
  'the second factor': {
    path: '/team/',
    server: { step: 'none', methods: ['totp', 'passkey'] },
    act: async (page) => {
      await signIn(page);
      await page.waitForSelector('[name=code]');
    },
  },
  'the enrolment': {
    path: '/team/',
    server: { step: 'none', methods: [] },
    act: async (page) => {
      await signIn(page);
      await page.locator('main button.MuiButton-contained:not([type=submit])').click();
      await page.waitForSelector('svg[role=img]');
    },
  },
  'the queues': { path: '/team/' },
  'a list': { path: '/team/accounts' },
  'a record': { path: '/team/accounts/1/show' },
  'a timeline': { path: '/team/accounts/1/show/1' },
  'an action': {
    path: '/team/accounts/1/show',
    act: async (page) => {
      await page.locator('main .RaTopToolbar-root button, main .MuiToolbar-root button').first().click();
      await page.click('[role=dialog] [type=submit]');
    },
  },
  'a new member': { path: '/team/members/create' },
  'the audit log': { path: '/team/audit-log' },
  'a change': { path: '/team/audit-log/2/show' },
  'the search': { path: `/team/search?q=${encodeURIComponent('Иван')}` },
  'the security page': { path: '/team/security' },
  'an unknown page': { path: '/team/unknown' },
  'a page without permission': { path: '/team/audit-log', server: { roles: ['support'] } },
};

const LOOKS = [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const;

const SIGHTS = Object.entries(VIEWS).flatMap(([name, view]) =>
  LOOKS.map(([width, theme]) => [`${name}, ${width} pixels, ${theme}`, view, width, theme] as const),
);

describe('The back office is accessible and keeps its content security policy', () => {
  it.each(SIGHTS)('%s', async (_, view, width, theme) => {
    const server = Object.assign(new TeamServer(), { step: 'signed-in', now: new Date() }, view.server);
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    await page.route('**/api/team/**', async (route) => {
      const request = route.request();
      const { status, body } = server.answer(request.method(), request.url(), request.postDataJSON() ?? {});
      await route.fulfill({ status, json: body });
    });
    await page.goto(`${site.address}${view.path}`);
    await page.waitForSelector('h1:not(:empty)');
    await page.waitForLoadState('networkidle');
    await view.act?.(page);
    const found = [
      ...(await violationsOf(page)),
      ...(await tooWide(page)),
      ...(await smallTargets(page)),
      ...(await smallFields(page)),
    ];
    await resize(page, { width: 320, height: 256 });
    expect([...found, ...(await tooWide(page)), ...complaints]).toEqual([]);
    await context.close();
  });
});
