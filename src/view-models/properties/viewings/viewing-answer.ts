import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { lastViewingDay } from '../../../core/properties/viewings/viewing-time.ts';
import { viewingChange } from '../../../core/properties/viewings/viewing.ts';
import type { ReceivedViewing } from '../../../core/properties/viewings/viewing.ts';
import type { ProposalForm, VisitorRules } from '../../../core/properties/visitor-rules.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import { stateAfterConflict } from '../../site/conflict.ts';
import { Form } from '../../site/form.ts';
import type { Modals } from '../../site/modals.ts';
import { unobserved } from '../../site/unobserved.ts';

const EMPTY: ProposalForm = { date: '', time: '', note: '', address: '' };

/** The landlord's answer to a request: another time or a refusal, with a note (HOME-15). */
export class ViewingAnswer {
  readonly form: Form<ProposalForm>;
  to: { viewing: ReceivedViewing; answer: 'propose' | 'decline' } | null = null;
  /** Id of the request being accepted. */
  accepting: number | null = null;
  /** Change by the visitor, shown at the request. */
  changed: { id: number; key: string } | null = null;

  constructor(
    private readonly gateway: ViewingGateway,
    private readonly modals: Modals,
    private readonly clock: Clock,
    rules: () => Promise<VisitorRules>,
    /** Called with the request after the answer. */
    private readonly answered: (viewing: ReceivedViewing) => void,
  ) {
    this.form = new Form<ProposalForm>(EMPTY, {
      check: async (values) =>
        this.to?.answer === 'propose' ? (await rules()).proposal.errorsOf(values, clock.now()) : {},
      submit: (values) => this.send(values),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'gateway', 'modals', 'clock', 'answered'),
      to: observableRef,
      changed: observableRef,
    });
  }

  /** First day that can be proposed (MODAL-08). */
  get today(): string {
    return sofiaDay(this.clock.now());
  }

  /** Last day that can be proposed. */
  get lastDay(): string {
    return lastViewingDay(this.clock.now());
  }

  begin(viewing: ReceivedViewing, answer: 'propose' | 'decline'): void {
    const [date = '', time = ''] =
      answer === 'propose' && !viewing.isPast ? (viewing.dateTime?.split(' ') ?? []) : [];
    this.form.reset({ date, time, note: '', address: viewing.address });
    this.changed = null;
    this.to = { viewing, answer };
  }

  giveUp(): void {
    this.to = null;
    this.changed = null;
  }

  /** @param address street and number, visible to both sides only */
  async accept(viewing: ReceivedViewing, address = viewing.address): Promise<void> {
    if (this.accepting !== null) return;
    this.accepting = viewing.id;
    this.changed = null;
    try {
      await this.give(viewing.id, { answer: 'accept', dateTime: null, note: '', address: address.trim() });
    } catch (error) {
      if (!(await this.catchUp(viewing, error))) this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.accepting = null;
      });
    }
  }

  private async send({ date, time, note, address }: ProposalForm): Promise<void> {
    if (!this.to) return;
    const { viewing, answer } = this.to;
    try {
      await this.give(viewing.id, {
        answer,
        note: note.trim(),
        ...(answer === 'propose'
          ? { dateTime: `${date} ${time}`, address: address.trim() }
          : { dateTime: null }),
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (await this.catchUp(viewing, error)) return;
      const { dateTime, ...fields } = error.fields;
      const marked = dateTime ? { ...fields, date: dateTime, time: dateTime } : fields;
      throw new Failure(error.messageKey, marked, error.kind, error.requestId);
    }
    runInAction(() => {
      this.to = null;
    });
  }

  /**
   * Shows the present request after a late answer.
   * @returns false if nothing has changed
   */
  private async catchUp(viewing: ReceivedViewing, error: unknown): Promise<boolean> {
    const now = await stateAfterConflict(error, () => this.gateway.receivedViewing({ id: viewing.id }));
    const key = now && viewingChange(viewing, now);
    if (!now || !key) return false;
    this.answered(now);
    runInAction(() => {
      this.to = null;
      this.changed = { id: viewing.id, key };
    });
    return true;
  }

  private async give(
    id: number,
    answer: Omit<Parameters<ViewingGateway['answerViewing']>[0], 'id'>,
  ): Promise<void> {
    this.answered(await this.gateway.answerViewing({ id, ...answer }));
  }
}
