import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { typedMeasure, WEIGHTS } from '../../core/shared/typed-number.ts';
import { writtenNumber } from '../../core/shared/written-number.ts';
import { isWithin } from '../../core/shipping/delivery-settings.ts';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import { WAYBILL_LIMITS } from '../../core/shipping/shipment.ts';
import type { Inspection, WaybillForm } from '../../core/shipping/shipment.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Weight in kg as typed. */
type TypedWaybill = { weight: string; inspection: Inspection };

/** Label of one order: parcel, check before payment, another place, cancellation (SHIP-05). */
export class WaybillEditor {
  /** Null while the dialog is closed. */
  parcel: WaybillForm | null = null;
  busy = false;
  readonly form: Form<TypedWaybill>;

  /** @param address of the order @param refresh loads the order again */
  constructor(
    private readonly gateway: ShipmentGateway,
    private readonly modals: Modals,
    private readonly language: Language,
    private readonly address: () => { id: string; access: string | null },
    private readonly refresh: () => Promise<void>,
  ) {
    this.form = new Form<TypedWaybill>(
      { weight: '', inspection: 'none' },
      {
        check: ({ weight }): Record<string, string> =>
          isWithin(gramsOf(weight), WAYBILL_LIMITS.weight) ? {} : { weight: 'waybill-weight' },
        submit: (typed) => this.create(typed),
      },
    );
    makeAutoObservable(this, {
      ...unobserved('gateway', 'modals', 'language', 'address', 'refresh', 'form'),
      parcel: observableRef,
    });
  }

  async open(): Promise<void> {
    await this.run(async () => {
      const parcel = await this.gateway.waybillForm(this.address());
      runInAction(() => {
        const weight = writtenNumber(parcel.weight / 1_000, this.language);
        this.form.reset({ weight, inspection: 'none' });
        this.parcel = parcel;
      });
    });
  }

  close(): void {
    this.parcel = null;
  }

  /** Sends the parcel to another open place, and continues with its label. */
  async chooseOffice(officeId: number): Promise<void> {
    await this.run(async () => {
      await this.gateway.changeOffice({ ...this.address(), officeId });
      await this.refresh();
      const parcel = await this.gateway.waybillForm(this.address());
      runInAction(() => {
        this.parcel = parcel;
      });
    });
  }

  async cancel(): Promise<void> {
    await this.run(async () => {
      await this.gateway.cancelWaybill(this.address());
      await this.refresh();
      this.modals.notify('success', 'label-cancelled');
    });
  }

  private async create({ weight, inspection }: TypedWaybill): Promise<void> {
    const { id, access } = this.address();
    const order = { id: Number(id), weight: gramsOf(weight), inspection };
    const { data } = await this.gateway.createWaybills({ access, orders: [order] });
    await this.refresh();
    const problem = data[0]?.problem ?? null;
    if (problem !== null) throw new Failure(problem, {}, 'conflict');
    this.close();
  }

  private async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}

/** NaN for an unreadable weight. */
const gramsOf = (typed: string): number => typedMeasure(typed, WEIGHTS, WEIGHTS.kg) ?? Number.NaN;
