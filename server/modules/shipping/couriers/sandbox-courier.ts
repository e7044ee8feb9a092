import type { Kysely, Selectable } from 'kysely';
import townList from '../../../../content/towns.json' with { type: 'json' };
import { Towns } from '../../../../src/core/accounts/towns.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { DeliveryMethod } from '../../../../src/core/shipping/delivery.ts';
import type { PickupWindow } from '../../../../src/core/shipping/pickup.ts';
import type { Database } from '../../../tables.ts';
import { json } from '../../../platform/database/database.ts';
import type { CityOfFile } from '../../properties/load-locations.ts';
import type { SandboxParcelTable } from '../tables.ts';
import { CourierClient, CourierRefusal } from './courier-client.ts';
import type {
  CourierSender,
  CreatedShipment,
  ListedOffice,
  ParcelRecipient,
  PriceRequest,
  ReturnRequest,
  SettledParcel,
  ShipmentRequest,
  TrackedParcel,
} from './courier-client.ts';
import { sandboxEvents, sandboxExpectedDay, sandboxSettledAt, sandboxWaitsUntil } from './sandbox-course.ts';
import type { SandboxParcel } from './sandbox-course.ts';
import { writeSandboxLabel } from './sandbox-label.ts';
import { sandboxOffices } from './sandbox-offices.ts';

/** Stotinki for the first kilogram, for each further one, and for another city. */
const PRICES: Record<DeliveryMethod, { first: number; further: number; farther: number }> = {
  address: { first: 640, further: 45, farther: 150 },
  office: { first: 480, further: 35, farther: 100 },
  locker: { first: 360, further: 35, farther: 100 },
};

/** Numbers of parcels are this and the id of their row. */
const FIRST_NUMBER = 1_050_000_000;

export type SandboxDependencies = { db: Kysely<Database>; clock: Clock; priceOrder: PriceOrder };
type ParcelRow = Selectable<SandboxParcelTable>;

/** A small courier that works offline: its parcels move with the clock of the site (SHIP-03). */
export class SandboxCourier extends CourierClient {
  readonly courier = 'sandbox';
  readonly abilities = { inspections: ['none', 'open', 'test'] as const };
  private readonly towns = new Towns(townList);

  constructor(
    private readonly cities: readonly CityOfFile[],
    private readonly deps: SandboxDependencies,
  ) {
    super();
  }

  /** The sandbox needs no login. */
  async verify(): Promise<void> {}

  async offices(): Promise<ListedOffice[]> {
    return sandboxOffices(this.cities);
  }

  async price({ parcel, method, from, to }: PriceRequest): Promise<number> {
    const { first, further, farther } = PRICES[method];
    const kilograms = Math.max(1, Math.ceil(parcel.weight / 1_000));
    return first + (kilograms - 1) * further + (from === to ? 0 : farther);
  }

  async createShipment(request: ShipmentRequest): Promise<CreatedShipment> {
    const { recipient, sender } = request;
    this.ensureAddress(recipient);
    return this.create(request.reference, {
      vendor_id: sender.vendorId,
      method: request.method,
      sender: json(partyOf(sender)),
      recipient: json(partyOf(recipient)),
      cod_amount: request.codAmount,
      weight: request.parcel.weight,
      content: request.content,
      is_return: false,
    });
  }

  async createReturn({ reference, sender, buyer, parcel, content }: ReturnRequest): Promise<CreatedShipment> {
    return this.create(reference, {
      vendor_id: sender.vendorId,
      method: 'address',
      sender: json(partyOf({ ...buyer, officeCode: null })),
      recipient: json(partyOf(sender)),
      cod_amount: 0,
      weight: parcel.weight,
      content,
      is_return: true,
    });
  }

  async cancelShipment({ vendorId }: CourierSender, number: string): Promise<void> {
    const row = await this.find(vendorId, number);
    if (!row || row.cancelled_at) return;
    const now = this.deps.clock.now();
    if (sandboxEvents(parcelOf(row), now).length > 0) throw new CourierRefusal('waybill-already-sent');
    await this.deps.db
      .updateTable('sandbox_parcel')
      .set({ cancelled_at: now })
      .where('id', '=', row.id)
      .execute();
  }

  async label({ vendorId }: CourierSender, number: string): Promise<Uint8Array> {
    const row = await this.find(vendorId, number);
    if (!row) throw new Error(`The sandbox has no parcel ${number}.`);
    return writeSandboxLabel({ ...row, number }, this.deps.priceOrder);
  }

  async requestPickup({ vendorId }: CourierSender, _: readonly string[], { day }: PickupWindow) {
    return `${vendorId}-${day}`;
  }

  async track({ vendorId }: CourierSender, numbers: readonly string[]): Promise<TrackedParcel[]> {
    const now = this.deps.clock.now();
    const rows = await this.deps.db
      .selectFrom('sandbox_parcel')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('id', 'in', [0, ...numbers.map(idOf)])
      .execute();
    return rows.map(parcelOf).map((parcel) => ({
      number: parcel.number,
      expectedDay: sandboxExpectedDay(parcel, now),
      waitsUntil: sandboxWaitsUntil(parcel, now),
      events: sandboxEvents(parcel, now),
    }));
  }

  async settlements(
    { vendorId }: CourierSender,
    { from, to }: { from: string; to: string },
  ): Promise<SettledParcel[]> {
    const now = this.deps.clock.now();
    const rows = await this.deps.db
      .selectFrom('sandbox_parcel')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('cod_amount', '>', 0)
      .where('cancelled_at', 'is', null)
      .execute();
    return rows.map(parcelOf).flatMap((parcel) => {
      const at = sandboxSettledAt(parcel, now);
      const day = at && sofiaDay(at);
      if (!at || !day || day < from || day > to) return [];
      const document = `${vendorId}-${day}`;
      return [{ number: parcel.number, amount: parcel.codAmount, settledAt: at.toISOString(), document }];
    });
  }

  /** Accepts every message: its numbers are tracked, and nothing else of it is used. */
  pushedNumbers({ body }: { body: string }): readonly string[] | null {
    return body.match(/\d{10}/g) ?? [];
  }

  private async create(
    reference: string,
    values: Omit<ParcelValues, 'reference' | 'created_at'>,
  ): Promise<CreatedShipment> {
    const { db, clock } = this.deps;
    await db
      .insertInto('sandbox_parcel')
      .values({ ...values, reference, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    const row = await db
      .selectFrom('sandbox_parcel')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const parcel = parcelOf(row);
    return { number: parcel.number, url: null, expectedDay: sandboxExpectedDay(parcel, clock.now()) };
  }

  /** @throws CourierRefusal for an unknown town or an address without a street */
  private ensureAddress({ city, postCode, street, officeCode }: ParcelRecipient): void {
    if (officeCode !== null) return;
    const isKnown = this.towns.named(city).length > 0 || this.towns.withPostCode(postCode).length > 0;
    if (!isKnown) throw new CourierRefusal('waybill-city-unknown');
    if (street.trim().length < 3) throw new CourierRefusal('waybill-street-missing');
  }

  private find(vendorId: number, number: string): Promise<ParcelRow | undefined> {
    return this.deps.db
      .selectFrom('sandbox_parcel')
      .selectAll()
      .where('id', '=', idOf(number))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirst();
  }
}

type ParcelValues = {
  reference: string;
  vendor_id: number;
  method: DeliveryMethod;
  sender: string;
  recipient: string;
  cod_amount: number;
  weight: number;
  content: string;
  is_return: boolean;
  created_at: Date;
};

/** 0 for a number that is not of the sandbox. */
function idOf(number: string): number {
  const id = /^\d{10}$/.test(number) ? Number(number) - FIRST_NUMBER : 0;
  return Math.max(0, id);
}

function parcelOf(row: ParcelRow): SandboxParcel {
  return {
    number: String(FIRST_NUMBER + row.id),
    method: row.method,
    isReturn: row.is_return,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    codAmount: row.cod_amount,
  };
}

function partyOf(party: CourierSender | ParcelRecipient): { name: string; lines: string[] } {
  const { name, phone, city } = party;
  const lines =
    'officeCode' in party
      ? [`${party.postCode} ${city}`, party.street, party.details]
      : [city, party.address];
  return { name, lines: [...lines, phone].map((line) => line.trim()).filter((line) => line !== '') };
}
