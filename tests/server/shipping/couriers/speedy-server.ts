import { CourierServer, LOGIN } from './courier-server.ts';
import type { Answer, Received, ServerParcel } from './courier-server.ts';

type SentShipment = {
  ref1: string;
  service: { additionalServices?: { cod?: { amount: number } } };
  recipient: { pickupOfficeId?: number; address?: { siteName: string } };
};

/** Speedy names errors in an answer with status 200. */
const failure = (code: number, component: string | null = null): Answer => ({
  body: { error: { context: null, message: 'Грешка', id: 'E-1', code, component } },
});

/** Speedy's interface as api.speedy.bg/api/docs documents it. */
export class SpeedyServer extends CourierServer {
  protected answer({ path, body }: Received): Answer {
    if (body['userName'] !== LOGIN.user || body['password'] !== LOGIN.secret) return failure(1);
    switch (path) {
      case '/client/contract':
        return { body: { clients: [{ clientId: 1, clientName: 'Магазин' }] } };
      case '/location/office':
        return { body: { offices: OFFICES } };
      case '/calculate': {
        const price = { amount: 4.26, vat: 0.85, total: 5.11, currency: this.currency };
        return { body: { calculations: [{ serviceId: 505, price }] } };
      }
      case '/shipment':
        return this.create(body as unknown as SentShipment);
      case '/shipment/search': {
        const found = this.parcels.filter(({ reference }) => reference === body['ref']);
        return { body: { barcodes: found.map(({ number }) => number) } };
      }
      case '/shipment/cancel': {
        const index = this.parcels.findIndex(({ number }) => number === body['shipmentId']);
        if (index < 0) return failure(1);
        this.parcels.splice(index, 1);
        return { body: {} };
      }
      case '/print':
        return { body: this.pdf };
      case '/track': {
        const numbers = (body['parcels'] as { id: string }[]).map(({ id }) => id);
        return { body: { parcels: numbers.map((number) => trackedOf(number, this.find(number))) } };
      }
      case '/pickup':
        return { body: { orders: [{ id: 771, shipmentIds: body['explicitShipmentIdList'] }] } };
      case '/payments':
        return { body: { payouts: this.payouts() } };
      default:
        return { status: 404, body: {} };
    }
  }

  private create({ ref1, service, recipient }: SentShipment): Answer {
    const office = recipient.pickupOfficeId === undefined ? null : String(recipient.pickupOfficeId);
    if (office !== null && this.closedOffices.has(office)) return failure(180, '$.recipient.pickupOfficeId');
    if (office === null && recipient.address?.siteName !== 'София') {
      return failure(120, '$.recipient.address.siteName');
    }
    const cash = service.additionalServices?.cod?.amount ?? 0;
    const { number } = this.add({ reference: ref1, office, cash });
    return {
      body: { id: number, parcels: [{ seqNo: 1, id: number }], deliveryDeadline: '2026-11-22T19:00:00+0200' },
    };
  }

  private payouts(): object[] {
    const paid = this.parcels.filter(({ isPaidOut }) => isPaidOut);
    const details = paid.map(({ number, cash }, index) => {
      return { lineNo: index + 1, shipmentId: number, amount: cash, currency: this.currency };
    });
    return paid.length === 0 ? [] : [{ date: '2026-11-23', docId: 9001, docType: 'CASH', details }];
  }
}

function trackedOf(number: string, parcel: ServerParcel | undefined): object {
  if (!parcel) return { parcelId: number, operations: [], ...failure(1).body };
  const step = (operationCode: number, hour: string) => ({
    dateTime: `2026-11-20T${hour}:00:00+0200`,
    operationCode,
    description: '',
  });
  const sent = [step(148, '08'), step(39, '09'), step(1, '10')];
  const returned = [step(111, '12'), step(124, '18')];
  return {
    parcelId: number,
    operations: [
      ...(parcel.state === 'new' ? [step(148, '08')] : sent),
      ...(parcel.state === 'delivered' ? [step(-14, '17')] : []),
      ...(parcel.state === 'returned' ? returned : []),
    ],
  };
}

const address = { siteName: 'София', localAddressString: 'ж.к. Младост 1', x: 23.37, y: 42.65 };
const week = {
  workingTimeFrom: '09:00',
  workingTimeTo: '19:00',
  workingTimeHalfFrom: '09:00',
  workingTimeHalfTo: '14:00',
};
const OFFICES = [
  {
    id: 98,
    name: 'СОФИЯ - МЛАДОСТ 1',
    nameEn: 'SOFIA - MLADOST 1',
    type: 'OFFICE',
    address,
    ...week,
    workingTimeDayOffFrom: '00:00',
    workingTimeDayOffTo: '00:00',
    maxParcelDimensions: { width: 80, height: 180, depth: 80 },
    maxParcelWeight: 32,
  },
  { id: 99, name: 'АВТОМАТ', nameEn: null, type: 'APT', address, ...week },
  {
    id: 100,
    name: 'БЕЗ МЯСТО',
    nameEn: null,
    type: 'OFFICE',
    address: { ...address, x: null, y: null },
    ...week,
  },
];
