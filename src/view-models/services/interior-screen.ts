import type { Canceller } from '../../core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyGenerator } from '../../core/shared/id.ts';
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
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { Form } from '../site/form.ts';
import { idIn, StoredDraft } from '../site/stored-draft.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Interior design: offers and an enquiry (SERV-08). */
export class InteriorScreen implements Screen {
  readonly head: Head = {
    title: { key: 'interior-design' },
    description: { key: 'interior-description' },
    canonical: { name: 'InteriorPage' },
  };
  readonly form: Form<InteriorEnquiryForm>;
  readonly pictures: PictureQueue;
  cities: readonly ServiceCity[] = [];
  /** False until hydration. */
  ready = false;
  /** True after sending, when the confirmation replaces the form. */
  sent = false;
  private readonly draft: StoredDraft<InteriorEnquiryForm>;

  constructor(
    private readonly gateway: ServiceGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    private readonly session: Session,
    private readonly rules: () => Promise<ServiceRules>,
    uploads: PictureUploads,
    newAbort: () => Canceller,
  ) {
    this.draft = new StoredDraft(
      drafts,
      () => 'interior-enquiry',
      EMPTY_INTERIOR_ENQUIRY,
      () => keys.make(),
    );
    this.form = new Form<InteriorEnquiryForm>(EMPTY_INTERIOR_ENQUIRY, {
      check: async (values) => (await rules()).enquiry.errorsOf(values),
      submit: (values) => this.send(values),
      // Pictures are not part of the draft.
      changed: (values) => this.draft.write({ ...values, pictures: [] }),
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
    makeAutoObservable(this, {
      ...unobserved('head', 'form', 'pictures', 'gateway', 'draft', 'session', 'rules'),
      cities: observableRef,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const { cities } = await this.gateway.cleaningServices({}, signal);
    runInAction(() => {
      this.cities = cities;
    });
  }

  /** Restores the draft and fills in the account's data. */
  onEnter(): void {
    this.ready = true;
    const { values } = this.form;
    this.form.reset({ ...sound(this.draft.restore() ?? values), pictures: values.pictures });
    this.session.fillIn(this.form);
  }

  /** Estimated price of the chosen package in stotinki; null without an area. */
  get estimate(): number | null {
    const chosen = INTERIOR_PACKAGES.find(({ key }) => key === this.form.values.package);
    return chosen ? interiorEstimate(chosen, this.area) : null;
  }

  get area(): number | null {
    const area = typedArea(this.form.values.area);
    return area !== null && area >= INTERIOR_AREA.min && area <= INTERIOR_AREA.max ? area : null;
  }

  choose(key: InteriorPackageKey): void {
    this.form.set('package', key);
  }

  /** Shows an empty form after the confirmation. */
  startAnew(): void {
    this.sent = false;
    this.session.fillIn(this.form);
  }

  private async send(values: InteriorEnquiryForm): Promise<void> {
    if (this.pictures.isSending) throw new Failure('error-pictures-on-their-way');
    const { enquiry } = await this.rules();
    await this.draft.send('enquiry-key-used', (key) =>
      this.gateway.sendInteriorEnquiry({ ...enquiry.commandOf(values), key }),
    );
    runInAction(() => {
      this.sent = true;
      this.form.reset(EMPTY_INTERIOR_ENQUIRY);
      this.pictures.reset([]);
    });
  }
}

/** Removes invalid choices from a draft. */
function sound(draft: InteriorEnquiryForm): InteriorEnquiryForm {
  const chosen = INTERIOR_PACKAGES.find(({ key }) => key === draft.package);
  return { ...draft, package: chosen?.key ?? null, cityId: idIn(draft.cityId) };
}
