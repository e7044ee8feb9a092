import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Caller, Operation } from '../../../api/operation.ts';
import { somePlaces } from '../support/a-property.ts';
import { askAbout, postOffer } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aCheckedImport } from '../support/an-import.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { anOffer } from '../../support/an-offer.ts';
import { aChair, aShopForm } from '../../support/a-product-content.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';

/**
 * The table of policies is the contract itself: `callers` and `own` of each operation. Here every operation is
 * asked by every role, and what is somebody's own by somebody else of the right role (ROLE-05).
 */
const ROLES = ['visitor', 'user', 'agency', 'vendor'] as const;
type Role = (typeof ROLES)[number];

const VERSION = 'a-version-of-nothing-0';
const KEY = 'a-key-of-this-sending';

let app: TestApplication;
const people = new Map<Role, Person>();
let foreign: Record<NonNullable<Operation['own']>, string | number>;

beforeAll(async () => {
  app = await startTestApplication();
  for (const type of ['user', 'agency', 'vendor'] as const) people.set(type, await aPerson(app, { type }));
  const owner = await aPerson(app, { type: 'user' });
  await sessionOf(app, owner.id);
  await somePlaces(app);
  const offer = await postOffer(app, owner);
  foreign = {
    property: await aForeignDraft(owner),
    session: await aForeignSession(owner),
    address: await aForeignAddress(owner),
    viewing: await aForeignViewing(owner),
    picture: 'a-picture-of-somebody-else',
    order: await aForeignOrder(),
    payment: 'a-payment-of-somebody-else',
    offer,
    conversation: await aForeignConversation(offer),
    product: await aForeignProduct(),
    shop: 999_999,
    import: await aCheckedImport(app, await aShop(app.database).vendor()),
  };
});
afterAll(() => app.close());

async function aForeignDraft(owner: Person): Promise<number> {
  const { id } = await app.database.db
    .insertInto('property')
    .values({ owner_id: owner.id, title: 'Чужда чернова' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aForeignSession(owner: Person): Promise<number> {
  const { id } = await app.database.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return id;
}

async function aForeignAddress(owner: Person): Promise<number> {
  const { id } = await app.database.db
    .insertInto('account_address')
    .values({ account_id: owner.id, city: 'Варна', post_code: '9000', street: 'ул. Шипка 5' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aForeignViewing(owner: Person): Promise<number> {
  const { id } = await app.database.db
    .insertInto('viewing_request')
    .values({
      property_id: await aForeignDraft(owner),
      token: 't'.repeat(43),
      language: 'bg',
      contact_name: 'Гост',
      contact_phone: '0888123456',
      contact_email: 'guest@example.com',
      date_time: new Date('2027-01-01T10:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aForeignProduct(): Promise<number> {
  const shop = aShop(app.database);
  return shop.product({ vendorId: await shop.vendor(), categoryId: await shop.category() });
}

async function aForeignOrder(): Promise<number> {
  await app.post('/api/order', anOrder([{ id: await aForeignProduct() }]));
  const { id } = await app.database.db.selectFrom('vendor_order').select('id').executeTakeFirstOrThrow();
  return id;
}

async function aForeignConversation(offer: number): Promise<number> {
  await askAbout(app, offer);
  const { id } = await app.database.db
    .selectFrom('conversation')
    .select('id')
    .where('offer_id', '=', offer)
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks an operation as a role does, with an empty body: whoever may not call is told before it is read. */
async function ask({ method, path }: Operation, role: Role, own: string | number = 999_999_999) {
  const url = path
    .replace('{token}', 'x'.repeat(43))
    .replace('{locale}', 'bg')
    .replace('{name}', 'about-us')
    .replace(/\{\w+\}/g, String(own));
  const headers = people.get(role)?.headers ?? {};
  // Signing out would end the session that the next cells need.
  if (method === 'GET') return app.get(url, headers);
  return method === 'DELETE' ? app.delete(url, headers) : app.post(url, {}, headers);
}

const isOpen = ({ callers }: Operation) => callers.some((one: Caller) => one === 'anyone' || one === 'link');
const mayCall = (operation: Operation, role: Role) =>
  isOpen(operation) || (role !== 'visitor' && operation.callers.includes(role));

/** Those that end the session of whoever calls them. */
const ENDS_SESSION = new Set(['logout', 'endAllSessions', 'deleteAccount']);

describe('Every operation', () => {
  it.each(
    CONTRACT.filter(({ id }) => !ENDS_SESSION.has(id)).map((operation) => [operation.id, operation] as const),
  )('%s answers the roles that the contract names, and no other', async (_, operation) => {
    for (const role of ROLES) {
      const { status } = await ask(operation, role);
      if (mayCall(operation, role)) {
        const refusals = isOpen(operation) && operation.callers.length > 1 ? [] : [403];
        expect([role, refusals.includes(status)]).toEqual([role, false]);
        if (role !== 'visitor' && !isOpen(operation)) expect([role, status === 401]).toEqual([role, false]);
      } else {
        expect([role, status]).toEqual([role, role === 'visitor' ? 401 : 403]);
      }
    }
  });

  it('of a vendor’s orders wants the vendor, or the link that was sent to it', async () => {
    for (const { id } of CONTRACT.filter(
      ({ callers }) => callers.includes('link') && callers.includes('vendor'),
    )) {
      const operation = CONTRACT.find((one) => one.id === id) as Operation;
      if (operation.method !== 'GET') continue;
      expect((await ask(operation, 'visitor')).status).toBe(401);
      expect((await ask(operation, 'user')).status).toBe(403);
      expect([200, 404]).toContain((await ask(operation, 'vendor')).status);
    }
  });
});

describe('What is somebody’s own', () => {
  it.each(
    CONTRACT.filter(({ own }) => own !== undefined).map((operation) => [operation.id, operation] as const),
  )('%s is not found by somebody else', async (_, operation) => {
    const bodies = {
      changeAccountAddress: {
        label: '',
        city: 'Варна',
        postCode: '9000',
        street: 'ул. Шипка 5',
        details: '',
      },
      changeOrderStatus: { status: 'accepted' },
      cancelPieces: { key: KEY, products: [{ productId: 1, quantity: 1 }], note: '' },
      writeOrderNote: { key: KEY, note: 'Здравейте!' },
      changeProductImport: { status: 'importing' },
      mapProductImport: { columns: [] },
      updateProperty: { ...EMPTY_PROPERTY, version: VERSION },
      changePropertyStatus: { status: 'paused' },
      offerSlots: { slots: [], version: VERSION },
      answerViewing: { answer: 'decline', dateTime: null, note: '' },
      paymentStatus: { paymentId: 'a-payment-of-somebody-else' },
      buyPremium: { days: 7, key: 'a-key-of-this-sending' },
      updateRoommateOffer: { ...anOffer(), version: VERSION },
      changeRoommateOfferStatus: { status: 'paused' },
      updateProduct: { content: aChair(), pictures: [], hidden: false, version: VERSION },
      setStockAndPrice: { price: 5_000 },
      updateShop: { ...aShopForm(), version: VERSION },
      setShopPicture: { which: 'logo', picture: null },
      answerConversation: { message: 'Здравейте!' },
      reportConversation: { reason: 'fraud', text: '' },
      seeConversation: { lastMessageId: 1 },
    } as Record<string, unknown>;
    const id = foreign[operation.own ?? 'order'];
    for (const role of ['user', 'agency', 'vendor'] as const) {
      if (!mayCall(operation, role)) continue;
      const url = operation.path.replace(/\{\w+\}/g, String(id));
      // A buyer is no vendor at all.
      const refusal =
        isOpen(operation) && operation.callers.includes('vendor') && role !== 'vendor' ? 403 : 404;
      const headers = people.get(role)?.headers ?? {};
      const answer =
        operation.method === 'GET'
          ? await app.get(url, headers)
          : operation.method === 'DELETE'
            ? await app.delete(url, headers)
            : await app.post(url, bodies[operation.id], headers);
      expect([role, answer.status]).toEqual([role, refusal]);
    }
  });
});
