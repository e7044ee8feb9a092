import { aSolvedCaptcha } from '../a-captcha.ts';
import { textOfDrawnAreas } from '../../../../src/core/properties/map/drawn-area.ts';
import { hashOf, newSecret } from '../../../../server/platform/secrets.ts';
import { aKey, publish } from '../a-property.ts';
import { aComment, POST, theJournal, writeComment } from '../a-journal.ts';
import type { Sent } from '../a-journal.ts';
import { aHandover } from '../../../support/a-handover.ts';
import { aPlan } from '../../../support/a-plan.ts';
import { anOffer } from '../../../support/an-offer.ts';
import { aChair, aShopForm } from '../../../support/a-product-content.ts';
import { sendInquiry, postOffer, someUniversities, tokenOf } from '../a-roommate.ts';
import { aGift } from '../a-wallet.ts';
import { aPhone, phoneCodeTo } from '../a-phone.ts';
import { aPerson, sessionOf } from '../an-account.ts';
import { aCheckedImport } from '../an-import.ts';
import type { Person } from '../an-account.ts';
import { aShop } from '../a-shop.ts';
import {
  aServiceOrder,
  aTeam,
  anExpensiveServiceOrder,
  orderTokenOf,
  someServices,
} from '../a-service-order.ts';
import { BUYER } from '../an-invoice.ts';
import { anOrder } from '../an-order.ts';
import { DAY, PASSWORD, requestRows } from './request-rows.ts';
import type { TestApplication } from '../test-application.ts';
import { couponRequests } from './coupon-requests.ts';
import { payoutRequests } from './payout-requests.ts';
import { integrationRequests } from './integration-requests.ts';
import { memberRequests } from './member-requests.ts';
import { invoiceRequests } from './invoice-requests.ts';
import { reviewRequests } from './review-requests.ts';
import { shipmentRequests } from './shipment-requests.ts';
import { searchRequests } from './search-requests.ts';
import { teamRequests } from './team-requests.ts';
import { versionAt } from '../programs/version-at.ts';

/** Around София. */
const SQUARE = [
  { latitude: 42.6, longitude: 23.2 },
  { latitude: 42.6, longitude: 23.4 },
  { latitude: 42.8, longitude: 23.4 },
  { latitude: 42.8, longitude: 23.2 },
];

/** A call valid for the contract and the database, with every field of its schema. */
const DELIVERY = {
  courier: 'sandbox',
  methods: ['address', 'office'],
  senderCity: 'София',
  pricing: 'flat',
  table: [],
  freeFrom: null,
};

export type ValidRequest = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Returns a valid request for every operation; each call inserts its rows anew. */
export async function validRequests(
  app: TestApplication,
): Promise<Record<string, () => Promise<ValidRequest>>> {
  const { db } = app.database;
  const {
    aDraft,
    aPicture,
    aViewing,
    aVisitorsPicture,
    agency,
    category,
    content,
    property,
    lamp,
    next,
    owner,
    passwordHash,
    placed,
    awaitingConfirmation,
    anUnpaidOrder,
    anOrderToPayBack,
    seller,
    vendor,
    withToken,
  } = await requestRows(app);

  const aKeptPlan = async () => {
    await db.deleteFrom('moving_plan').execute();
    const answer = await app.post(`/api/plan/${aKey()}`, { plan: aPlan(), version: null }, headers);
    return answer.body as { id: string; version: string };
  };

  const aPlanLink = async () => {
    const { id, version } = await aKeptPlan();
    const answer = await app.post(`/api/plan/${id}/links`, { access: 'edit' }, headers);
    return { ...(answer.body as { token: string }), version };
  };

  /** A different time each, within the limits of a viewing. */
  const aTime = () => {
    const number = next();
    const day = new Date(Date.UTC(2026, 11, 1) + (number % 45) * DAY).toISOString().slice(0, 10);
    const [hour, minute] = [8 + (Math.trunc(number / 45) % 12), Math.trunc(number / 540) % 60];
    return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  };
  const filters = {
    city: 1,
    district: [11, 12],
    priceFrom: 1,
    priceTo: 500_000,
    areaFrom: 1,
    areaTo: 500,
    bedrooms: [1, 4],
    type: ['two-room'],
    furniture: ['furnished'],
    balconies: 1,
    heating: ['tec'],
    construction: ['brick'],
    pets: '1',
    appliance: ['refrigerator'],
    text: 'светъл',
    within: '42.0,23.0,43.0,24.0',
    drawn: textOfDrawnAreas([SQUARE]),
    near: ['42.69770,23.32190'],
    by: 'bike',
    minutes: 60,
    floorFrom: 1,
    floorTo: 6,
    totalTo: 200_000,
    availableOn: '2026-12-31',
    days: 30,
    feature: ['from-owner'],
  };
  const anImport = async () => ({
    params: { id: await aCheckedImport(app, { vendor_id: vendor }) },
    headers: seller.headers,
  });
  const importingAgency = await aPerson(app, { type: 'agency' });
  const aListingImport = async () => ({
    params: { id: await aCheckedImport(app, { agency_id: importingAgency.id }) },
    headers: importingAgency.headers,
  });
  await someServices(app);
  /** Each has a separate team, so that no request finds its time taken. */
  const serviceOrder = async (changes: Record<string, unknown> = {}) => {
    await aTeam(app);
    await aTeam(app, 'moving');
    return aServiceOrder({ toCityId: 1, toDistrict: 'Люлин', toStreet: 'бл. 302', ...changes });
  };
  const orderedServices = async () => {
    const { key, ...order } = await serviceOrder();
    await db.deleteFrom('attempt').execute();
    return { token: orderTokenOf(await app.post('/api/cleaning/one-time/order', { key, ...order })) };
  };
  /** An unconfirmed order of services, with the secret of its mail. */
  const unconfirmedServices = async () => {
    const order = await anExpensiveServiceOrder(app, await serviceOrder());
    return { token: order.token, secret: order.secret };
  };
  /** A visit with the secret of its team. */
  const bookedVisit = async () =>
    db
      .selectFrom('service_booking')
      .innerJoin('service_order', 'service_order.id', 'order_id')
      .innerJoin('service_team', 'service_team.id', 'team_id')
      .select(['service_team.token', 'order_id as orderId', 'visit', 'service_booking.date'])
      .where('service_order.token', '=', (await orderedServices()).token)
      .executeTakeFirstOrThrow();
  await someUniversities(app);
  const offerContent = async (person: Person) =>
    anOffer({
      universityId: 1,
      gpsCoordinates: { latitude: 42.67, longitude: 23.325 },
      images: [await aPicture(person)],
    });
  const offer = await postOffer(app, await aPerson(app));
  /** Each has a different poster because of the limit. */
  const anOwnOffer = async () => {
    const poster = await aPerson(app);
    return { poster, params: { id: await postOffer(app, poster) }, headers: poster.headers };
  };
  const asked = async (changes: Record<string, unknown> = {}) => {
    await db.deleteFrom('attempt').execute();
    return sendInquiry(app, offer, { email: `asker-${next()}@example.com`, ...changes });
  };
  const aConversation = async () => {
    const asker = await aPerson(app);
    await db.deleteFrom('attempt').execute();
    await sendInquiry(app, offer, {}, asker.headers);
    const row = await db
      .selectFrom('conversation')
      .select('id')
      .where('asker_id', '=', asker.id)
      .executeTakeFirstOrThrow();
    return { params: { id: row.id }, headers: asker.headers };
  };
  await theJournal(app);
  const aReader = async (status: 'pending' | 'confirmed') => {
    const [token, confirmation] = [newSecret(), newSecret()];
    const at = app.clock.now();
    const times = { mailed_at: at, changed_at: at, confirmed_at: null };
    await db
      .insertInto('newsletter_subscriber')
      .values({
        email: `reader-${next()}@example.com`,
        language: 'bg',
        status,
        confirmation_hash: hashOf(confirmation),
        unsubscribe_token: token,
        ...times,
      })
      .execute();
    return { token, confirmation };
  };
  const aLink = async () => ({ params: { token: tokenOf(await asked()) ?? '' } });
  const page = { offset: 0, limit: 10 };
  const goods = {
    sizes: ['140 × 200'],
    priceFrom: 1,
    priceTo: 500_000,
    vendors: [vendor],
    colours: ['white'],
    materials: ['oak'],
    inStock: true,
    onPromo: false,
    highlyRated: false,
  };
  const anOwnProduct = async () => {
    const id = await aShop(app.database).product({ vendorId: vendor, categoryId: category, quantity: 10 });
    return { params: { id }, headers: seller.headers };
  };
  const { headers } = owner;
  const nothing = async () => ({});
  const anAddress = { label: 'Вкъщи', city: 'Варна', postCode: '9000', street: 'ул. Шипка 5', details: '' };
  // Each has a different account because of the limit of ten.
  const aStoredAddress = async () => {
    const person = await aPerson(app);
    const { body } = await app.post('/api/user/address', anAddress, person.headers);
    return { params: { id: (body as { id: number }).id }, headers: person.headers };
  };
  const signedIn = async () => ({ headers });
  const aPropertyById = async () => ({ params: { id: property } });

  // Has a separate shop: the orders below depend on the seller's stock and delivery price.
  const aSeller = async () => {
    const vendorId = await aShop(app.database).vendor();
    const { headers } = await aPerson(app, { type: 'vendor', vendorId });
    return { vendorId, headers };
  };
  /** Code of a coupon for the lamps' vendor, of 10%. */
  const ofLamps = async () => {
    await app.database.db
      .insertInto('coupon')
      .values({ vendor_id: vendor, code: 'LAMPA', percent: 10, amount: null, once_per_buyer: false })
      .onConflict((conflict) => conflict.columns(['vendor_id', 'code']).doNothing())
      .execute();
    return 'LAMPA';
  };

  return {
    searchSuggestions: async () => ({ query: { text: 'лам', first: 'products' } }),
    siteSearch: async () => ({
      query: { text: 'двустаен София до 900', first: 'properties', priceTo: 90_000, bedrooms: 2 },
    }),
    translation: async () => ({ params: { locale: 'bg' } }),
    pageText: async () => ({ params: { name: 'about-us' } }),
    leaveSessionTransfer: async () => ({
      body: { cart: '[]', favorites: '[]', cleaningCart: null, plans: null, consent: 'accepted' },
      headers: { origin: 'https://uyut.example', host: 'uyut.example' },
    }),
    collectSessionTransfer: nothing,
    countVisit: async () => ({ body: { screen: 'Product' } }),
    reportScreenError: async () => ({ body: { name: 'Error', message: 'm', stack: 's', route: 'Index' } }),
    removePicture: async () => ({ params: { key: await aPicture(owner) }, headers }),

    listingImports: async () => ({ query: page, headers: importingAgency.headers }),
    listingImport: aListingImport,
    changeListingImport: async () => ({ ...(await aListingImport()), body: { status: 'importing' } }),
    mapListingImport: async () => ({
      ...(await aListingImport()),
      body: { columns: [{ name: 'SKU', field: 'code' }] },
    }),
    changeListingEncoding: async () => ({
      ...(await aListingImport()),
      body: { encoding: 'windows-1251' },
    }),
    listingImportRows: async () => ({ ...(await aListingImport()), query: { ...page, action: 'bad' } }),
    productImports: async () => ({ query: page, headers: seller.headers }),
    productImport: anImport,
    changeProductImport: async () => ({ ...(await anImport()), body: { status: 'importing' } }),
    mapProductImport: async () => ({
      ...(await anImport()),
      body: {
        columns: [{ name: 'SKU', field: 'code' }],
        manufacturer: 'Дървото ООД',
        manufacturerAddress: 'Троян, ул. Минзухар 1',
        manufacturerContact: 'office@darvoto.example',
      },
    }),
    changeImportEncoding: async () => ({ ...(await anImport()), body: { encoding: 'windows-1251' } }),
    productImportRows: async () => ({ ...(await anImport()), query: { ...page, action: 'bad' } }),
    ownProducts: async () => ({
      query: { ...page, search: 'стол', category: category, state: 'all', orderBy: 'title.ASC' },
      headers: seller.headers,
    }),
    ownProduct: anOwnProduct,
    createProduct: async () => ({
      body: {
        content: aChair({ code: `C-${next()}`, categoryId: category }),
        pictures: [await aPicture(seller)],
        hidden: false,
        key: aKey(),
      },
      headers: seller.headers,
    }),
    updateProduct: async () => {
      const product = await anOwnProduct();
      const version = await versionAt(app, `/api/vendor/product/${product.params.id}`, product.headers);
      const content = aChair({ code: `C-${next()}`, categoryId: category, promoPrice: 9_900, size: 'M' });
      return { ...product, body: { content, pictures: [await aPicture(seller)], hidden: false, version } };
    },
    setStockAndPrice: async () => ({
      ...(await anOwnProduct()),
      body: { price: 12_000, promoPrice: 9_900, quantity: 7, expectedQuantity: 10 },
    }),
    deleteProduct: anOwnProduct,
    previewProductsChange: async () => ({
      body: {
        filter: { tab: 'all', search: 'none', categoryId: category },
        action: 'price-percent',
        percent: 5,
        rounding: 'ninety',
        quantity: 3,
        categoryId: category,
        offset: 0,
      },
      headers: seller.headers,
    }),
    undoProductsChange: async () => {
      const { params, headers } = await anOwnProduct();
      const body = { ids: [Number(params.id)], action: 'set-stock', quantity: 3 };
      const { body: changed } = await app.post('/api/vendor/product/bulk', body, headers);
      return { params: { id: (changed as { id: number }).id }, headers };
    },
    changeProducts: async () => {
      const { headers } = await aSeller();
      const wanted = {
        filter: { tab: 'all', search: 'none', categoryId: category },
        action: 'price-percent',
        percent: 5,
        rounding: 'ninety',
        quantity: 3,
        categoryId: category,
      };
      const { body: preview } = await app.post('/api/vendor/product/bulk/preview', wanted, headers);
      return { body: { ...wanted, version: (preview as { version: string }).version }, headers };
    },
    ownShop: async () => ({ headers: seller.headers }),
    updateShop: async () => {
      const { vendorId, headers } = await aSeller();
      const version = await versionAt(app, '/api/vendor/profile', headers);
      return { params: { id: vendorId }, body: { ...aShopForm(), version }, headers };
    },
    setShopHoliday: async () => ({
      params: { id: vendor },
      body: { holidayUntil: null },
      headers: seller.headers,
    }),
    setShopPicture: async () => ({
      params: { id: vendor },
      body: { which: 'logo', picture: await aPicture(seller) },
      headers: seller.headers,
    }),

    me: signedIn,
    login: async () => {
      const { email } = await aPerson(app, { passwordHash });
      return { body: { email, password: PASSWORD } };
    },
    logout: nothing,
    signUp: async () => ({
      body: {
        type: 'agency',
        name: 'Иван Петров',
        phone: '0887654321',
        email: `new-${next()}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptTerms: true,
        optMarketingFlag: false,
        next: '/imoti',
      },
    }),
    confirmEmail: async () => ({ body: { token: await withToken('confirmation') } }),
    requestPasswordReset: async () => ({ body: { email: owner.email } }),
    resetPassword: async () => ({ body: { token: await withToken('password-reset'), password: PASSWORD } }),
    changePassword: async () => ({
      body: { currentPassword: PASSWORD, password: `${PASSWORD}-нова`, confirmPassword: `${PASSWORD}-нова` },
      headers: (await aPerson(app, { passwordHash })).headers,
    }),

    ownAccount: signedIn,
    publicUser: async () => ({ params: { id: owner.id } }),
    updateProfile: async () => {
      const version = await versionAt(app, '/api/user', headers);
      const body = { name: 'Иван Петров', phone: '0887654321', language: 'bg', optMarketingFlag: false };
      return { body: { ...body, version }, headers };
    },
    sendPhoneCode: async () => ({ headers: (await aPerson(app, { phone: aPhone() })).headers }),
    confirmPhone: async () => {
      const phone = aPhone();
      const person = await aPerson(app, { phone });
      await app.post('/api/user/phone/code', undefined, person.headers);
      return { body: { code: await phoneCodeTo(app, phone) }, headers: person.headers };
    },
    setProfilePicture: async () => ({ body: { picture: await aPicture(owner) }, headers }),
    ownAgency: async () => ({ headers: agency.headers }),
    updateAgency: async () => ({
      body: {
        name: 'Имоти Балкан',
        descriptionBg: 'Отдаваме жилища.',
        descriptionEn: 'We let homes.',
        phone: '0887654321',
        email: 'agency@example.com',
        website: 'https://agency.example',
        address: 'София, ул. Шипка 5',
        companyNumber: '999001012',
        version: await versionAt(app, '/api/user/agency', agency.headers),
      },
      headers: agency.headers,
    }),
    setAgencyLogo: async () => ({ body: { picture: await aPicture(agency) }, headers: agency.headers }),
    ownSessions: signedIn,
    // For a separate person: with an empty number the operation ends all sessions.
    endSession: async () => {
      const person = await aPerson(app);
      await sessionOf(app, person.id);
      const row = await db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', person.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { params: { id: row.id }, headers: person.headers };
    },
    accountAddresses: signedIn,
    addAccountAddress: async () => ({ body: anAddress, headers }),
    changeAccountAddress: async () => ({
      ...(await aStoredAddress()),
      body: { ...anAddress, street: `ул. Шипка ${next()}` },
    }),
    deleteAccountAddress: aStoredAddress,
    favorites: signedIn,
    changeFavorites: async () => ({
      body: { changes: [{ type: 'product', id: lamp, kept: true, age: 1_000 }] },
      headers,
    }),
    exchangeListingMarks: async () => ({
      body: { changes: [{ kind: 'property', id: 1, mark: 'hidden', on: true, age: 1_000 }] },
      headers,
    }),
    favoriteStates: async () => ({ query: { product: [lamp], property: [property], roommate: [1] } }),
    savedFavoriteStates: signedIn,
    ownPlans: signedIn,
    ownPlan: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    savePlan: async () => {
      const { id, version } = await aKeptPlan();
      return { params: { id }, body: { plan: aPlan({ people: 3 }), version }, headers };
    },
    planLinks: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    makePlanLink: async () => ({
      params: { id: (await aKeptPlan()).id },
      body: { access: 'edit' },
      headers,
    }),
    endPlanLink: async () => ({ params: { id: (await aKeptPlan()).id, access: 'edit' }, headers }),
    sharedPlan: async () => ({ params: { token: (await aPlanLink()).token } }),
    saveSharedPlan: async () => {
      const { token, version } = await aPlanLink();
      return { params: { token }, body: { plan: aPlan({ people: 3 }), version, name: 'Мария' } };
    },
    deletePlan: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    ...reviewRequests(app),
    ...shipmentRequests(app),
    ...invoiceRequests(app),
    ...teamRequests(app),
    ...payoutRequests(app),
    ...integrationRequests(app),
    ...memberRequests(app),
    setStockByCode: async () => ({
      headers: seller.headers,
      body: {
        items: [{ code: 'NO-SUCH-CODE', price: 5_000, promoPrice: null, quantity: 3, expectedQuantity: 1 }],
      },
    }),
    ...couponRequests(app),
    ...searchRequests(app),
    planFile: async () => ({ body: { id: aKey(), plan: aPlan(), format: 'ics' } }),
    planCalendar: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    openPlanCalendar: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    endPlanCalendar: async () => ({ params: { id: (await aKeptPlan()).id }, headers }),
    ownHandovers: signedIn,
    makeHandover: async () => ({ params: { id: aKey() }, body: aHandover(), headers }),
    handoverFile: async () => {
      const id = aKey();
      await db.deleteFrom('attempt').execute();
      await app.post(`/api/handover/${id}`, aHandover(), headers);
      return { params: { id }, headers };
    },
    endAllSessions: async () => ({ headers: (await aPerson(app)).headers }),
    exportData: signedIn,
    deleteAccount: async () => {
      const person = await aPerson(app);
      return { body: { proof: person.email }, headers: person.headers };
    },
    ownStatistics: signedIn,

    properties: async () => ({
      query: {
        ...filters,
        ...page,
        orderBy: 'price.ASC',
        ids: [property],
        except: [999_999],
        agency: agency.agencyId,
        owner: owner.id,
      },
    }),
    propertyMap: async () => ({ query: filters }),
    propertyFacets: async () => ({ query: filters }),
    propertySettings: nothing,
    propertyAppliances: nothing,
    fairPrice: async () => ({ query: { district: 11, type: 'two-room', area: 65 } }),
    usualRents: async () => ({ query: { city: 1, district: 11 } }),
    rentTrends: async () => ({ query: { city: 1, district: 11 } }),
    property: aPropertyById,
    similarProperties: aPropertyById,
    visitProperty: aPropertyById,
    favoriteProperty: async () => ({ params: { id: property }, body: { browser: aKey(), kept: true } }),
    reportProperty: async () => ({
      params: { id: property },
      body: { reason: 'fraud', text: 'Снимките са от друго жилище.', email: 'maria@example.com' },
    }),
    cities: nothing,
    nearPlaces: nothing,
    agencies: async () => ({ query: page }),
    agency: async () => ({ params: { id: agency.agencyId ?? 0 } }),

    sendContactMessage: async () => ({
      body: {
        key: aKey(),
        name: 'Мария Георгиева',
        email: `writer-${next()}@example.com`,
        phone: '0888200101',
        subject: 'Въпрос за доставка',
        message: 'Кога пристига поръчката ми?',
      },
    }),
    newsCategories: nothing,
    news: async () => ({
      query: {
        type: 'blog',
        category_id: 'renting',
        highlighted: false,
        exclude: POST,
        orderBy: 'data.DESC',
        ...page,
      },
    }),
    newsPost: async () => ({ params: { id: POST } }),
    postComments: async () => ({ query: { post_id: POST, own: [newSecret()], ...page } }),
    postComment: async () => ({ params: { id: POST }, body: await aComment(app) }),
    removeComment: async () => {
      const { comment, secret } = (await writeComment(app)).body as Sent;
      return { params: { id: comment.id }, query: { secret } };
    },
    reportComment: async () => {
      const { comment } = (await writeComment(app)).body as Sent;
      return { params: { id: comment.id }, body: { reason: 'spam' } };
    },
    captcha: async () => ({ query: { action: 'comment' } }),
    subscribe: async () => ({
      body: { email: `reader-${next()}@example.com`, captcha: await aSolvedCaptcha(app, 'login') },
    }),
    confirmSubscription: async () => ({ body: { token: (await aReader('pending')).confirmation } }),
    unsubscribe: async () => ({ body: { token: (await aReader('confirmed')).token } }),
    creditPackages: async () => ({}),
    buyCredits: async () => ({ body: { credits: 9, expectedPrice: 900 }, headers }),
    paymentStatus: async () => {
      const { body } = await app.post('/api/credit/buy', { credits: 4 }, headers);
      return { body: { paymentId: (body as { paymentUrl: string }).paymentUrl.split('/').at(-1) }, headers };
    },
    creditHistory: async () => ({ query: page, headers }),
    withdrawCredits: async () => {
      const person = await aPerson(app);
      const { body } = await app.post('/api/credit/buy', { credits: 4 }, person.headers);
      const url = (body as { paymentUrl: string }).paymentUrl;
      await app.server.inject({ method: 'POST', url, payload: { outcome: 'paid' } });
      const { id } = await db
        .selectFrom('credit_purchase')
        .select('id')
        .where('account_id', '=', person.id)
        .executeTakeFirstOrThrow();
      return { params: { id }, headers: person.headers };
    },
    buyPremium: async () => {
      const person = await aPerson(app);
      await aGift(app, person.id, 5);
      return {
        params: { id: await publish(app, person) },
        body: { days: 7, key: aKey() },
        headers: person.headers,
      };
    },

    ownProperties: async () => ({
      query: {
        ...page,
        orderBy: 'createdAt.DESC',
        deleted: '1',
        premium: '1',
        requested: '1',
        active: '1',
        status: 'draft',
      },
      headers,
    }),
    ownProperty: async () => ({ params: { id: await aDraft() }, headers }),
    createProperty: async () => {
      const person = await aPerson(app);
      return {
        body: { ...(await content(person)), placeConfirmed: true, key: aKey() },
        headers: person.headers,
      };
    },
    updateProperty: async () => {
      const id = await aDraft();
      const version = await versionAt(app, `/api/user/property/${id}`, headers);
      return { params: { id }, body: { ...(await content(owner)), placeConfirmed: true, version }, headers };
    },
    changePropertyStatus: async () => {
      const person = await aPerson(app);
      const id = await publish(app, person);
      return { params: { id }, body: { status: 'paused' }, headers: person.headers };
    },
    confirmProperty: async () => ({ params: { id: property }, headers }),
    deleteProperty: async () => ({ params: { id: await aDraft() }, headers }),
    restoreProperty: async () => {
      const person = await aPerson(app);
      const id = await aDraft(person);
      await app.delete(`/api/property/${id}`, person.headers);
      return { params: { id }, headers: person.headers };
    },
    changeListings: async () => ({ body: { ids: [await aDraft()], action: 'delete' }, headers }),
    // For a separate home: offered times exclude all others.
    offerSlots: async () => {
      const id = await aDraft();
      const version = await versionAt(app, `/api/user/property/${id}`, headers);
      return { params: { id }, body: { slots: ['2026-12-24 18:00'], version }, headers };
    },
    draftDescription: async () => ({
      body: { address: 'София, Лозенец', property: await content(owner) },
      headers,
    }),

    requestViewing: async () => ({
      body: {
        propertyId: property,
        contactName: 'Георги Георгиев',
        contactPhone: '0888 123 456',
        contactEmail: `visitor-${next()}@example.com`,
        dateTime: '2026-11-28 18:30',
        question: 'Допускате ли куче?',
      },
    }),
    receivedViewings: async () => ({ query: { ...page, waiting: '1' }, headers }),
    sentViewings: async () => ({ query: { ...page, waiting: '1' }, headers }),
    receivedViewing: async () => ({ params: { id: (await aViewing('requested')).id }, headers }),
    answerViewing: async () => ({
      params: { id: (await aViewing('requested')).id },
      // A time can be proposed once.
      body: { answer: 'propose', dateTime: aTime(), note: 'Заповядайте!', address: 'ул. Оборище 15' },
      headers,
    }),
    followViewing: async () => ({ params: { token: (await aViewing('requested')).token } }),
    answerViewingAsVisitor: async () => ({
      params: { token: (await aViewing('proposed')).token },
      body: { answer: 'propose', dateTime: aTime() },
    }),

    roommateOffers: async () => ({
      query: {
        city: 1,
        priceFrom: 1,
        priceTo: 500_000,
        university: 1,
        ...page,
        orderBy: 'distance.ASC',
        ids: [offer],
      },
    }),
    roommateOffer: async () => ({ params: { id: offer } }),
    universities: nothing,
    reportRoommateOffer: async () => ({
      params: { id: offer },
      body: { reason: 'fraud', text: 'Стаята не съществува.', email: 'maria@example.com' },
    }),
    ownRoommateOffers: async () => ({ query: page, headers }),
    ownRoommateOffer: async () => {
      const { params, headers } = await anOwnOffer();
      return { params, headers };
    },
    createRoommateOffer: async () => {
      const poster = await aPerson(app);
      return { body: { ...(await offerContent(poster)), key: aKey() }, headers: poster.headers };
    },
    updateRoommateOffer: async () => {
      const { poster, params, headers } = await anOwnOffer();
      const version = await versionAt(app, `/api/tenant-offer/user/${params.id}`, headers);
      return { params, body: { ...(await offerContent(poster)), version }, headers };
    },
    changeRoommateOfferStatus: async () => {
      const { params, headers } = await anOwnOffer();
      return { params, body: { status: 'paused' }, headers };
    },
    deleteRoommateOffer: async () => {
      const { params, headers } = await anOwnOffer();
      return { params, headers };
    },
    deleteRoommatesPost: async () => {
      const { params, headers } = await anOwnOffer();
      return { params, headers };
    },
    askAboutOffer: async () => ({
      params: { id: offer },
      body: {
        id: offer,
        name: 'Георги Георгиев',
        phone: '0888 123 456',
        message: 'Свободна ли е стаята?',
        email: `asker-${next()}@example.com`,
        sharePhone: true,
      },
    }),
    askAboutProperty: async () => ({
      params: { id: property },
      body: {
        name: 'Георги Георгиев',
        phone: '0888 123 456',
        message: 'Може ли да се гледа куче?',
        email: `asker-${next()}@example.com`,
        sharePhone: true,
      },
    }),
    blockedPeople: async () => ({ headers }),
    unblockPerson: async () => {
      const { params, headers: own } = await aConversation();
      await app.post(`/api/conversation/${params.id}/block`, undefined, own);
      const row = await db
        .selectFrom('blocked_person')
        .select('id')
        .where('conversation_id', '=', params.id)
        .executeTakeFirstOrThrow();
      return { params: { id: row.id }, headers: own };
    },
    inbox: async () => ({ query: page, headers }),
    conversation: aConversation,
    answerConversation: async () => ({
      ...(await aConversation()),
      body: { message: 'Идвам в събота.', pictures: [] },
    }),
    seeConversation: async () => ({ ...(await aConversation()), body: { lastMessageId: 1 } }),
    sharePhone: aConversation,
    blockConversation: aConversation,
    reportConversation: async () => ({
      ...(await aConversation()),
      body: { reason: 'fraud', text: 'Иска капаро.' },
    }),
    followConversation: aLink,
    answerByLink: async () => ({ ...(await aLink()), body: { message: 'Идвам в събота.', pictures: [] } }),
    seeByLink: async () => ({ ...(await aLink()), body: { lastMessageId: 1 } }),
    sharePhoneByLink: aLink,
    blockByLink: aLink,
    reportByLink: async () => ({ ...(await aLink()), body: { reason: 'fraud', text: 'Иска капаро.' } }),

    homeShelves: async () => ({}),
    productCategories: async () => ({ query: { room: 'living-room', promo: '1' } }),
    searchProducts: async () => ({
      body: { request: 'лампа', ...goods, ...page, orderBy: 'relevance.DESC' },
    }),
    boughtTogether: async () => ({ params: { id: lamp } }),
    courierOffices: async () => ({
      query: { courier: 'sandbox', kind: 'locker', text: 'София', latitude: 42.7, longitude: 23.3 },
    }),
    deliveryOptions: async () => ({
      body: {
        products: [{ id: lamp, quantity: 1 }],
        deliveries: [{ vendorId: vendor, method: 'address', officeId: null }],
        city: 'София',
      },
    }),
    ownDelivery: async () => ({ headers: seller.headers }),
    updateDelivery: async () => ({ headers: seller.headers, body: DELIVERY }),
    connectCourier: async () => ({
      headers: seller.headers,
      body: { courier: 'econt', user: 'shop', secret: 'a-password' },
    }),
    checkCourier: async () => ({ headers: seller.headers, body: { courier: 'econt' } }),
    disconnectCourier: async () => ({ headers: seller.headers, body: { courier: 'econt' } }),
    visitProduct: async () => ({ params: { id: lamp } }),
    categoryFilters: async () => ({ params: { id: category }, query: goods }),
    searchFilters: async () => ({ body: { request: 'лампа', ...goods } }),
    productShortlist: async () => ({ query: { wanted: [`${category}:2`], withinDays: 9 } }),
    product: async () => ({ params: { id: lamp } }),
    vendors: async () => ({ query: { search: 'дърво', offset: 0, limit: 10 } }),
    vendor: async () => ({ params: { id: vendor } }),

    cleaningServices: nothing,
    serviceSlots: async () => ({
      query: {
        cityId: 1,
        cleaning: 1,
        moving: 1,
        visits: 2,
        every: 7,
        from: '2026-12-01',
        days: 3,
        ...(await orderedServices()),
      },
    }),
    orderOneTimeCleaning: async () => ({ body: await serviceOrder() }),
    orderDeepCleaning: async () => ({
      body: await serviceOrder({
        services: [{ serviceKey: 'after-repair', sqm: 60, severity: 3 }],
        expectedTotal: 67_500,
      }),
    }),
    followServiceOrder: async () => ({ params: await orderedServices() }),
    confirmServiceOrder: async () => {
      const { secret, ...params } = await unconfirmedServices();
      return { params, body: { secret } };
    },
    sendServiceConfirmationMail: async () => ({
      params: { token: (await unconfirmedServices()).token },
      body: { email: 'corrected@example.com' },
    }),
    changeServiceOrder: async () => ({
      params: await orderedServices(),
      body: {
        date: '2026-12-24',
        window: '08-12',
        district: 'Лозенец',
        street: 'ул. „Кораб планина“ 8',
        entrance: 'Б',
        floor: '4',
        toCityId: null,
        toDistrict: '',
        toStreet: '',
        toEntrance: '',
        toFloor: '',
        notes: 'Има котка.',
        earlyStart: true,
        services: [{ serviceKey: 'home-cleaning', sqm: 60 }],
        expectedTotal: 21_000,
      },
    }),
    teamWeek: async () => ({
      params: { token: (await bookedVisit()).token },
      query: { day: '2026-12-21' },
    }),
    answerVisit: async () => {
      const { token, ...visit } = await bookedVisit();
      return { params: { token }, body: { ...visit, action: 'accept' } };
    },
    withdrawServiceOrder: async () => ({ params: await orderedServices(), body: { hasBegun: false } }),
    cancelServiceOrder: async () => ({ params: await orderedServices() }),
    sendInteriorEnquiry: async () => ({
      body: {
        key: aKey(),
        name: 'Георги Георгиев',
        phone: '0888 123 456',
        email: `asker-${next()}@example.com`,
        cityId: 1,
        area: 80,
        package: 'concept',
        message: 'Искаме да обновим хола.',
        pictures: [await aVisitorsPicture()],
      },
    }),

    ownOrders: async () => ({ query: page, headers }),
    placeOrder: async () => ({
      body: anOrder([{ id: lamp }], {
        deliveries: [{ vendorId: vendor, method: 'address', officeId: null }],
        invoice: BUYER,
        coupon: await ofLamps(),
        expectedDiscount: 500,
      }),
    }),
    followOrder: async () => ({ params: { token: (await placed()).token } }),
    confirmOrder: async () => awaitingConfirmation(),
    sendConfirmationMail: async () => ({
      params: (await awaitingConfirmation()).params,
      body: { email: 'corrected@example.com' },
    }),
    checkOrderPayment: async () => ({ params: { token: await anUnpaidOrder() } }),
    cancelUnpaidOrder: async () => ({ params: { token: await anUnpaidOrder() } }),
    bankAccount: async () => ({
      params: { token: await anOrderToPayBack() },
      body: { iban: 'BG80 BNBG 9661 1020 3456 78', holder: 'Мария Иванова' },
    }),
    withdrawOrder: async () => {
      const { token, vendorOrderId, productId } = await placed();
      const pieces = { key: aKey(), products: [{ productId, quantity: 1 }] };
      return { params: { token }, body: { vendorOrderId, pieces, onlyUnsent: true } };
    },
    orders: async () => ({
      query: {
        ...page,
        orderBy: 'createdAt.ASC',
        status: 'new',
        search: 'Мария',
        from: '2026-11-01',
        to: '2026-11-21',
      },
      headers: seller.headers,
    }),
    salesStatistics: async () => ({
      query: { from: '2026-11-01', to: '2026-11-21' },
      headers: seller.headers,
    }),
    listingStatistics: async () => ({
      query: { from: '2026-11-01', to: '2026-11-21' },
      headers: agency.headers,
    }),
    undoStep: async () => {
      const { vendorOrderId } = await placed();
      const status = { status: 'accepted' };
      await app.post(`/api/order/${vendorOrderId}/status`, status, seller.headers);
      return { params: { id: vendorOrderId }, headers: seller.headers };
    },
    cancelPieces: async () => {
      const { vendorOrderId, productId } = await placed();
      return {
        params: { id: vendorOrderId },
        body: { key: aKey(), products: [{ productId, quantity: 1 }], note: 'Няма я.' },
        headers: seller.headers,
      };
    },
    receivePieces: async () => {
      const { vendorOrderId, productId } = await placed();
      const line = db.updateTable('vendor_order_line').where('vendor_order_id', '=', vendorOrderId);
      await line.set({ withdrawn_quantity: 1 }).execute();
      const part = db.updateTable('vendor_order').where('id', '=', vendorOrderId);
      await part.set({ status: 'delivered', delivered_at: app.clock.now() }).execute();
      return {
        params: { id: vendorOrderId },
        body: { unsellable: [{ productId, damaged: 1, missing: 0 }], note: 'Счупена е.' },
        headers: seller.headers,
      };
    },
    correctTracking: async () => {
      const { vendorOrderId } = await placed();
      const part = db.updateTable('vendor_order').where('id', '=', vendorOrderId);
      await part.set({ status: 'shipped' }).execute();
      return {
        params: { id: vendorOrderId },
        body: { courier: 'econt', number: '1051234567890', url: '' },
        headers: seller.headers,
      };
    },
    writeToBuyer: async () => ({
      params: { id: (await placed()).vendorOrderId },
      body: { message: 'Куриерът ще се обади.' },
      headers: seller.headers,
    }),
    askAboutOrder: async () => {
      const { token, vendorOrderId } = await placed();
      return { params: { token }, body: { vendorOrderId, message: 'Кога ще пристигне?' } };
    },
    receivedOrder: async () => ({ params: { id: (await placed()).vendorOrderId }, headers: seller.headers }),
    changeOrderStatus: async () => {
      const { vendorOrderId, productId } = await placed();
      return {
        params: { id: vendorOrderId },
        body: {
          status: 'accepted',
          note: 'Благодарим!',
          tracking: { courier: 'econt', number: '1051234567890', url: '' },
          unsellable: [{ productId, damaged: 1, missing: 0 }],
        },
        headers: seller.headers,
      };
    },
  };
}
