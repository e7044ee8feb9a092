import type { CancelSignal } from '../shared/failure.ts';
import type { OwnPickups, PickupWindow } from './pickup.ts';
import type { CashOnDelivery, SettlementView } from './settlement.ts';
import type { BulkResult, Shipment, WaybillForm, WaybillOrder, WaybillResult } from './shipment.ts';

/** A vendor order by id, with the secret of the link in a mail; null for a signed-in vendor. */
type OrderInput = { id: string; access: string | null };

/** Cash on delivery of a view, with the number in each view. */
export type CashPage = { data: CashOnDelivery[]; total: number; counts: Record<SettlementView, number> };

/** Port to the parcels of orders, for vendors and buyers (SHIP-05 to SHIP-07). */
export abstract class ShipmentGateway {
  /** Accepts new orders; one that fails stops no other. */
  abstract acceptOrders(input: {
    access: string | null;
    ids: readonly number[];
  }): Promise<{ data: BulkResult[] }>;

  abstract waybillForm(input: OrderInput, signal?: CancelSignal): Promise<WaybillForm>;

  /** Makes waybills; one that fails stops no other. */
  abstract createWaybills(input: {
    access: string | null;
    orders: readonly WaybillOrder[];
  }): Promise<{ data: WaybillResult[] }>;

  /** @throws Failure `waybill-already-sent` (`conflict`), `error-courier-down` (`unavailable`) */
  abstract cancelWaybill(input: OrderInput): Promise<unknown>;

  /** @throws Failure `office-not-possible` (`conflict`), `invalid` for an office that is not possible */
  abstract changeOffice(input: OrderInput & { officeId: number }): Promise<unknown>;

  abstract ownPickups(input: { access: string | null }, signal?: CancelSignal): Promise<OwnPickups>;

  /** @throws Failure `pickup-nothing`, `pickup-exists` (`conflict`), `error-courier-down` (`unavailable`), `invalid` */
  abstract requestPickup(input: PickupWindow & { access: string | null }): Promise<OwnPickups>;

  abstract cashOnDelivery(
    input: { view: SettlementView; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<CashPage>;

  /** Requests the label for withdrawn goods. @throws Failure `return-not-possible` (`conflict`) */
  abstract requestReturn(input: { token: string; vendorOrderId: number }): Promise<Shipment>;
}
