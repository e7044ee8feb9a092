import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Vendor } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ProductList } from './product-list.ts';

/** A vendor's public page with its products (SHOP-07). */
export class VendorScreen implements Screen {
  vendor: Vendor | null = null;
  readonly list: ProductList;

  constructor(private readonly catalogue: ProductCatalogue) {
    this.list = new ProductList(catalogue, 'createdAt.DESC');
    makeAutoObservable<this, 'catalogue'>(this, { catalogue: false, list: false, vendor: observableRef });
  }

  get head(): Head {
    const { vendor } = this;
    if (!vendor) return { title: { key: 'vendor-title' } };
    return {
      title: vendor.name,
      description: vendor.description,
      canonical: { name: 'Vendor', params: { id: String(vendor.id) } },
    };
  }

  get pageCount(): number {
    return this.list.pageCount;
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const vendor = await this.catalogue.vendor(params['id'] ?? '', signal);
    await this.list.load({ vendorId: vendor.id }, query, signal);
    runInAction(() => {
      this.vendor = vendor;
    });
  }
}
