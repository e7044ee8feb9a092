import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { instantOfSofia } from '../../../../../src/core/shared/sofia-time.ts';
import type { CourierLogin } from '../../../../../src/core/shipping/courier-office.ts';
import type { PickupWindow } from '../../../../../src/core/shipping/pickup.ts';
import { CourierClient, CourierRefusal } from '../courier-client.ts';
import type {
  CourierAccounts,
  CourierSender,
  CreatedShipment,
  ListedOffice,
  ParcelRecipient,
  PriceRequest,
  ReturnRequest,
  SettledParcel,
  ShipmentRequest,
  TrackedParcel,
} from '../courier-client.ts';
import { CourierHttp, CourierStatusError } from '../courier-http.ts';
import { centimetresOf, dayOf, eurosOf, kilogramsOf, momentOf, stotinkiOf } from '../courier-values.ts';
import {
  AnyAnswer,
  Calculations,
  Clients,
  Created,
  Found,
  isCancelled,
  Offices,
  Orders,
  Payouts,
  speedyEvents,
  speedyOffice,
  Tracked,
  asRefusal,
  SpeedyError,
} from './speedy-values.ts';
import type { SpeedyParcel } from './speedy-values.ts';

/** Speedy's ids of Bulgaria and of its service between all towns of the country. */
const BULGARIA = 100;
const SERVICE = 505;

/** Speedy: JSON over HTTP, with the vendor's user name and password in each request (SHIP-03). */
export class SpeedyCourier extends CourierClient {
  readonly courier = 'speedy';
  readonly abilities = { inspections: ['none', 'open', 'test'] as const };
  private readonly http: CourierHttp;

  constructor(
    url: string,
    private readonly accounts: CourierAccounts,
  ) {
    super();
    this.http = new CourierHttp('speedy', url);
  }

  async verify(login: CourierLogin, signal: AbortSignal): Promise<void> {
    await this.call(Clients, '/client/contract', {}, login, signal, true).catch((error: unknown) => {
      throw error instanceof SpeedyError ? new CourierRefusal('courier-login-refused') : error;
    });
  }

  async offices(signal: AbortSignal): Promise<ListedOffice[]> {
    const login = await this.accounts.any();
    if (!login) throw new CourierRefusal('courier-not-connected');
    const { offices } = await this.call(
      Offices,
      '/location/office',
      { countryId: BULGARIA },
      login,
      signal,
      true,
    );
    return offices.flatMap((office) => speedyOffice(office) ?? []);
  }

  async price(
    { vendorId, parcel, method, to, officeCode }: PriceRequest,
    signal: AbortSignal,
  ): Promise<number> {
    const place =
      method !== 'address' && officeCode !== null
        ? { pickupOfficeId: Number(officeCode) }
        : { addressLocation: { countryId: BULGARIA, siteName: to } };
    const body = {
      recipient: { privatePerson: true, ...place },
      service: { autoAdjustPickupDate: true, serviceIds: [SERVICE] },
      content: { parcelsCount: 1, totalWeight: kilogramsOf(parcel.weight) },
      payment: { courierServicePayer: 'SENDER' },
    };
    const login = await this.accounts.of(vendorId);
    const { calculations } = await this.call(Calculations, '/calculate', body, login, signal, true);
    const price = calculations[0]?.price;
    if (!price) throw new Error('Speedy sent no price.');
    return stotinkiOf(price.total, price.currency);
  }

  createShipment(request: ShipmentRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { sender, recipient, codAmount, inspection } = request;
    const option = inspection === 'none' ? null : inspection === 'open' ? 'OPEN' : 'TEST';
    return this.create(request, sender.vendorId, signal, {
      service: {
        serviceId: SERVICE,
        autoAdjustPickupDate: true,
        additionalServices: {
          ...(codAmount > 0 && { cod: { amount: eurosOf(codAmount), processingType: 'CASH' } }),
          ...(option && {
            obpd: { option, returnShipmentServiceId: SERVICE, returnShipmentPayer: 'SENDER' },
          }),
        },
      },
      payment: { courierServicePayer: 'SENDER' },
      // Without a client the sender is the contract of the login.
      sender: { phone1: { number: sender.phone }, contactName: sender.name },
      recipient: partyOf(recipient),
    });
  }

  createReturn(request: ReturnRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { sender, buyer, payer } = request;
    return this.create(request, sender.vendorId, signal, {
      service: { serviceId: SERVICE, autoAdjustPickupDate: true },
      payment: { courierServicePayer: payer === 'buyer' ? 'SENDER' : 'RECIPIENT' },
      sender: partyOf({ ...buyer, officeCode: null }),
      recipient: {
        phone1: { number: sender.phone },
        clientName: sender.name,
        address: { countryId: BULGARIA, siteName: sender.city, addressNote: sender.address },
      },
    });
  }

  async cancelShipment({ vendorId }: CourierSender, number: string, signal: AbortSignal): Promise<void> {
    const login = await this.accounts.of(vendorId);
    const [parcel] = await this.parcels([number], login, signal);
    if (!parcel || isCancelled(parcel)) return;
    const sent = new CourierRefusal('waybill-already-sent');
    if (speedyEvents(parcel).length > 0) throw sent;
    const body = { shipmentId: number, comment: 'cancelled by the sender' };
    await this.call(AnyAnswer, '/shipment/cancel', body, login, signal).catch((error: unknown) => {
      throw error instanceof SpeedyError ? sent : error;
    });
  }

  async label({ vendorId }: CourierSender, number: string, signal: AbortSignal): Promise<Uint8Array> {
    const login = await this.accounts.of(vendorId);
    const body = { ...namesOf(login), paperSize: 'A6', parcels: [{ parcel: { id: number } }] };
    const label = await this.http.bytes({ path: '/print', body, isRead: true }, signal);
    if (label.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`Speedy has no label of ${number}.`);
    return label;
  }

  async requestPickup(
    { vendorId, name, phone }: CourierSender,
    numbers: readonly string[],
    { day, from, to }: PickupWindow,
    signal: AbortSignal,
  ): Promise<string> {
    const body = {
      pickupDateTime: instantOfSofia(`${day} ${from}`)?.toISOString().replace('.000Z', '+0000'),
      visitEndTime: to,
      pickupScope: 'EXPLICIT_SHIPMENT_ID_LIST',
      explicitShipmentIdList: numbers,
      contactName: name,
      phoneNumber: { number: phone },
    };
    const login = await this.accounts.of(vendorId);
    const { orders } = await this.call(Orders, '/pickup', body, login, signal).catch(asRefusal);
    return orders.map(({ id }) => id).join(', ');
  }

  async track(
    { vendorId }: CourierSender,
    numbers: readonly string[],
    signal: AbortSignal,
  ): Promise<TrackedParcel[]> {
    const parcels = await this.parcels(numbers, await this.accounts.of(vendorId), signal);
    return parcels.map((parcel) => ({
      number: parcel.parcelId,
      expectedDay: null,
      waitsUntil: null,
      events: speedyEvents(parcel),
    }));
  }

  async settlements(
    { vendorId }: CourierSender,
    { from, to }: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<SettledParcel[]> {
    const body = { fromDate: from, toDate: to, includeDetails: true };
    const { payouts } = await this.call(
      Payouts,
      '/payments',
      body,
      await this.accounts.of(vendorId),
      signal,
      true,
    );
    return payouts.flatMap(({ date, docId, details }) => {
      const settledAt = momentOf(date)?.toISOString();
      if (!settledAt) throw new Error('Speedy sent a payout without its day.');
      return (details ?? []).map(({ shipmentId: number, amount, currency }) => {
        return { number, amount: stotinkiOf(amount, currency), settledAt, document: String(docId) };
      });
    });
  }

  /** Speedy sends no messages of its own. */
  pushedNumbers(): null {
    return null;
  }

  /** Speedy does not recognise a repeated request: an earlier parcel is found by its first reference. */
  private async create(
    { reference, parcel, content }: Pick<ShipmentRequest, 'reference' | 'parcel' | 'content'>,
    vendorId: number,
    signal: AbortSignal,
    shipment: object,
  ): Promise<CreatedShipment> {
    const login = await this.accounts.of(vendorId);
    const search = { ref: reference, searchInRef: 1, shipmentsOnly: true };
    const { barcodes } = await this.call(Found, '/shipment/search', search, login, signal, true);
    const [earlier] = barcodes ?? [];
    if (earlier) return createdOf(earlier, null);
    const [width, height, depth] = parcel.sides.map(centimetresOf);
    const weight = kilogramsOf(parcel.weight);
    const body = {
      ...shipment,
      content: {
        parcelsCount: 1,
        totalWeight: weight,
        contents: content.slice(0, 100),
        package: 'BOX',
        parcels: [{ seqNo: 1, weight, size: { width, height, depth } }],
      },
      ref1: reference,
    };
    const created = await this.call(Created, '/shipment', body, login, signal).catch(asRefusal);
    return createdOf(created.id, dayOf(created.deliveryDeadline));
  }

  private async parcels(
    numbers: readonly string[],
    login: CourierLogin,
    signal: AbortSignal,
  ): Promise<SpeedyParcel[]> {
    if (numbers.length === 0) return [];
    const body = { parcels: numbers.map((id) => ({ id })) };
    const { parcels } = await this.call(Tracked, '/track', body, login, signal, true);
    return parcels.filter(({ error }) => !error);
  }

  /** @throws SpeedyError for an error that Speedy names; Error without a usable answer */
  private async call<Schema extends TSchema>(
    schema: Schema,
    path: string,
    body: object,
    login: CourierLogin,
    signal: AbortSignal,
    isRead = false,
  ): Promise<Static<Schema>> {
    try {
      const call = { path, body: { ...namesOf(login), ...body }, isRead };
      const answer = await this.http.json(AnyAnswer, call, signal);
      if (answer.error) throw new SpeedyError(answer.error);
      if (!Value.Check(schema, answer)) throw new Error(`speedy sent unexpected data: ${path}.`);
      return answer as Static<Schema>;
    } catch (error) {
      if (!(error instanceof CourierStatusError)) throw error;
      if (error.status === 401 || error.status === 403) throw new CourierRefusal('courier-login-refused');
      if (!Value.Check(AnyAnswer, error.answer) || !error.answer.error) throw error;
      throw new SpeedyError(error.answer.error);
    }
  }
}

const namesOf = ({ user, secret }: CourierLogin) => ({ userName: user, password: secret, language: 'BG' });

const createdOf = (number: string, expectedDay: string | null): CreatedShipment => ({
  number,
  url: `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${encodeURIComponent(number)}`,
  expectedDay,
});

/** The street is a note, so that Speedy need not know its exact name. */
function partyOf({ name, phone, email, city, postCode, street, details, officeCode }: ParcelRecipient) {
  const note = [street, details].filter((line) => line.trim() !== '').join(', ');
  return {
    privatePerson: true,
    clientName: name,
    phone1: { number: phone },
    email,
    ...(officeCode === null
      ? { address: { countryId: BULGARIA, siteName: city, postCode, addressNote: note } }
      : { pickupOfficeId: Number(officeCode) }),
  };
}
