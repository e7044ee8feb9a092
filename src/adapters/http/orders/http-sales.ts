import * as calls from '../../../../api/calls/orders/sales.ts';
import { Sales } from '../../../core/orders/sales.ts';
import type { SalesStatistics } from '../../../core/orders/sales.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Period } from '../../../core/shared/period.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpSales extends Sales {
  constructor(private readonly http: HttpClient) {
    super();
  }

  statistics({ from, to }: Period, signal?: CancelSignal): Promise<SalesStatistics> {
    return this.http.call(calls.salesStatistics, { query: { from, to }, signal });
  }
}
