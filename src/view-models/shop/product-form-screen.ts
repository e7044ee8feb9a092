import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { KeyMaker } from '../../core/shared/key-maker.ts';
import type { Language } from '../../core/shared/language.ts';
import type { OwnVariant } from '../../core/shop/own-product.ts';
import {
  EMPTY_PRODUCT_FORM,
  productContentOf,
  productFormOf,
  variantFormOf,
} from '../../core/shop/own-product-form.ts';
import type { ProductForm } from '../../core/shop/own-product-form.ts';
import type { OwnProductRules } from '../../core/shop/own-product-rules.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import type { Category, Product } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { MOST_PICTURES } from '../../core/shop/product-choices.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { PictureUploads, UploadedPicture } from '../../core/site/picture-uploads.ts';
import { PictureQueue } from '../homes/picture-queue.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { picturesOfDraft } from './product-draft.ts';
import { previewOf } from './product-preview.ts';

/** What the form of a product works with. */
export type ProductFormTools = {
  products: OwnProducts;
  catalogue: ProductCatalogue;
  uploads: PictureUploads;
  drafts: FormDrafts;
  keys: KeyMaker;
  modals: Modals;
  navigation: Navigation;
  language: Language;
  rules: () => Promise<OwnProductRules>;
  newAbort: () => Canceller;
};

/** A product being written, new or to be changed; a new variant begins as a copy of its main product (VEND-02). */
export class ProductFormScreen implements Screen {
  readonly form: Form<ProductForm>;
  readonly pictures: PictureQueue;
  id: number | null = null;
  categories: readonly Category[] = [];
  family: readonly OwnVariant[] = [];
  shop: OwnShop | null = null;
  preview: Product | null = null;
  /** Whether what was typed before the page was left stands in the form. */
  restored = false;
  deleting = false;
  private key = '';
  private sent: readonly UploadedPicture[] = [];
  private seenQuantity = 0;
  private draft = '';
  private filled: { form: ProductForm; pictures: readonly UploadedPicture[] };

  constructor(private readonly tools: ProductFormTools) {
    this.filled = { form: EMPTY_PRODUCT_FORM, pictures: [] };
    this.form = new Form<ProductForm>(EMPTY_PRODUCT_FORM, {
      check: async (form) => ({
        ...(await tools.rules()).product(form),
        ...(this.pictures.isSending && { pictures: 'error-pictures-still-sending' }),
      }),
      submit: (form) => this.save(form),
      changed: () => this.keep(),
    });
    this.pictures = new PictureQueue(
      tools.uploads,
      MOST_PICTURES,
      (pictures) => {
        this.sent = pictures;
        this.keep();
      },
      tools.newAbort,
    );
    makeAutoObservable<this, Private>(this, {
      form: false,
      pictures: false,
      categories: observableRef,
      family: observableRef,
      shop: observableRef,
      preview: observableRef,
      tools: false,
      key: false,
      sent: false,
      seenQuantity: false,
      draft: false,
      filled: false,
    });
  }

  get head(): Head {
    return { title: { key: this.titleKey } };
  }

  get titleKey(): string {
    if (this.id !== null) return 'product-form-edit';
    return this.form.values.variantOf ? 'product-form-variant' : 'product-form-new';
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const { products, catalogue, language } = this.tools;
    const id = params['id'] ?? null;
    const copied = id ?? query['variantOf']?.[0] ?? null;
    const [categories, shop, product] = await Promise.all([
      catalogue.categories({}, signal),
      products.shop(signal),
      copied === null ? null : products.read(copied, signal),
    ]);
    runInAction(() => {
      this.categories = categories;
      this.shop = shop;
      this.id = id === null ? null : Number(id);
      this.family = product?.family ?? [];
      this.seenQuantity = product?.content.quantity ?? 0;
      this.draft = `product-${id ?? (copied === null ? 'new' : `variant-${copied}`)}`;
      if (product && id !== null) {
        this.take(productFormOf(product.content, product.hidden, language), product.pictures);
        return;
      }
      const form = product ? variantFormOf(product.content, product.id, language) : EMPTY_PRODUCT_FORM;
      this.take({ ...form, hidden: shop.missing.length > 0 }, product?.pictures ?? []);
    });
  }

  /** Takes up what was typed and not saved; only the browser has it. */
  shown(): void {
    const kept = this.tools.drafts.read(this.draft);
    this.key = (typeof kept?.['key'] === 'string' && kept['key']) || this.tools.keys.make();
    if (!kept) return;
    const { key: _, pictures, seenQuantity, ...values } = kept;
    this.seenQuantity = Number(seenQuantity) || this.seenQuantity;
    const known = Object.entries(values).filter(([name]) => name in EMPTY_PRODUCT_FORM);
    this.form.reset({ ...this.form.values, ...(Object.fromEntries(known) as Partial<ProductForm>) });
    this.sent = picturesOfDraft(pictures);
    this.pictures.reset(this.sent);
    this.restored = true;
  }

  /** Forgets what was typed: the form says what the shop has. */
  startAnew(): void {
    this.tools.drafts.clear(this.draft);
    this.key = this.tools.keys.make();
    this.restored = false;
    this.take(this.filled.form, this.filled.pictures);
  }

  /** Whether products of this shop can be shown at all. */
  get mayShow(): boolean {
    return this.shop !== null && this.shop.missing.length === 0;
  }

  /** Where a new variant of this product is written. */
  get variantAddress(): string {
    return pathOf('AdminAddProduct', this.tools.language, {}, { variantOf: this.id });
  }

  /** The product as a buyer would see it; what is not written yet is left out. */
  showPreview(shown: boolean): void {
    const { shop, categories, tools, family } = this;
    this.preview =
      shown && shop
        ? previewOf(this.form.values, {
            id: this.id ?? 0,
            shop,
            categories,
            family,
            pictures: this.sent,
            language: tools.language,
          })
        : null;
  }

  ask(deleting: boolean): void {
    this.deleting = deleting;
  }

  async delete(): Promise<void> {
    const { products, modals, drafts } = this.tools;
    this.deleting = false;
    if (this.id === null) return;
    try {
      await products.delete(this.id);
    } catch (error) {
      modals.notifyOf(error);
      return;
    }
    drafts.clear(this.draft);
    await this.leave('product-deleted');
  }

  private async save(form: ProductForm): Promise<void> {
    const { products, drafts, keys } = this.tools;
    const product = {
      content: productContentOf(form).content,
      pictures: this.sent.map(({ key }) => key),
      hidden: form.hidden,
    };
    try {
      if (this.id === null) await products.create(product, this.key);
      else await products.update(this.id, product, this.seenQuantity);
    } catch (error) {
      if (error instanceof Failure && error.messageKey === 'error-stock-changed') await this.seeStock();
      throw error;
    }
    drafts.clear(this.draft);
    this.key = keys.make();
    await this.leave(this.id === null ? 'product-added' : 'product-saved');
  }

  /** Orders changed the stock while the form was open: what is sent next is from the present one. */
  private async seeStock(): Promise<void> {
    const { content } = await this.tools.products.read(String(this.id));
    this.seenQuantity = content.quantity ?? this.seenQuantity;
    this.keep();
  }

  private async leave(message: string): Promise<void> {
    const { navigation, modals, language } = this.tools;
    navigation.forgetVisits();
    await navigation.go(pathOf('AdminListProducts', language));
    modals.notify('success', message);
  }

  private take(form: ProductForm, pictures: readonly UploadedPicture[]): void {
    this.filled = { form, pictures };
    this.sent = pictures;
    this.form.reset(form);
    this.pictures.reset(pictures);
  }

  private keep(): void {
    const { drafts } = this.tools;
    drafts.write(this.draft, {
      ...this.form.values,
      pictures: JSON.stringify(this.sent),
      seenQuantity: String(this.seenQuantity),
      key: this.key,
    });
  }
}

type Private = 'tools' | 'key' | 'sent' | 'seenQuantity' | 'draft' | 'filled';
