import type { Clock } from '../../../../../src/core/shared/clock.ts';
import { addDays, instantOfSofia, sofiaDay } from '../../../../../src/core/shared/sofia-time.ts';
import type { CourierLogin } from '../../../../../src/core/shipping/courier-office.ts';
import type { PickupWindow } from '../../../../../src/core/shipping/pickup.ts';
import { CourierClient, CourierRefusal } from '../courier-client.ts';
import type {
  CourierAccounts,
  CourierSender,
  CreatedShipment,
  ListedOffice,
  PriceRequest,
  ReturnRequest,
  SettledParcel,
  ShipmentRequest,
  TrackedParcel,
} from '../courier-client.ts';
import { dayOf, eurosOf, momentOf, stotinkiOf } from '../courier-values.ts';
import { EcontApi } from './econt-api.ts';
import { Deleted, Label, Offices, Pickup, Profiles } from './econt-schemas.ts';
import {
  buyerAddress,
  describe,
  endOf,
  packOf,
  cityAddress,
  econtClient,
  econtEvents,
  econtOffice,
  senderAddress,
} from './econt-values.ts';

/** Days in which a repeated request finds the parcel of an earlier one. */
const REPEATED_WITHIN_DAYS = 7;
/** Days from the creation of a parcel to its payout. */
const PAYOUT_WITHIN_DAYS = 30;

/** Econt: JSON over HTTP with the vendor's user name and password of e-Econt (SHIP-03). */
export class EcontCourier extends CourierClient {
  readonly courier = 'econt';
  readonly abilities = { inspections: ['none', 'open', 'test'] as const };
  private readonly api: EcontApi;

  constructor(
    url: string,
    private readonly accounts: CourierAccounts,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    super();
    this.api = new EcontApi(url);
  }

  async verify(login: CourierLogin, signal: AbortSignal): Promise<void> {
    await this.api.read(Profiles, 'Profile/ProfileService.getClientProfiles', {}, login, signal);
  }

  async offices(signal: AbortSignal): Promise<ListedOffice[]> {
    const body = { countryCode: 'BGR' };
    const login = await this.accounts.any();
    const { offices } = await this.api.read(
      Offices,
      'Nomenclatures/NomenclaturesService.getOffices',
      body,
      login,
      signal,
    );
    return offices.flatMap((office) => econtOffice(office) ?? []);
  }

  async price(request: PriceRequest, signal: AbortSignal): Promise<number> {
    const { vendorId, parcel, method, from, to, officeCode } = request;
    // Econt has no price for an office that is not chosen yet; the price to the address is never lower.
    const place =
      method !== 'address' && officeCode !== null
        ? { receiverOfficeCode: officeCode }
        : { receiverAddress: cityAddress(to) };
    const label = {
      senderAddress: cityAddress(from),
      ...place,
      ...packOf(parcel),
      paymentSenderMethod: 'cash',
    };
    const login = await this.accounts.of(vendorId);
    const { label: status } = await this.api.read(Label, CREATE, { label, mode: 'calculate' }, login, signal);
    if (typeof status.totalPrice !== 'number' || !status.currency) throw new Error('Econt sent no price.');
    return stotinkiOf(status.totalPrice, status.currency);
  }

  createShipment(request: ShipmentRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { sender, recipient, reference, parcel, content, codAmount, inspection } = request;
    const { officeCode } = recipient;
    return this.create(sender, recipient.phone, reference, signal, {
      senderClient: econtClient(sender),
      senderAddress: senderAddress(sender),
      receiverClient: { ...econtClient(recipient), email: recipient.email },
      ...(officeCode === null
        ? { receiverAddress: buyerAddress(recipient) }
        : { receiverOfficeCode: officeCode }),
      ...packOf(parcel),
      shipmentDescription: describe(content, reference),
      orderNumber: reference,
      paymentSenderMethod: 'cash',
      payAfterAccept: inspection === 'open',
      payAfterTest: inspection === 'test',
      ...(codAmount > 0 && { services: { cdType: 'get', cdAmount: eurosOf(codAmount), cdCurrency: 'EUR' } }),
    });
  }

  createReturn(request: ReturnRequest, signal: AbortSignal): Promise<CreatedShipment> {
    const { sender, buyer, reference, parcel, content, payer } = request;
    const payment =
      payer === 'buyer'
        ? { paymentSenderMethod: 'cash' }
        : { paymentReceiverMethod: 'cash', paymentReceiverAmount: 100, paymentReceiverAmountIsPercent: true };
    return this.create(sender, sender.phone, reference, signal, {
      senderClient: { ...econtClient(buyer), email: buyer.email },
      senderAddress: buyerAddress(buyer),
      receiverClient: econtClient(sender),
      receiverAddress: senderAddress(sender),
      ...packOf(parcel),
      shipmentDescription: describe(content, reference),
      orderNumber: reference,
      ...payment,
    });
  }

  async cancelShipment({ vendorId }: CourierSender, number: string, signal: AbortSignal): Promise<void> {
    const login = await this.accounts.of(vendorId);
    const [status] = await this.api.statuses([number], login, signal);
    if (!status) return;
    if (econtEvents(status).length > 0) throw new CourierRefusal('waybill-already-sent');
    const body = { shipmentNumbers: [number] };
    const { results } = await this.api.call(
      Deleted,
      'Shipments/LabelService.deleteLabels',
      body,
      login,
      signal,
    );
    if (!results?.some(({ error }) => error)) return;
    const [left] = await this.api.statuses([number], login, signal);
    if (left) throw new CourierRefusal('waybill-already-sent');
  }

  async label({ vendorId }: CourierSender, number: string, signal: AbortSignal): Promise<Uint8Array> {
    const [status] = await this.api.statuses([number], await this.accounts.of(vendorId), signal);
    return this.api.file(status?.pdfURL ?? '', signal);
  }

  async requestPickup(
    sender: CourierSender,
    numbers: readonly string[],
    { day, from, to }: PickupWindow,
    signal: AbortSignal,
  ): Promise<string> {
    const body = {
      requestTimeFrom: instantOfSofia(`${day} ${from}`)?.getTime(),
      requestTimeTo: instantOfSofia(`${day} ${to}`)?.getTime(),
      shipmentType: 'pack',
      shipmentPackCount: numbers.length,
      senderClient: econtClient(sender),
      senderAddress: senderAddress(sender),
      attachShipments: numbers,
    };
    const login = await this.accounts.of(sender.vendorId);
    const pickup = await this.api.call(
      Pickup,
      'Shipments/ShipmentService.requestCourier',
      body,
      login,
      signal,
    );
    return String(pickup.courierRequestID);
  }

  async track(
    { vendorId }: CourierSender,
    numbers: readonly string[],
    signal: AbortSignal,
  ): Promise<TrackedParcel[]> {
    const statuses = await this.api.statuses(numbers, await this.accounts.of(vendorId), signal);
    return statuses.map((status) => ({
      number: status.shipmentNumber ?? '',
      expectedDay: dayOf(status.expectedDeliveryDate),
      waitsUntil: null,
      events: econtEvents(status),
    }));
  }

  /** Econt has no list of payouts for programs: the payment is part of each parcel's status. */
  async settlements(
    { vendorId }: CourierSender,
    { from, to }: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<SettledParcel[]> {
    const login = await this.accounts.of(vendorId);
    const parcels = await this.api.parcels({ from: addDays(from, -PAYOUT_WITHIN_DAYS), to }, login, signal);
    const paying = parcels.filter(({ cdAmount }) => Number(cdAmount ?? 0) > 0).map(({ number }) => number);
    return (await this.api.statuses(paying, login, signal)).flatMap((status) => {
      const at = momentOf(status.cdPaidTime);
      const day = at && sofiaDay(at);
      const { cdPaidAmount: paid, cdPaidCurrency: currency, shipmentNumber } = status;
      if (!at || !day || day < from || day > to || !shipmentNumber) return [];
      if (typeof paid !== 'number' || !currency) throw new Error('Econt sent a payment without its amount.');
      const amount = stotinkiOf(paid, currency);
      return [{ number: shipmentNumber, amount, settledAt: at.toISOString(), document: `econt-${day}` }];
    });
  }

  /** Econt sends no messages of its own. */
  pushedNumbers(): null {
    return null;
  }

  /** Econt does not recognise a repeated request: an earlier parcel is found by the reference in its description. */
  private async create(
    { vendorId }: CourierSender,
    phone: string,
    reference: string,
    signal: AbortSignal,
    label: object,
  ): Promise<CreatedShipment> {
    const login = await this.accounts.of(vendorId);
    const today = sofiaDay(this.clock.now());
    const recent = await this.api.parcels(
      { from: addDays(today, -REPEATED_WITHIN_DAYS), to: today },
      login,
      signal,
    );
    const similar = recent.filter(
      ({ receiverPhone }) => !receiverPhone || endOf(receiverPhone) === endOf(phone),
    );
    const numbers = similar.map(({ number }) => number);
    const earlier = (await this.api.statuses(numbers, login, signal)).find(
      ({ shipmentDescription }) => shipmentDescription?.split(' · ').at(-1) === reference,
    );
    const status =
      earlier ?? (await this.api.call(Label, CREATE, { label, mode: 'create' }, login, signal)).label;
    if (!status.shipmentNumber) throw new Error('Econt sent no number of the parcel.');
    return {
      number: status.shipmentNumber,
      url: `https://www.econt.com/services/track-shipment/${encodeURIComponent(status.shipmentNumber)}`,
      expectedDay: dayOf(status.expectedDeliveryDate),
    };
  }
}

const CREATE = 'Shipments/LabelService.createLabel';
