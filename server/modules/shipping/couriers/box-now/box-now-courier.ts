import type { CourierLogin } from '../../../../../src/core/shipping/courier-office.ts';
import { addDays, instantOfSofia, sofiaDay } from '../../../../../src/core/shared/sofia-time.ts';
import { CourierClient, CourierRefusal } from '../courier-client.ts';
import type {
  CourierAccounts,
  CourierSender,
  CreatedShipment,
  ListedOffice,
  ParcelRecipient,
  ReturnRequest,
  SettledParcel,
  ShipmentRequest,
  TrackedParcel,
} from '../courier-client.ts';
import { eurosOf, kilogramsOf, momentOf, stotinkiOf } from '../courier-values.ts';
import { BoxNowApi } from './box-now-api.ts';
import type { BoxNowSession } from './box-now-api.ts';
import {
  asBoxNowError,
  boxNowCode,
  boxNowEvents,
  boxNowLocker,
  compartmentOf,
  Created,
  internationalPhone,
} from './box-now-values.ts';

/** The same order number was sent before. */
const REPEATED = 'P410';
/** Days from the creation of a parcel to the payment of its cash, at most. */
const PAYMENT_DAYS = 60;

/** BOX NOW: lockers only, with a client id and a secret of the vendor (SHIP-03). */
export class BoxNowCourier extends CourierClient {
  readonly courier = 'box-now';
  readonly abilities = { inspections: ['none'] as const };
  private readonly api: BoxNowApi;

  constructor(
    url: string,
    private readonly accounts: CourierAccounts,
  ) {
    super();
    this.api = new BoxNowApi(url);
  }

  async verify(login: CourierLogin, signal: AbortSignal): Promise<void> {
    await this.api.session(login, signal);
  }

  async offices(signal: AbortSignal): Promise<ListedOffice[]> {
    const login = await this.accounts.any();
    if (!login) throw new CourierRefusal('courier-not-connected');
    const session = await this.api.session(login, signal);
    const places = await session.places('destinations', 'apm');
    return places.flatMap((place) => boxNowLocker(place) ?? []);
  }

  /** BOX NOW names no prices; the core offers the vendor's own. */
  async price(): Promise<number> {
    throw new CourierRefusal('error-delivery-pricing');
  }

  async createShipment(request: ShipmentRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { reference, sender, recipient, codAmount } = request;
    const session = await this.session(sender, signal);
    const amount = amountOf(codAmount);
    const body = {
      orderNumber: reference,
      invoiceValue: amount,
      paymentMode: codAmount > 0 ? 'cod' : 'prepaid',
      amountToBeCollected: amount,
      allowReturn: true,
      origin: {
        contactName: sender.name,
        contactNumber: internationalPhone(sender.phone),
        locationId: await warehouseOf(session, sender, 'origins'),
      },
      destination: { ...contactOf(recipient), locationId: recipient.officeCode ?? '' },
      items: [{ ...contentOf(request), value: amount, compartmentSize: compartmentOf(request.parcel.sides) }],
    };
    try {
      const { parcels } = await session.post(Created, '/delivery-requests', body);
      return createdOf(parcels[0]?.id);
    } catch (error) {
      if (boxNowCode(error) !== REPEATED) throw asBoxNowError(error);
      const [earlier] = await session.parcels({ orderNumber: reference });
      return createdOf(earlier?.id);
    }
  }

  /** BOX NOW gives returns numbers of its own, so an earlier one is found among the new parcels. */
  async createReturn(request: ReturnRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { reference, sender, buyer, parcel } = request;
    const session = await this.session(sender, signal);
    const waiting = await session.parcels({ state: 'new' });
    const earlier = waiting.find(({ itemRefId }) => itemRefId === reference);
    if (earlier) return createdOf(earlier.id);
    const { contactName, contactEmail, contactNumber } = contactOf(buyer);
    const body = {
      sender: { contactName, contactEmail, contactPhoneNumber: contactNumber },
      destination: { locationId: await warehouseOf(session, sender, 'destinations') },
      parcels: [{ ...contentOf(request), value: amountOf(0), size: compartmentOf(parcel.sides) }],
    };
    const created = await session
      .post(Created, '/delivery-requests:customerReturns', body)
      .catch((error: unknown) => {
        throw asBoxNowError(error);
      });
    return createdOf(created.parcels[0]?.id);
  }

  async cancelShipment(sender: CourierSender, number: string, signal: AbortSignal): Promise<void> {
    const session = await this.session(sender, signal);
    const [parcel] = await session.parcels({ parcelId: number });
    if (!parcel || parcel.state === 'canceled') return;
    if (boxNowEvents(parcel).length > 0) throw new CourierRefusal('waybill-already-sent');
    await session.bytes(`/parcels/${encodeURIComponent(number)}:cancel`, {});
  }

  async label(sender: CourierSender, number: string, signal: AbortSignal): Promise<Uint8Array> {
    const session = await this.session(sender, signal);
    const label = await session.bytes(`/parcels/${encodeURIComponent(number)}/label.pdf`);
    if (Buffer.from(label).toString('latin1', 0, 5) !== '%PDF-') {
      throw new Error(`BOX NOW has no label of ${number}.`);
    }
    return label;
  }

  /** BOX NOW collects from the vendor's warehouse on each working day. */
  async requestPickup(): Promise<string> {
    throw new CourierRefusal('pickup-not-needed');
  }

  async track(
    sender: CourierSender,
    numbers: readonly string[],
    signal: AbortSignal,
  ): Promise<TrackedParcel[]> {
    const session = await this.session(sender, signal);
    const tracked: TrackedParcel[] = [];
    for (const number of numbers) {
      const parcels = await session.parcels({ parcelId: number });
      const parcel = parcels.find(({ id }) => id === number);
      if (parcel) {
        tracked.push({ number, expectedDay: null, waitsUntil: null, events: boxNowEvents(parcel) });
      }
    }
    return tracked;
  }

  /** BOX NOW names no documents of its payments; the day of a payment is that of the parcel's last change. */
  async settlements(
    sender: CourierSender,
    { from, to }: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<SettledParcel[]> {
    const session = await this.session(sender, signal);
    const createdFrom = instantOfSofia(`${addDays(from, -PAYMENT_DAYS)} 00:00`)?.getTime() ?? 0;
    const parcels = await session.parcels({
      paymentMode: 'cod',
      paymentState: 'transferred-to-partner',
      createdFrom: String(createdFrom),
    });
    return parcels.flatMap(({ id: number, payment, updateTime }) => {
      const moment = momentOf(updateTime);
      if (!payment || !moment) throw new Error('BOX NOW sent a payment without its amount or day.');
      const day = sofiaDay(moment);
      if (day < from || day > to) return [];
      const { amount, currency } = payment.price;
      const settledAt = moment.toISOString();
      return [{ number, amount: stotinkiOf(amount, currency), settledAt, document: `BOX NOW ${day}` }];
    });
  }

  /** Messages of BOX NOW are signed with a key of each contract, which the product does not have. */
  pushedNumbers(): null {
    return null;
  }

  private async session({ vendorId }: CourierSender, signal: AbortSignal): Promise<BoxNowSession> {
    return this.api.session(await this.accounts.of(vendorId), signal);
  }
}

/** The vendor's warehouse in its town, or its only one. @throws CourierRefusal without a warehouse */
async function warehouseOf(
  session: BoxNowSession,
  { city }: CourierSender,
  list: 'origins' | 'destinations',
): Promise<string> {
  const warehouses = await session.places(list, 'warehouse');
  const isInCity = ({ addressLine1, addressLine2 }: (typeof warehouses)[number]) =>
    `${addressLine1 ?? ''} ${addressLine2 ?? ''}`.toLowerCase().includes(city.toLowerCase());
  const warehouse = warehouses.find(isInCity) ?? warehouses[0];
  if (!warehouse) throw new CourierRefusal('waybill-no-warehouse');
  return warehouse.id;
}

/** BOX NOW documents no page of a parcel. */
function createdOf(number: string | undefined): CreatedShipment {
  if (!number) throw new Error('BOX NOW sent no number of a parcel.');
  return { number, url: null, expectedDay: null };
}

const contactOf = ({ name, phone, email }: ParcelRecipient) => ({
  contactName: name,
  contactEmail: email,
  contactNumber: internationalPhone(phone),
});

const contentOf = ({
  reference,
  content,
  parcel,
}: Pick<ShipmentRequest, 'reference' | 'content' | 'parcel'>) => ({
  id: reference,
  name: content.slice(0, 1_000),
  weight: kilogramsOf(parcel.weight),
});

/** Euros with two decimals. */
const amountOf = (stotinki: number): string => eurosOf(stotinki).toFixed(2);
