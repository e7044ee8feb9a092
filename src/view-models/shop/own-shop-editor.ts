import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { OwnProductRules } from '../../core/shop/own-product-rules.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import { EMPTY_SHOP, shopFormOf, typedShopOf } from '../../core/shop/own-shop-form.ts';
import type { TypedShop } from '../../core/shop/own-shop-form.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';
import { FormVersion } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { PictureSlot } from '../site/picture-slot.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import { ShopHoliday } from './shop-holiday.ts';
import { unobserved } from '../site/unobserved.ts';

/** Profile of a vendor's shop with its trader (VEND-03). */
export class OwnShopEditor {
  readonly form: Form<TypedShop>;
  readonly version: FormVersion<TypedShop>;
  shop: OwnShop | null = null;
  readonly logo: PictureSlot;
  readonly cover: PictureSlot;
  readonly holiday: ShopHoliday;
  private readonly draft: StoredDraft<TypedShop & { base: StoredForm<TypedShop> | null }>;

  constructor(
    private readonly products: OwnProducts,
    uploads: PictureUploads,
    drafts: FormDrafts,
    private readonly modals: Modals,
    private readonly language: Language,
    rules: () => Promise<OwnProductRules>,
    private readonly session: Session,
  ) {
    this.draft = new StoredDraft(drafts, () => 'own-shop', {
      ...EMPTY_SHOP,
      base: null,
    });
    this.form = new Form<TypedShop>(EMPTY_SHOP, {
      check: async (form) => (await rules()).shop(form),
      submit: () => this.save(),
      changed: (form) => this.draft.write({ ...form, base: this.version.base }),
    });
    this.version = new FormVersion<TypedShop>({
      values: () => this.form.values,
      adopt: (values) => this.form.adopt(values),
      read: async () => this.take(await this.products.ownShop()),
    });
    const slot = (subject: 'logo' | 'cover') =>
      new PictureSlot(
        uploads,
        modals,
        () => this.shop?.[subject] ?? null,
        async (key) => {
          if (this.shop)
            this.take(await products.setShopPicture({ id: this.shop.id, which: subject, picture: key }));
        },
      );
    this.holiday = new ShopHoliday(products, modals);
    this.logo = slot('logo');
    this.cover = slot('cover');
    makeAutoObservable(this, {
      ...unobserved(
        'form',
        'version',
        'logo',
        'cover',
        'holiday',
        'products',
        'draft',
        'modals',
        'language',
        'session',
      ),
      shop: observableRef,
    });
  }

  async load(signal?: CancelSignal): Promise<void> {
    const stored = this.take(await this.products.ownShop({}, signal));
    this.version.begin(stored);
    this.form.reset(stored.values);
    if (this.shop) this.holiday.show(this.shop);
  }

  restoreDraft(): void {
    const draft = this.draft.restore();
    if (!draft) return;
    const { base, ...form } = draft;
    this.version.resume(base);
    this.form.reset(form);
  }

  private take(shop: OwnShop): StoredForm<TypedShop> {
    runInAction(() => {
      this.shop = shop;
    });
    return { values: typedShopOf(shop, this.language), version: shop.version };
  }

  private async save(): Promise<void> {
    const { shop } = this;
    if (!shop) return;
    await this.version.save(async (version) =>
      this.take(
        await this.products.updateShop({ id: shop.id, ...shopFormOf(this.form.values).form, version }),
      ),
    );
    this.draft.clear();
    const stored = this.version.base;
    if (stored) this.form.reset(stored.values);
    // Updates the shop's name in the badge.
    await this.session.load();
    this.modals.notify('success', 'profile-saved-message');
  }
}
