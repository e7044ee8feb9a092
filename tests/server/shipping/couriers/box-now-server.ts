import { CourierServer, LOGIN } from './courier-server.ts';
import type { Answer, Received, ServerParcel } from './courier-server.ts';

type DeliveryRequest = {
  orderNumber: string;
  amountToBeCollected: string;
  origin: { locationId: string };
  destination: { locationId: string; contactNumber: string };
  items: { id: string }[];
};
type ReturnRequest = { destination: { locationId: string }; parcels: { id: string }[] };

const TOKEN = 'eyJ-token';
const WAREHOUSE = '17';

const failure = (code: string, status = 400): Answer => ({
  status,
  body: { status, code, jsonSchemaErrors: [] },
});

/** BOX NOW's partner interface as its documentation of version 1.65 describes it. */
export class BoxNowServer extends CourierServer {
  protected answer({ method, path, query, headers, body }: Received): Answer {
    if (path === '/auth-sessions') {
      const isKnown = body['client_id'] === LOGIN.user && body['client_secret'] === LOGIN.secret;
      const session = { access_token: TOKEN, token_type: 'Bearer', expires_in: 3600 };
      return isKnown ? { body: session } : { status: 401, body: { message: 'Unauthorized' } };
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) return failure('X401', 401);
    if (path === '/origins' || path === '/destinations') {
      const type = query.get('locationType');
      return { body: { data: PLACES.filter((place) => place.type === type) } };
    }
    if (path === '/delivery-requests') return this.create(body as unknown as DeliveryRequest);
    if (path === '/delivery-requests:customerReturns')
      return this.createReturn(body as unknown as ReturnRequest);
    if (path === '/parcels') return { body: { count: 0, data: this.list(query) } };
    const [, number = '', action = ''] = /^\/parcels\/(\d+)([:/].+)$/.exec(path) ?? [];
    const parcel = this.find(number);
    if (!parcel) return failure('P404', 404);
    if (action === '/label.pdf' && method === 'GET') return { body: this.pdf };
    if (action === ':cancel') return this.cancel(parcel);
    return { status: 404, body: {} };
  }

  private create({ orderNumber, amountToBeCollected, origin, destination, items }: DeliveryRequest): Answer {
    const { locationId, contactNumber } = destination;
    if (origin.locationId !== WAREHOUSE) return failure('P401');
    if (!PLACES.some(({ id }) => id === locationId) || this.closedOffices.has(locationId))
      return failure('P402');
    if (!contactNumber.startsWith('+359')) return failure('P405');
    if (this.parcels.some(({ reference }) => reference === orderNumber)) return failure('P410');
    const created = items.map(() =>
      this.add({ reference: orderNumber, office: locationId, cash: Number(amountToBeCollected) }),
    );
    return { body: { id: '901', parcels: created.map(({ number: id }) => ({ id })) } };
  }

  private createReturn({ destination, parcels }: ReturnRequest): Answer {
    if (destination.locationId !== WAREHOUSE) return failure('P402');
    const created = parcels.map(({ id }) => this.add({ reference: id, office: null, cash: 0 }));
    const labels: object[] = [];
    return {
      body: {
        id: '902',
        orderNumber: '1',
        labels,
        parcels: created.map(({ number: id }) => ({ id, labels })),
      },
    };
  }

  private list(query: URLSearchParams): object[] {
    const isAsked = (parcel: ServerParcel) =>
      [query.get('parcelId') ?? parcel.number, query.get('orderNumber') ?? parcel.reference].join() ===
        [parcel.number, parcel.reference].join() &&
      (query.get('state') !== 'new' || parcel.state === 'new') &&
      (query.get('paymentState') !== 'transferred-to-partner' || parcel.isPaidOut);
    return this.parcels.filter(isAsked).map((parcel) => this.describe(parcel));
  }

  private describe({ number: id, reference: itemRefId, state, cash }: ServerParcel): object {
    const event = (type: string, hour: string) => ({ type, createTime: `2026-11-20T${hour}:00:00.000Z` });
    const sent = [event('new', '08'), event('in-depot', '10'), event('final-destination', '14')];
    const events = {
      new: [event('new', '08')],
      'on-the-way': sent,
      delivered: [...sent, event('delivered', '17')],
      returned: [...sent, event('expired', '20'), event('returned', '21')],
    }[state];
    const price = { amount: cash.toFixed(2), currency: this.currency };
    return {
      id,
      itemRefId,
      state: state === 'on-the-way' ? 'in-final-destination' : state,
      updateTime: '2026-11-23T09:00:00.000Z',
      cancelationRequested: false,
      events,
      payment: { mode: 'cod', price, state: 'transferred-to-partner' },
    };
  }

  private cancel(parcel: ServerParcel): Answer {
    if (parcel.state === 'delivered') return failure('P420');
    this.parcels.splice(this.parcels.indexOf(parcel), 1);
    return { body: Buffer.alloc(0) };
  }
}

const PLACES = [
  {
    id: '2045',
    type: 'apm',
    name: 'BOX NOW Младост',
    title: 'Младост',
    addressLine1: 'бул. Александър Малинов 51',
    addressLine2: 'София',
    postalCode: '1712',
    country: 'BG',
    lat: '42.65',
    lng: '23.37',
  },
  { id: '2046', type: 'apm', name: 'Без място', title: '', addressLine1: '', lat: '', lng: '' },
  { id: WAREHOUSE, type: 'warehouse', name: 'Склад', addressLine1: 'София', lat: '42.6', lng: '23.3' },
];
