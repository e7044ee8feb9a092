import type { Page } from 'playwright';
import { pathOf } from '../src/core/site/paths.ts';
import { routeOfPath } from '../src/container/match-route.ts';
import { routeNamed, ROUTES } from '../src/core/site/routes.ts';
import type { PathName, RouteName } from '../src/core/site/routes.ts';
import { STORE_KEYS } from '../src/adapters/storage/text-store.ts';
import { daysAfter } from '../src/core/shared/durations.ts';
import type { Language } from '../src/core/shared/language.ts';
import { sofiaDay } from '../src/core/shared/sofia-time.ts';
import type { Translate } from '../server/platform/texts.ts';
import { addressOf } from './address-of-view.ts';
import type { Shop } from './secret-links.ts';

export const ACCOUNTS = ['nobody', 'user', 'agency', 'vendor'] as const;
export type Account = (typeof ACCOUNTS)[number];

export type Opened = { page: Page; t: Translate; language: Language };

/** A screen in one state. */
export type View = {
  name: string;
  route: RouteName;
  as: Account;
  prepare?: (opened: Opened) => Promise<void>;
  /** Widths at which the state exists, in pixels. */
  widths?: (width: number) => boolean;
};

/** Private records shown by a secret link. */
const OF_A_USER: readonly RouteName[] = ['FollowedOrder', 'SavedSearch', 'SharedPlan'];

/** Account that a screen needs. */
function accountOf(route: RouteName): Account {
  const roles = routeNamed(route).roles;
  if (route === 'AgencyDashboard' || (roles?.length === 1 && roles.includes('agency'))) return 'agency';
  const isOfVendor = route.startsWith('AdminVendor') || route === 'ShopInvitation';
  if (roles?.includes('user') === false || isOfVendor) return 'vendor';
  return roles || OF_A_USER.includes(route) ? 'user' : 'nobody';
}

const press =
  (key: string) =>
  async ({ page, t }: Opened): Promise<void> => {
    const named = { name: t(key), exact: true };
    await page
      .getByRole('button', named)
      .or(page.getByRole('link', named))
      .filter({ visible: true })
      .first()
      .click();
  };

async function openDialog(opened: Opened, ...keys: string[]): Promise<void> {
  for (const key of keys) await press(key)(opened);
  await opened.page.getByRole('dialog').filter({ visible: true }).first().waitFor();
}

/** Sofia, which has teams. */
const CITY = 1;

/** Creates a plan for the first home and two people, and waits for its page. */
async function makePlan(opened: Opened): Promise<void> {
  const { page, t, language } = opened;
  const homes = await shopOf(page).read(pathOf('Properties', language, {}, { city: CITY }));
  const paths = [...homes.matchAll(/href="(\/[^"?#]+)/g)].map(([, path = '']) => routeOfPath(path));
  const id = paths.find(({ name }) => name === 'Property')?.params['id'];
  const start = pathOf('MovingIn', language, {}, { property: id, step: 'people' });
  await page.goto(new URL(start, page.url()).href);
  await waitUntilInteractive(page);
  await page.getByLabel(t('plan-field-people')).fill('2');
  await press('plan-start-next')(opened);
  await press('plan-make')(opened);
  await page.getByRole('heading', { name: t('plan-overview-in') }).waitFor();
}

/** On phones the filters are behind the search line. */
async function openFilters({ page }: Opened): Promise<void> {
  const line = page.locator('[popovertarget="filter-sheet"]:not([popovertargetaction])');
  if (await line.isVisible()) await line.click();
}

const isPhone = (width: number): boolean => width < 600;

/** All routes, and states without an address. */
export const VIEWS: readonly View[] = [
  ...[...(Object.keys(ROUTES) as PathName[]), 'NotFound' as const].map((route) => ({
    name: route,
    route,
    as: accountOf(route),
  })),
  { name: 'AdminVendorOrders of a buyer', route: 'AdminVendorOrders', as: 'user' },
  { name: 'Favorites of an agency', route: 'Favorites', as: 'agency' },
  { name: 'AdminPropertyList of an agency', route: 'AdminPropertyList', as: 'agency' },
  { name: 'AdminMessages without any', route: 'AdminMessages', as: 'vendor' },
  { name: 'A protocol with errors', route: 'Handover', as: 'user', prepare: press('handover-finish') },
  { name: 'Profile, signed out', route: 'Profile', as: 'nobody' },
  { name: 'Login', route: 'Index', as: 'nobody', prepare: (opened) => openDialog(opened, 'login') },
  {
    name: 'Sign-up',
    route: 'Index',
    as: 'nobody',
    prepare: (opened) => openDialog(opened, 'login', 'sign-up'),
  },
  {
    name: 'Login with errors',
    route: 'Index',
    as: 'nobody',
    prepare: async (opened) => {
      const { page, t } = opened;
      await openDialog(opened, 'login');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('login'), exact: true })
        .click();
    },
  },
  { name: 'Rooms', route: 'Index', as: 'nobody', prepare: (opened) => openDialog(opened, 'shop') },
  { name: 'Menu', route: 'Index', as: 'nobody', prepare: press('bottom-bar-more'), widths: isPhone },
  {
    name: 'Filters of products',
    route: 'ProductCategory',
    as: 'nobody',
    prepare: openFilters,
    widths: isPhone,
  },
  {
    name: 'Filters of homes',
    route: 'Properties',
    as: 'nobody',
    prepare: async (opened) => {
      await openFilters(opened);
      await press('advanced-search-show')(opened);
    },
  },
  {
    name: 'Filters of rooms',
    route: 'Roommates',
    as: 'nobody',
    prepare: openFilters,
    widths: isPhone,
  },
  {
    name: 'Suggestions of the search',
    route: 'AboutUsPage',
    as: 'nobody',
    prepare: async ({ page, t }) => {
      const field = page.locator('header').getByLabel(t('search-field'));
      await field.click();
      await field.pressSequentially('sofa');
      await page.getByRole('option').first().waitFor();
      await field.press('ArrowDown');
    },
  },
  {
    name: 'Results of the search',
    route: 'Search',
    as: 'nobody',
    prepare: async ({ page, language }) => {
      await page.goto(new URL(pathOf('Search', language, {}, { request: 'room Sofia' }), page.url()).href);
      await waitUntilInteractive(page);
    },
  },
  { name: 'A plan', route: 'MovingIn', as: 'nobody', prepare: makePlan },
  {
    name: 'A plan for moving out',
    route: 'MovingOut',
    as: 'nobody',
    prepare: async (opened) => {
      const { page, t } = opened;
      await makePlan(opened);
      await press('plan-leave-start')(opened);
      await page.getByLabel(t('leaving-field-movingInOn')).fill(sofiaDay(daysAfter(new Date(), 60)));
      await press('plan-start-skip')(opened);
      await press('plan-make')(opened);
      await page.getByRole('heading', { name: t('leaving-part-tasks') }).waitFor();
    },
  },
  {
    name: 'The things of a plan',
    route: 'MovingIn',
    as: 'nobody',
    prepare: async (opened) => {
      const { page, t } = opened;
      await makePlan(opened);
      const budget = t('plan-budget-choose-of', { budget: t('plan-budget-modest') });
      await page.getByRole('button', { name: budget }).click();
      // In any room.
      await page
        .locator('details details')
        .evaluateAll((rooms) => rooms.forEach((room) => room.setAttribute('open', '')));
      await page
        .getByRole('button', { name: t('plan-thing-swap') })
        .first()
        .click();
      // The bar of sums would cover content scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'The order of a plan',
    route: 'MovingIn',
    as: 'nobody',
    prepare: async (opened) => {
      await makePlan(opened);
      await press('plan-order-move')(opened);
      await opened.page.getByLabel(opened.t('field-name')).waitFor();
    },
  },
  {
    name: 'A shared plan, and a name that the browser keeps',
    route: 'SharedPlan',
    as: 'user',
    prepare: async ({ page, t }) => {
      await page.evaluate((key) => localStorage.setItem(key, 'Мария'), STORE_KEYS.visitorName);
      await page.reload();
      await waitUntilInteractive(page);
      await page.getByText(t('plan-link-may-edit', { name: 'Мария' })).waitFor();
    },
  },
  {
    name: 'A list to be saved',
    route: 'SaveSearch',
    as: 'nobody',
    prepare: async ({ page, language }) => {
      const list = { kind: 'properties', city: CITY, priceTo: 1_500 };
      await page.goto(new URL(pathOf('SaveSearch', language, {}, list), page.url()).href);
      await waitUntilInteractive(page);
    },
  },
  { name: 'Notification: in the cart', route: 'Product', as: 'nobody', prepare: press('add-to-cart') },
  {
    name: 'Cart with a product',
    route: 'Cart',
    as: 'nobody',
    prepare: async (opened) => {
      const { page, language } = opened;
      const cart = page.url();
      await page.goto(new URL(await addressOf(shopOf(page), 'Product', language), cart).href);
      await waitUntilInteractive(page);
      await press('add-to-cart')(opened);
      await page.getByRole('status').getByText(opened.t('added-to-cart')).waitFor();
      await page.goto(cart);
      await waitUntilInteractive(page);
    },
  },
];

/** Milliseconds after which a page is hydrated and has its pictures. */
export const SETTLED = 600;

/**
 * Waits for hydration, before which buttons do nothing. The content security policy forbids waiting inside
 * the page.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Access to the site in that window. */
export function shopOf(page: Page): Shop {
  const address = (path: string) => new URL(path, page.url()).href;
  return {
    now: new Date(),
    read: async (path) => (await page.request.get(address(path))).text(),
    send: async (path, data) => (await page.request.post(address(path), { data })).json(),
  };
}
