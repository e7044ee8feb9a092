import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { handoverOfPlan, emptyHandover, meterRow, roomRow } from '../../core/plans/handover/handover-form.ts';
import type { HandoverForm, MeterRow, RoomRow } from '../../core/plans/handover/handover-form.ts';
import { HANDOVER_LIMITS } from '../../core/plans/handover/handover.ts';
import type { Handover, Handovers, MadeHandover } from '../../core/plans/handover/handover.ts';
import type { FileSaver } from '../../core/plans/plan-export.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller, FieldErrors } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { Language } from '../../core/shared/language.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { PlanRepository } from './plan-repository.ts';
import { asResult } from './as-result.ts';
import { unobserved } from '../site/unobserved.ts';

/** Validation and sending of a protocol; loads on demand. */
export type HandoverRules = {
  errorsOf: (form: HandoverForm, now: Date) => FieldErrors;
  handoverOf: (form: HandoverForm) => Handover;
};

export type HandoverTools = {
  handovers: Handovers;
  shelf: PlanRepository;
  properties: PropertyCatalogue;
  drafts: FormDrafts;
  uploads: PictureUploads;
  saver: FileSaver;
  clock: Clock;
  keys: KeyGenerator;
  modals: Modals;
  language: Language;
  rules: () => Promise<HandoverRules>;
  newAbort: () => Canceller;
};

type Rows = { meters: MeterRow; rooms: RoomRow };

/** Handover protocols: the form, and earlier ones. */
export class HandoverScreen implements Screen {
  readonly head: Head = { title: { key: 'handover-title' }, description: { key: 'handover-description' } };
  readonly form: Form<HandoverForm>;
  /** Null until loaded. */
  list: readonly MadeHandover[] | null = null;
  /** The protocol just created. */
  made: MadeHandover | null = null;
  /** Pictures by row id. */
  pictures: ReadonlyMap<string, PictureQueue> = new Map();
  /** False until hydration. */
  ready = false;
  private planId: string | null = null;
  private readonly draft: StoredDraft<HandoverForm>;

  constructor(private readonly tools: HandoverTools) {
    const empty = emptyHandover(tools.clock.now());
    this.draft = new StoredDraft(
      tools.drafts,
      () => (this.planId === null ? 'handover' : `handover-${this.planId}`),
      empty,
      () => tools.keys.make(),
    );
    this.form = new Form<HandoverForm>(empty, {
      check: async (values) => (await tools.rules()).errorsOf(values, tools.clock.now()),
      submit: (values) => this.make(values),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'form', 'tools', 'draft', 'planId'),
      list: observableRef,
      made: observableRef,
      pictures: observableRef,
    });
  }

  async load({ query }: Visit): Promise<void> {
    this.planId = query['plan']?.[0] ?? null;
    const { data: list } = await this.tools.handovers.ownHandovers();
    runInAction(() => (this.list = list));
  }

  /** Restores the draft, else starts with the plan's data. */
  onEnter(): void {
    void this.begin();
  }

  addMeter(): void {
    this.put('meters', [...this.form.values.meters, meterRow(this.tools.keys.make(), 'cold-water')]);
  }

  addRoom(): void {
    this.put('rooms', [...this.form.values.rooms, roomRow(this.tools.keys.make(), 'bedroom')]);
  }

  change<Part extends keyof Rows>(part: Part, id: string, change: Partial<Rows[Part]>): void {
    const rows = this.form.values[part] as Rows[Part][];
    this.put(part, rows.map((row) => (row.id === id ? { ...row, ...change } : row)) as HandoverForm[Part]);
  }

  remove(part: keyof Rows, id: string): void {
    this.put(part, (this.form.values[part] as Rows[typeof part][]).filter((row) => row.id !== id) as never);
  }

  async download(id: string): Promise<void> {
    const { handovers, saver, modals } = this.tools;
    try {
      saver.save(await handovers.handoverFile({ id }));
    } catch (error) {
      modals.notifyOf(error);
    }
  }

  startAnew(): void {
    this.made = null;
    this.show(emptyHandover(this.tools.clock.now()));
  }

  private put<Part extends keyof Rows>(part: Part, rows: HandoverForm[Part]): void {
    this.form.set(part, rows as never);
    this.openQueues();
  }

  private async begin(): Promise<void> {
    const { values } = this.form;
    const before = this.draft.restore();
    const begun = before ?? { ...values, ...(await this.ofPlan()) };
    // Input typed meanwhile is newer.
    if (this.form.values === values) this.show(begun);
    runInAction(() => (this.ready = true));
  }

  private async ofPlan(): Promise<Partial<HandoverForm>> {
    const { shelf, properties, clock, language } = this.tools;
    const { planId } = this;
    if (planId === null) return {};
    const read = async () => (await shelf.open()).read(planId);
    const [current, cities] = await Promise.all([asResult(read()), asResult(properties.cities())]);
    if (current instanceof Failure) return {};
    const { plan } = current;
    const known = cities instanceof Failure ? [] : cities.data;
    const city = known.find(({ id }) => id === plan.home.cityId)?.name ?? '';
    return handoverOfPlan(plan, { now: clock.now(), city, language });
  }

  private show(values: HandoverForm): void {
    runInAction(() => {
      this.form.reset(values);
      this.pictures = new Map();
      this.openQueues();
    });
  }

  /** Opens a queue for each row, and closes those of removed rows. */
  private openQueues(): void {
    const { meters, rooms } = this.form.values;
    const { meterPictures, roomPictures } = HANDOVER_LIMITS;
    const queues = [
      ...meters.map((row) => [row.id, this.queueOf('meters', row, meterPictures)] as const),
      ...rooms.map((row) => [row.id, this.queueOf('rooms', row, roomPictures)] as const),
    ];
    const ids = new Set(queues.map(([id]) => id));
    for (const [id, queue] of this.pictures) if (!ids.has(id)) queue.reset([]);
    this.pictures = new Map(queues);
  }

  private queueOf(part: keyof Rows, { id, pictures }: MeterRow | RoomRow, most: number): PictureQueue {
    const there = this.pictures.get(id);
    if (there) return there;
    const { uploads, newAbort } = this.tools;
    const queue = new PictureQueue(
      uploads,
      most,
      (sent) => this.change(part, id, { pictures: sent }),
      newAbort,
    );
    queue.reset(pictures);
    return queue;
  }

  private async make(values: HandoverForm): Promise<void> {
    if ([...this.pictures.values()].some(({ isSending }) => isSending)) {
      throw new Failure('error-pictures-on-their-way');
    }
    const { handoverOf } = await this.tools.rules();
    const made = await this.draft.send('error-handover-made', (key) =>
      this.tools.handovers.makeHandover({ id: key, ...handoverOf(values) }),
    );
    runInAction(() => {
      this.made = made;
      this.list = [made, ...(this.list ?? []).filter(({ id }) => id !== made.id)];
    });
  }
}
