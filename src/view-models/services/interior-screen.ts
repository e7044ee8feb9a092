import type { Canceller } from '../../core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import {
  INTERIOR_AREA,
  INTERIOR_PACKAGES,
  interiorEstimate,
  MAX_ENQUIRY_PICTURES,
} from '../../core/services/interior.ts';
import type { InteriorPackageKey } from '../../core/services/interior.ts';
import type { ServiceCity, ServiceGateway } from '../../core/services/service-gateway.ts';
import { EMPTY_INTERIOR_ENQUIRY } from '../../core/services/service-order-form.ts';
import type { InteriorEnquiryForm } from '../../core/services/service-order-form.ts';
import type { ServiceRules } from '../../core/services/service-rules.ts';
import { Failure } from '../../core/shared/failure.ts';
import { typedArea } from '../../core/shared/typed-number.ts';
import type { FormDraft, FormDrafts } from '../../core/site/form-drafts.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { Form } from '../site/form.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

const DRAFT = 'interior-enquiry';

/** The interior team: what it offers, and an enquiry that reaches it (SERV-08). */
export class InteriorScreen implements Screen {
  readonly head: Head = {
    title: { key: 'interior-title' },
    description: { key: 'interior-description' },
    canonical: { name: 'InteriorPage' },
  };
  readonly form: Form<InteriorEnquiryForm>;
  readonly pictures: PictureQueue;
  cities: readonly ServiceCity[] = [];
  /** False until the browser has taken over. */
  ready = false;
  /** The enquiry has gone: thanks take the place of the form. */
  sent = false;
  private key = '';

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly drafts: FormDrafts,
    private readonly keys: KeyGenerator,
    private readonly session: Session,
    private readonly rules: () => Promise<ServiceRules>,
    uploads: PictureUploads,
    newAbort: () => Canceller,
  ) {
    this.form = new Form<InteriorEnquiryForm>(EMPTY_INTERIOR_ENQUIRY, {
      check: async (values) => (await rules()).enquiry.errorsOf(values),
      submit: (values) => this.send(values),
      changed: (values) => this.write(values),
    });
    this.pictures = new PictureQueue(
      uploads,
      MAX_ENQUIRY_PICTURES,
      (pictures) =>
        this.form.set(
          'pictures',
          pictures.map(({ key }) => key),
        ),
      newAbort,
    );
    makeAutoObservable<this, Private>(this, {
      head: false,
      form: false,
      pictures: false,
      cities: observableRef,
      gateway: false,
      drafts: false,
      keys: false,
      session: false,
      rules: false,
      key: false,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const { cities } = await this.gateway.catalogue(signal);
    runInAction(() => {
      this.cities = cities;
    });
  }

  /** Takes up what was written before, and what is known of the person. Pictures are chosen anew. */
  onEnter(): void {
    this.ready = true;
    const draft = this.drafts.read(DRAFT);
    const before = draft ? formOf(draft) : this.form.values;
    const { user } = this.session;
    const known = user ? (['name', 'phone', 'email'] as const).filter((name) => before[name] === '') : [];
    const person = Object.fromEntries(known.map((name) => [name, user?.[name] ?? '']));
    this.key = typeof draft?.['key'] === 'string' && draft['key'] !== '' ? draft['key'] : this.keys.make();
    this.form.reset({ ...before, ...person, pictures: this.form.values.pictures });
  }

  /** About what the chosen package costs for the area that is written, in stotinki; null while that is unknown. */
  get estimate(): number | null {
    const chosen = INTERIOR_PACKAGES.find(({ key }) => key === this.form.values.package);
    return chosen ? interiorEstimate(chosen, this.area) : null;
  }

  /** The written m²; null while they are no number that a home can have. */
  get area(): number | null {
    const area = typedArea(this.form.values.area);
    return area !== null && area >= INTERIOR_AREA.min && area <= INTERIOR_AREA.max ? area : null;
  }

  choose(key: InteriorPackageKey): void {
    this.form.set('package', key);
  }

  /** After the thanks: another enquiry. */
  startAnew(): void {
    this.sent = false;
    this.key = this.keys.make();
  }

  private async send(values: InteriorEnquiryForm): Promise<void> {
    if (this.pictures.isSending) throw new Failure('error-pictures-on-their-way');
    const { enquiry } = await this.rules();
    await this.gateway.enquire(enquiry.commandOf(values), this.key).catch((error: unknown) => {
      if (error instanceof Failure && error.messageKey === 'enquiry-key-used') {
        this.key = this.keys.make();
        this.write(this.form.values);
      }
      throw error;
    });
    runInAction(() => {
      this.sent = true;
      this.drafts.clear(DRAFT);
      this.form.reset(EMPTY_INTERIOR_ENQUIRY);
      this.pictures.reset([]);
    });
  }

  private write({ cityId, ...values }: InteriorEnquiryForm): void {
    this.drafts.write(DRAFT, {
      ...values,
      pictures: '',
      package: values.package ?? '',
      cityId: String(cityId ?? ''),
      key: this.key,
    });
  }
}

function formOf(draft: FormDraft): InteriorEnquiryForm {
  const kept = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');
  const city = kept('cityId');
  const chosen = INTERIOR_PACKAGES.find(({ key }) => key === draft['package']);
  return {
    ...EMPTY_INTERIOR_ENQUIRY,
    name: kept('name'),
    phone: kept('phone'),
    email: kept('email'),
    area: kept('area'),
    message: kept('message'),
    cityId: /^\d+$/.test(city) ? Number(city) : null,
    package: chosen?.key ?? null,
  };
}

type Private = 'gateway' | 'drafts' | 'keys' | 'session' | 'rules' | 'key';
