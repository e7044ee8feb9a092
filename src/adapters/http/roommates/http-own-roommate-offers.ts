import * as calls from '../../../../api/calls/roommates/own-roommate-offers.ts';
import { OwnRoommateOffers } from '../../../core/roommates/own-roommate-offers.ts';
import type { EditedRoommateOffer, OwnRoommateOffer } from '../../../core/roommates/own-roommate-offers.ts';
import type { RoommateOfferContent } from '../../../core/roommates/roommate-offer-content.ts';
import type { OfferStatus } from '../../../core/roommates/roommate-offer.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import { withId } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpOwnRoommateOffers extends OwnRoommateOffers {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<OwnRoommateOffer>> {
    return this.http.call(calls.ownRoommateOffers, { query: page, signal });
  }

  read(id: string, signal?: CancelSignal): Promise<EditedRoommateOffer> {
    return this.http.call(calls.ownRoommateOffer, { params: { id }, signal });
  }

  async create(content: RoommateOfferContent, key: string): Promise<EditedRoommateOffer> {
    return withId(await this.http.call(calls.createRoommateOffer, { body: { ...content, key } }));
  }

  update(id: number, content: RoommateOfferContent, version: string): Promise<EditedRoommateOffer> {
    return this.http.call(calls.updateRoommateOffer, {
      params: { id: String(id) },
      body: { ...content, version },
    });
  }

  changeStatus(id: number, status: OfferStatus): Promise<{ held: boolean }> {
    return this.http.call(calls.changeRoommateOfferStatus, { params: { id: String(id) }, body: { status } });
  }

  async delete(id: number): Promise<void> {
    await this.http.call(calls.deleteRoommateOffer, { params: { id: String(id) } });
  }
}
