import type * as contract from '../../../api/own-homes.ts';
import { OwnHomes } from '../../core/homes/own-homes.ts';
import type { EditedProperty, OwnPropertyPage, OwnTab } from '../../core/homes/own-homes.ts';
import type { PropertyContent } from '../../core/homes/property-content.ts';
import type { PropertyStatus } from '../../core/homes/property.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpOwnHomes extends OwnHomes {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(
    wanted: { tab: OwnTab; requested: boolean; premium: boolean; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnPropertyPage> {
    const { tab, requested, premium, offset, limit } = wanted;
    return this.http.call<typeof contract.ownProperties>({
      method: 'GET',
      path: '/api/user/property',
      guarded: true,
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
    return this.http.call<typeof contract.ownProperty>({
      method: 'GET',
      path: '/api/user/property/{id}',
      guarded: true,
      params: { id },
      signal,
    });
  }

  create(content: PropertyContent, key: string): Promise<EditedProperty> {
    return this.http.call<typeof contract.createProperty>({
      method: 'POST',
      path: '/api/property',
      guarded: true,
      // The key makes a second sending the same listing.
      repeatable: true,
      body: { ...content, key },
    });
  }

  update(id: number, content: PropertyContent, version: string): Promise<EditedProperty> {
    return this.http.call<typeof contract.updateProperty>({
      method: 'POST',
      path: '/api/user/property/{id}',
      guarded: true,
      repeatable: true,
      params: { id: String(id) },
      body: { ...content, version },
    });
  }

  async changeStatus(id: number, status: PropertyStatus): Promise<void> {
    if (status === 'draft') throw new RangeError('A listing never becomes a draft again');
    await this.http.call<typeof contract.changePropertyStatus>({
      method: 'POST',
      path: '/api/user/property/{id}/status',
      guarded: true,
      params: { id: String(id) },
      body: { status },
    });
  }

  async confirm(id: number): Promise<void> {
    await this.http.call<typeof contract.confirmProperty>({
      method: 'POST',
      path: '/api/user/property/{id}/confirmation',
      guarded: true,
      params: { id: String(id) },
    });
  }

  async delete(id: number): Promise<void> {
    await this.http.call<typeof contract.deleteProperty>({
      method: 'DELETE',
      path: '/api/property/{id}',
      guarded: true,
      params: { id: String(id) },
    });
  }

  async restore(id: number): Promise<void> {
    await this.http.call<typeof contract.restoreProperty>({
      method: 'POST',
      path: '/api/user/property/{id}/restoration',
      guarded: true,
      params: { id: String(id) },
    });
  }

  offerSlots(id: number, slots: readonly string[], version: string): Promise<EditedProperty> {
    return this.http.call<typeof contract.offerSlots>({
      method: 'POST',
      path: '/api/user/property/{id}/slots',
      guarded: true,
      params: { id: String(id) },
      body: { slots: [...slots], version },
    });
  }

  async draftDescription(address: string, property: PropertyContent): Promise<string> {
    const { description } = await this.http.call<typeof contract.draftDescription>({
      method: 'POST',
      path: '/api/property/ai/description',
      guarded: true,
      body: { address, property },
    });
    return description;
  }
}
