import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { withId } from '../../core/shared/answer-checks.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { Language } from '../../core/shared/language.ts';
import type { EditedProduct, OwnVariant } from '../../core/shop/own-product.ts';
import {
  EMPTY_PRODUCT_FORM,
  productContentOf,
  productFormOf,
  variantFormOf,
} from '../../core/shop/own-product-form.ts';
import type { ProductForm } from '../../core/shop/own-product-form.ts';
import { NO_PRICE_HISTORY } from '../../core/shop/prior-price.ts';
import type { PriceHistory, WrittenPrices } from '../../core/shop/prior-price.ts';
import type { OwnProductRules } from '../../core/shop/own-product-rules.ts';
import type { OwnProducts, SentProduct } from '../../core/shop/own-products.ts';
import type { Category, Product } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { MAX_PICTURES } from '../../core/shop/product-choices.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { PictureUploads, UploadedPicture } from '../../core/site/picture-uploads.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { FormVersion } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { previewOf } from './product-preview.ts';
import { unobserved } from '../site/unobserved.ts';

export type ProductFormTools = {
  products: OwnProducts;
  catalogue: ProductCatalogue;
  uploads: PictureUploads;
  drafts: FormDrafts;
  keys: KeyGenerator;
  modals: Modals;
  navigation: Navigation;
  language: Language;
  rules: () => Promise<OwnProductRules>;
  newAbort: () => Canceller;
};

export type StoredProductForm = ProductForm & { pictures: readonly UploadedPicture[] };

/** Unsaved input, and the stored values it started from. */
type ProductDraft = StoredProductForm & { base: StoredForm<StoredProductForm> | null };

const EMPTY_DRAFT: ProductDraft = { ...EMPTY_PRODUCT_FORM, pictures: [], base: null };

/** Form of a new or existing product; a new variant starts as a copy of its main product (VEND-02). */
export class ProductFormScreen implements Screen {
  readonly form: Form<ProductForm>;
  readonly pictures: PictureQueue;
  readonly version: FormVersion<StoredProductForm>;
  id: number | null = null;
  categories: readonly Category[] = [];
  family: readonly OwnVariant[] = [];
  shop: OwnShop | null = null;
  /** Price history, which decides if a promotion is a reduction. */
  history: PriceHistory = NO_PRICE_HISTORY;
  preview: Product | null = null;
  /** True if a draft was restored. */
  restored = false;
  deleting = false;
  private readonly draft: StoredDraft<ProductDraft>;
  private sent: readonly UploadedPicture[] = [];
  private draftName = '';
  private filled: { form: ProductForm; pictures: readonly UploadedPicture[] };

  constructor(private readonly tools: ProductFormTools) {
    this.filled = { form: EMPTY_PRODUCT_FORM, pictures: [] };
    this.draft = new StoredDraft(
      tools.drafts,
      () => this.draftName,
      EMPTY_DRAFT,
      () => tools.keys.make(),
    );
    this.form = new Form<ProductForm>(EMPTY_PRODUCT_FORM, {
      check: async (form) => ({
        ...(await tools.rules()).product(form),
        ...(this.pictures.isSending && { pictures: 'error-pictures-still-sending' }),
      }),
      submit: () => this.save(),
      changed: () => this.storeDraft(),
    });
    this.pictures = new PictureQueue(
      tools.uploads,
      MAX_PICTURES,
      (pictures) => {
        this.sent = pictures;
        this.storeDraft();
      },
      tools.newAbort,
    );
    this.version = new FormVersion<StoredProductForm>({
      values: () => ({ ...this.form.values, pictures: this.sent }),
      adopt: (values) => this.adopt(values),
      read: async () => this.stored(await tools.products.ownProduct({ id: String(this.id) })),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'version', 'pictures', 'tools', 'draft', 'draftName', 'sent', 'filled'),
      categories: observableRef,
      family: observableRef,
      shop: observableRef,
      history: observableRef,
      preview: observableRef,
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
    const [{ data: categories }, shop, product] = await Promise.all([
      catalogue.productCategories({}, signal),
      products.ownShop({}, signal),
      copied === null ? null : products.ownProduct({ id: copied }, signal),
    ]);
    runInAction(() => {
      this.categories = categories;
      this.shop = shop;
      this.id = id === null ? null : Number(id);
      this.family = product?.family ?? [];
      this.draftName = `product-form-${id ?? (copied === null ? 'new' : `variant-${copied}`)}`;
      this.history = product && id !== null ? historyOf(product) : NO_PRICE_HISTORY;
      if (product && id !== null) {
        const stored = this.stored(product);
        this.version.begin(stored);
        const { pictures, ...form } = stored.values;
        this.take(form, pictures);
        return;
      }
      const form = product ? variantFormOf(product.content, product.id, language) : EMPTY_PRODUCT_FORM;
      this.take({ ...form, hidden: shop.missing.length > 0 }, product?.pictures ?? []);
    });
  }

  /** Restores the draft of this browser. */
  onEnter(): void {
    const draft = this.draft.restore();
    if (!draft) return;
    const { base, pictures, ...form } = draft;
    this.version.resume(base);
    this.show(form, pictures);
    this.restored = true;
  }

  /** Discards the draft. */
  startAnew(): void {
    this.draft.clear();
    this.restored = false;
    this.take(this.filled.form, this.filled.pictures);
  }

  get prices(): WrittenPrices {
    const { price, promoPrice } = productContentOf(this.form.values).content;
    return { price, promoPrice };
  }

  /** True if the shop's products can be shown. */
  get mayShow(): boolean {
    return this.shop !== null && this.shop.missing.length === 0;
  }

  get variantAddress(): string {
    return pathOf('AdminAddProduct', this.tools.language, {}, { variantOf: this.id });
  }

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
            history: this.history,
          })
        : null;
  }

  setDeleting(deleting: boolean): void {
    this.deleting = deleting;
  }

  async delete(): Promise<void> {
    const { products, modals } = this.tools;
    this.deleting = false;
    if (this.id === null) return;
    try {
      await products.deleteProduct({ id: this.id });
    } catch (error) {
      modals.notifyOf(error);
      return;
    }
    this.draft.clear();
    await this.leave('product-deleted');
  }

  private async save(): Promise<void> {
    const { products } = this.tools;
    const { id } = this;
    if (id === null) withId(await products.createProduct({ ...this.product, key: this.draft.key }));
    else {
      await this.version.save(async (version) =>
        this.stored(await products.updateProduct({ id, ...this.product, version })),
      );
    }
    this.draft.clear();
    await this.leave(this.id === null ? 'product-added' : 'product-saved');
  }

  private get product(): SentProduct {
    const { values } = this.form;
    return {
      content: productContentOf(values).content,
      pictures: this.sent.map(({ key }) => key),
      hidden: values.hidden,
    };
  }

  private stored({ content, hidden, pictures, version }: EditedProduct): StoredForm<StoredProductForm> {
    return { values: { ...productFormOf(content, hidden, this.tools.language), pictures }, version };
  }

  private adopt({ pictures, ...values }: Partial<StoredProductForm>): void {
    this.form.adopt(values);
    if (!pictures) return;
    this.sent = pictures;
    this.pictures.reset(pictures);
  }

  private async leave(message: string): Promise<void> {
    const { navigation, modals, language } = this.tools;
    navigation.clearVisits();
    await navigation.go(pathOf('AdminListProducts', language));
    modals.notify('success', message);
  }

  private take(form: ProductForm, pictures: readonly UploadedPicture[]): void {
    this.filled = { form, pictures };
    this.show(form, pictures);
  }

  private show(form: ProductForm, pictures: readonly UploadedPicture[]): void {
    this.sent = pictures;
    this.form.reset(form);
    this.pictures.reset(pictures);
  }

  private storeDraft(): void {
    this.draft.write({ ...this.form.values, pictures: this.sent, base: this.version.base });
  }
}

const historyOf = ({ content, priorPrice, lowestPrice }: EditedProduct): PriceHistory => ({
  price: content.price,
  promoPrice: content.promoPrice,
  priorPrice,
  lowestPrice,
});
