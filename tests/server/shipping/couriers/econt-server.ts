import { CourierServer, LOGIN } from './courier-server.ts';
import type { Answer, Received, ServerParcel } from './courier-server.ts';

const SENT = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;

type Address = { city?: { name?: string }; street?: string };
type SentLabel = {
  receiverOfficeCode?: string;
  receiverAddress?: Address;
  receiverClient: { phones: string[] };
  shipmentDescription: string;
  services?: { cdAmount: number; cdCurrency: string };
};

const invalid = (field: string): Answer => ({
  status: 500,
  body: {
    type: 'ExInvalidParam',
    message: '',
    fields: [],
    innerErrors: [
      { type: 'ExInvalidParam', message: `Невалидно поле: ${field}`, fields: [field], innerErrors: [] },
    ],
  },
});

/** Econt's services as ee.econt.com/services documents them. */
export class EcontServer extends CourierServer {
  private readonly labels = new Map<string, SentLabel>();

  protected answer({ path, headers, body }: Received): Answer {
    if (path.endsWith('.pdf')) return { body: this.pdf };
    const basic = `Basic ${Buffer.from(`${LOGIN.user}:${LOGIN.secret}`).toString('base64')}`;
    if (headers.authorization !== basic) {
      return { status: 401, body: { type: 'ExAccessDenied', message: 'Грешно име или парола', fields: [] } };
    }
    switch (path.split('.').at(-2)) {
      case 'getClientProfiles':
        return { body: { profiles: [{ client: { name: 'Магазин' } }] } };
      case 'getOffices':
        return { body: { offices: OFFICES } };
      case 'createLabel':
        return this.createLabel(body as { label: SentLabel; mode: string });
      case 'getMyAWB':
        return {
          body: {
            page: 1,
            totalPages: 1,
            results: this.parcels.map(({ number, cash }) => ({
              shipmentNumber: number,
              cdAmount: cash,
              receiverPhone: this.labels.get(number)?.receiverClient.phones[0]?.replace(/^0/, '+359'),
            })),
          },
        };
      case 'getShipmentStatuses':
        return {
          body: {
            shipmentStatuses: (body['shipmentNumbers'] as string[]).map((number) => {
              const parcel = this.find(number);
              return parcel
                ? { status: this.statusOf(parcel), error: null }
                : { status: null, error: { type: 'ExNotFound', message: 'Няма такава пратка' } };
            }),
          },
        };
      case 'deleteLabels':
        return {
          body: { results: (body['shipmentNumbers'] as string[]).map((number) => this.remove(number)) },
        };
      case 'requestCourier':
        return { body: { courierRequestID: 991, warnings: null } };
      default:
        return { status: 404, body: {} };
    }
  }

  private createLabel({ label, mode }: { label: SentLabel; mode: string }): Answer {
    const { receiverOfficeCode: office = null, receiverAddress: address } = label;
    if (mode === 'calculate') return { body: { label: { totalPrice: 5.11, currency: this.currency } } };
    if (office !== null && this.closedOffices.has(office)) return invalid('receiverOfficeCode');
    if (office === null && address?.city?.name !== 'София') return invalid('receiverAddress.city');
    const parcel = this.add({
      reference: label.shipmentDescription.split(' · ').at(-1) ?? '',
      office,
      cash: label.services?.cdAmount ?? 0,
    });
    this.labels.set(parcel.number, label);
    return { body: { label: this.statusOf(parcel), courierRequestID: null } };
  }

  private remove(number: string): object {
    const index = this.parcels.findIndex((parcel) => parcel.number === number);
    if (index < 0) return { shipmentNum: number, error: { type: 'ExNotFound', message: '' } };
    this.parcels.splice(index, 1);
    return { shipmentNum: number, error: null };
  }

  private statusOf({ number, state, isPaidOut, cash }: ServerParcel): object {
    const step = (destinationType: string, hours: number) => ({
      destinationType,
      isReceipt: false,
      officeCode: '1127',
      time: SENT + hours * HOUR,
    });
    const sent = [step('in_pickup_courier', 0), step('courier_direction', 2), step('a_new_word', 3)];
    return {
      shipmentNumber: number,
      shipmentDescription: this.labels.get(number)?.shipmentDescription,
      pdfURL: `${this.url}/labels/${number}.pdf`,
      expectedDeliveryDate: Date.parse('2026-11-22T00:00:00Z'),
      deliveryTime: state === 'delivered' ? SENT + 24 * HOUR : null,
      ...(isPaidOut && {
        cdPaidAmount: cash,
        cdPaidCurrency: this.currency,
        cdPaidTime: Date.parse('2026-11-23T10:00:00Z'),
      }),
      trackingEvents: [
        ...(state === 'new' ? [] : sent),
        ...(state === 'returned' ? [step('is_returning_to_sender', 48), step('returned_to_sender', 96)] : []),
      ],
    };
  }
}

const at = (hours: number) => Date.parse('2026-11-20T00:00:00+02:00') + hours * HOUR;
const city = { id: 41, name: 'София', nameEn: 'Sofia', postCode: '1000' };
const address = { city, fullAddress: 'София бул. Витоша №1', fullAddressEn: null };
const OFFICES = [
  {
    code: '1127',
    isAPS: false,
    name: 'София Център',
    nameEn: 'Sofia Center',
    address: { ...address, location: { latitude: 42.69, longitude: 23.32, confidence: 3 } },
    normalBusinessHoursFrom: at(9),
    normalBusinessHoursTo: at(18.5),
    halfDayBusinessHoursFrom: at(9),
    halfDayBusinessHoursTo: at(14),
  },
  {
    code: '1128',
    isAPS: true,
    name: 'Еконтомат',
    nameEn: null,
    address: { ...address, location: { latitude: 42.7, longitude: 23.33, confidence: 3 } },
    normalBusinessHoursFrom: at(0),
    normalBusinessHoursTo: at(0),
    halfDayBusinessHoursFrom: at(0),
    halfDayBusinessHoursTo: at(0),
  },
  { code: '9', isAPS: false, name: 'Без място', nameEn: null, address: { ...address, location: null } },
];
