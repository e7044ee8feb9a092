import { changeListings } from '../../../../api/calls/properties/bulk-listings.ts';
import * as calls from '../../../../api/calls/properties/own-properties.ts';
import { OwnProperties } from '../../../core/properties/own-properties.ts';
import type { EditedProperty, OwnPropertyPage, OwnTab } from '../../../core/properties/own-properties.ts';
import type { ListingAction, ListingsChanged } from '../../../core/properties/bulk-listings.ts';
import type { PropertyContent } from '../../../core/properties/property-content.ts';
import type { PropertyStatus } from '../../../core/properties/property.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { withId } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpOwnProperties extends OwnProperties {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(
    wanted: { tab: OwnTab; requested: boolean; premium: boolean; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnPropertyPage> {
    const { tab, requested, premium, offset, limit } = wanted;
    return this.http.call(calls.ownProperties, {
      query: {
        offset,
        limit,
        ...(tab === 'deleted' ? { deleted: '1' as const } : { status: tab }),
        ...(requested && { requested: '1' as const }),
        ...(premium && { premium: '1' as const }),
      },
      signal,
    });
  }

  read(id: string, signal?: CancelSignal): Promise<EditedProperty> {
    return this.http.call(calls.ownProperty, { params: { id }, signal });
  }

  async create(content: PropertyContent, key: string): Promise<EditedProperty> {
    return withId(await this.http.call(calls.createProperty, { body: { ...content, key } }));
  }

  update(id: number, content: PropertyContent, version: string): Promise<EditedProperty> {
    return this.http.call(calls.updateProperty, {
      params: { id: String(id) },
      body: { ...content, version },
    });
  }

  async changeStatus(id: number, status: PropertyStatus): Promise<{ held: boolean }> {
    if (status === 'draft') throw new RangeError('A listing never becomes a draft again');
    return this.http.call(calls.changePropertyStatus, { params: { id: String(id) }, body: { status } });
  }

  async confirm(id: number): Promise<void> {
    await this.http.call(calls.confirmProperty, { params: { id: String(id) } });
  }

  async delete(id: number): Promise<void> {
    await this.http.call(calls.deleteProperty, { params: { id: String(id) } });
  }

  async restore(id: number): Promise<void> {
    await this.http.call(calls.restoreProperty, { params: { id: String(id) } });
  }

  changeMany(ids: readonly number[], action: ListingAction): Promise<ListingsChanged> {
    return this.http.call(changeListings, { body: { ids: [...ids], action } });
  }

  offerSlots(id: number, slots: readonly string[], version: string): Promise<EditedProperty> {
    return this.http.call(calls.offerSlots, {
      params: { id: String(id) },
      body: { slots: [...slots], version },
    });
  }

  async draftDescription(address: string, property: PropertyContent): Promise<string> {
    const { description } = await this.http.call(calls.draftDescription, { body: { address, property } });
    return description;
  }
}
