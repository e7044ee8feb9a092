import { viewingRequestInput } from '../../../core/properties/viewings/viewing-gateway.ts';
import type { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { EMPTY_VIEWING_REQUEST } from '../../../core/properties/viewings/viewing-request-command.ts';
import { lastViewingDay } from '../../../core/properties/viewings/viewing-time.ts';
import type {
  ViewingRequestCommand,
  ViewingRequestForm,
} from '../../../core/properties/viewings/viewing-request-command.ts';
import type { VisitorRules } from '../../../core/properties/visitor-rules.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { FieldErrors } from '../../../core/shared/failure.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import type { FormDrafts } from '../../../core/site/form-drafts.ts';
import type { Session } from '../../accounts/session.ts';
import { Form } from '../../site/form.ts';
import type { Modals } from '../../site/modals.ts';
import type { Navigation } from '../../site/navigation.ts';
import { StoredDraft } from '../../site/stored-draft.ts';
import type { ChosenSlot } from './chosen-slot.ts';

/** The property that date and time were chosen for. */
type Draft = ViewingRequestForm & { property: string };

const EMPTY_DRAFT: Draft = { ...EMPTY_VIEWING_REQUEST, property: '' };

/** Form fields by the server's field names (HOME-14). */
const FIELDS: Record<string, readonly (keyof ViewingRequestForm)[]> = {
  contactName: ['name'],
  contactPhone: ['phone'],
  contactEmail: ['email'],
  dateTime: ['date', 'time'],
};

/** Modal to request a viewing (HOME-12 to HOME-14). */
export class ViewingRequest {
  readonly form: Form<ViewingRequestForm>;
  private readonly draft: StoredDraft<Draft>;
  private property: string;

  constructor(
    private readonly gateway: ViewingGateway,
    private readonly modals: Modals,
    drafts: FormDrafts,
    private readonly session: Session,
    private readonly navigation: Navigation,
    private readonly slot: ChosenSlot,
    private readonly clock: Clock,
    rules: () => Promise<VisitorRules>,
  ) {
    this.draft = new StoredDraft(drafts, () => 'viewing-request', EMPTY_DRAFT);
    const { property, ...written } = this.draft.restore() ?? EMPTY_DRAFT;
    this.property = property;
    this.form = new Form<ViewingRequestForm>(written, {
      check: async (values) => (await rules()).viewing.errorsOf(values, clock.now(), this.offered),
      submit: async (values) => this.send((await rules()).viewing.commandOf(values)),
      changed: (values) => this.draft.write({ ...values, property: this.property }),
    });
  }

  /** First day that can be requested (MODAL-08). */
  get today(): string {
    return sofiaDay(this.clock.now());
  }

  get lastDay(): string {
    return lastViewingDay(this.clock.now());
  }

  /** Free times; if there are any, one of them must be chosen. */
  get offered(): readonly string[] {
    return this.slot.offered;
  }

  /** The chosen free time; empty without one. */
  get chosenSlot(): string {
    const { date, time } = this.form.values;
    const slot = `${date} ${time}`;
    return this.offered.includes(slot) ? slot : '';
  }

  chooseSlot(slot: string | null): void {
    const [date = '', time = ''] = slot?.split(' ') ?? [];
    this.form.set('date', date);
    this.form.set('time', time);
  }

  /** Fills in contact data and the chosen free time. Another home has other times. */
  opened(): void {
    const { form, property, propertyId } = this;
    this.property = propertyId;
    this.session.fillIn(form);
    const slot =
      this.slot.take() ?? (property !== '' && property !== propertyId ? { date: '', time: '' } : null);
    if (slot) {
      form.set('date', slot.date);
      form.set('time', slot.time);
    }
  }

  private get propertyId(): string {
    return this.navigation.current?.open?.params['id'] ?? '';
  }

  private async send(command: ViewingRequestCommand): Promise<void> {
    this.modals.notify('loading', 'property-view-request-sending-modal-message');
    try {
      await this.gateway.requestViewing(viewingRequestInput(this.propertyId, command));
    } catch (error) {
      if (!(error instanceof Failure)) return this.modals.notifyOf(error, { back: 'propertyViewRequest' });
      // An error without a request id did not come from our server and has no message.
      const message = error.requestId === undefined ? 'please-try-again-later' : error.messageKey;
      this.modals.notifyOf(error, { message, back: 'propertyViewRequest' });
      throw new Failure(message, inFormNames(error.fields), error.kind);
    }
    this.draft.clear();
    this.form.reset(EMPTY_VIEWING_REQUEST);
    this.modals.notify('success', 'viewing-request-success');
  }
}

function inFormNames(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, error]) =>
      (FIELDS[field] ?? [field]).map((name) => [name, error]),
    ),
  );
}
