import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { Picture } from '../../core/shared/picture.ts';
import type { OwnProductRules } from '../../core/shop/own-product-rules.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import { EMPTY_SHOP, shopFormOf, typedShopOf } from '../../core/shop/own-shop-form.ts';
import type { TypedShop } from '../../core/shop/own-shop-form.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { ChosenFile, PictureUploads } from '../../core/site/picture-uploads.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

const DRAFT = 'own-shop';

export type ShopPicture = 'logo' | 'cover';

/** The profile of a vendor's shop (VEND-03): what buyers read of it, and the trader behind it. */
export class OwnShopEditor {
  readonly form: Form<TypedShop>;
  shop: OwnShop | null = null;
  /** The part of the picture that has gone, 0 to 1. */
  sending: { subject: ShopPicture; part: number } | null = null;

  constructor(
    private readonly products: OwnProducts,
    private readonly uploads: PictureUploads,
    private readonly drafts: FormDrafts,
    private readonly modals: Modals,
    private readonly language: Language,
    rules: () => Promise<OwnProductRules>,
    /** Told when the shop has another name: the badge shows it. */
    private readonly renamed: () => Promise<unknown>,
  ) {
    this.form = new Form<TypedShop>(EMPTY_SHOP, {
      check: async (form) => (await rules()).shop(form),
      submit: (form) => this.save(form),
      changed: (form) => this.drafts.write(DRAFT, form),
    });
    makeAutoObservable<this, 'products' | 'uploads' | 'drafts' | 'modals' | 'language' | 'renamed'>(this, {
      form: false,
      shop: observableRef,
      sending: observableRef,
      products: false,
      uploads: false,
      drafts: false,
      modals: false,
      language: false,
      renamed: false,
    });
  }

  async load(signal?: CancelSignal): Promise<void> {
    const shop = await this.products.shop(signal);
    runInAction(() => {
      this.shop = shop;
    });
    this.form.reset(typedShopOf(shop, this.language));
  }

  /** Takes up what was typed and not saved; only the browser has it. */
  look(): void {
    const kept = this.drafts.read(DRAFT);
    if (!kept) return;
    const known = Object.entries(kept).filter(([name]) => name in EMPTY_SHOP);
    this.form.reset({ ...this.form.values, ...(Object.fromEntries(known) as Partial<TypedShop>) });
  }

  pictureOf(subject: ShopPicture): Picture | null {
    return this.shop?.[subject] ?? null;
  }

  /** Sends a picture and puts it in its place. */
  async choosePicture(subject: ShopPicture, file: ChosenFile): Promise<void> {
    this.show({ subject, part: 0 });
    try {
      const { key } = await this.uploads.upload(file, (part) => this.show({ subject, part }));
      await this.setPicture(subject, key);
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      this.show(null);
    }
  }

  async removePicture(subject: ShopPicture): Promise<void> {
    try {
      await this.setPicture(subject, null);
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private show(sending: OwnShopEditor['sending']): void {
    this.sending = sending;
  }

  private async setPicture(subject: ShopPicture, key: string | null): Promise<void> {
    if (!this.shop) return;
    const shop = await this.products.setShopPicture(this.shop.id, subject, key);
    runInAction(() => {
      this.shop = shop;
    });
  }

  private async save(typed: TypedShop): Promise<void> {
    if (!this.shop) return;
    const shop = await this.products.updateShop(this.shop.id, shopFormOf(typed).form);
    runInAction(() => {
      this.shop = shop;
    });
    this.drafts.clear(DRAFT);
    this.form.reset(typedShopOf(shop, this.language));
    await this.renamed();
    this.modals.notify('success', 'profile-saved-message');
  }
}
