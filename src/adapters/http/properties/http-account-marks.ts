import * as calls from '../../../../api/calls/properties/listing-marks.ts';
import { AccountMarks } from '../../../core/properties/marks/listing-marks.ts';
import type { ListingMark } from '../../../core/properties/marks/listing-marks.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { HttpClient } from '../http-client.ts';

/** Sends times as ages, because the clocks of two devices may differ. */
export class HttpAccountMarks extends AccountMarks {
  constructor(
    private readonly http: HttpClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async exchange(changes: readonly ListingMark[]): Promise<ListingMark[]> {
    const now = this.clock.now().getTime();
    const aged = changes.map(({ changedAt, ...same }) => ({ ...same, age: Math.max(now - changedAt, 0) }));
    const { marks } = await this.http.call(calls.exchangeListingMarks, { body: { changes: aged } });
    return marks.map(({ age, ...same }) => ({ ...same, changedAt: Math.max(now - age, 0) }));
  }
}
