import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { viewingChange } from '../../../core/properties/viewings/viewing.ts';
import type { SentViewing, VisitorAnswer } from '../../../core/properties/viewings/viewing.ts';
import { lastViewingDay } from '../../../core/properties/viewings/viewing-time.ts';
import type { ProposalForm, VisitorRules } from '../../../core/properties/visitor-rules.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import { Form } from '../../site/form.ts';
import { stateAfterConflict } from '../../site/conflict.ts';
import type { Modals } from '../../site/modals.ts';
import type { Head, Screen, Visit } from '../../site/screen.ts';
import { unobserved } from '../../site/unobserved.ts';

const NO_PROPOSAL: ProposalForm = { date: '', time: '', note: '', address: '' };

/** The visitor's page of a viewing, opened by its secret link (HOME-15). */
export class FollowedViewingScreen implements Screen {
  readonly head: Head = { title: { key: 'followed-viewing-title' } };
  viewing: SentViewing | null = null;
  /** True while the cancellation awaits a confirmation. */
  cancelling = false;
  busy = false;
  /** Message key of a change by the landlord. */
  changed: string | null = null;
  readonly proposal: Form<ProposalForm>;
  /** True while the visitor proposes another time. */
  proposing = false;
  private token = '';

  constructor(
    private readonly gateway: ViewingGateway,
    private readonly modals: Modals,
    private readonly clock: Clock,
    rules: () => Promise<VisitorRules>,
  ) {
    this.proposal = new Form<ProposalForm>(NO_PROPOSAL, {
      check: async (values) => (await rules()).proposal.errorsOf(values, clock.now()),
      submit: (values) => this.propose(values),
    });
    makeAutoObservable(this, {
      ...unobserved('proposal', 'clock', 'head', 'gateway', 'modals', 'token'),
      viewing: observableRef,
    });
  }

  async load({ params, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    const viewing = await this.gateway.followViewing({ token: this.token }, signal);
    runInAction(() => {
      this.viewing = viewing;
      this.changed = null;
    });
  }

  /** Address of the calendar entry; null without an agreement. */
  get calendar(): string | null {
    return this.viewing?.status === 'accepted' ? `/calendar/${this.viewing.token}.ics` : null;
  }

  accept(): Promise<void> {
    return this.answer('accept');
  }

  confirmCancel(): void {
    this.cancelling = true;
  }

  closeCancellation(): void {
    this.cancelling = false;
  }

  async cancel(): Promise<void> {
    if (this.cancelling) await this.answer('cancel');
  }

  /** First day that can be proposed. */
  get today(): string {
    return sofiaDay(this.clock.now());
  }

  /** Last day that can be proposed. */
  get lastDay(): string {
    return lastViewingDay(this.clock.now());
  }

  setProposing(isProposing: boolean): void {
    this.proposing = isProposing;
    const [date = '', time = ''] = this.viewing?.dateTime?.split(' ') ?? [];
    this.proposal.reset({ ...NO_PROPOSAL, date, time });
  }

  private async propose({ date, time }: ProposalForm): Promise<void> {
    try {
      this.show(
        await this.gateway.answerViewingAsVisitor({
          token: this.token,
          answer: 'propose',
          dateTime: `${date} ${time}`,
        }),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { dateTime, ...fields } = error.fields;
      const marked = dateTime ? { ...fields, date: dateTime, time: dateTime } : fields;
      throw new Failure(error.messageKey, marked, error.kind, error.requestId);
    }
    this.setProposing(false);
  }

  private async answer(answer: VisitorAnswer): Promise<void> {
    const before = this.viewing;
    if (this.busy || !before) return;
    this.busy = true;
    this.changed = null;
    try {
      this.show(await this.gateway.answerViewingAsVisitor({ token: this.token, answer }));
    } catch (error) {
      const now = await stateAfterConflict(error, () => this.gateway.followViewing({ token: this.token }));
      const key = now && viewingChange(before, now);
      if (now && key) this.show(now, key);
      else this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
        this.cancelling = false;
      });
    }
  }

  private show(viewing: SentViewing, changed: string | null = null): void {
    this.viewing = viewing;
    this.changed = changed;
  }
}
