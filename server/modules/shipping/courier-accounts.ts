import type { Kysely } from 'kysely';
import type { ConnectedCourier, CourierLogin } from '../../../src/core/shipping/courier-office.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';
import type { Database } from '../../tables.ts';
import { CourierRefusal } from './couriers/courier-client.ts';
import type { CourierAccounts } from './couriers/courier-client.ts';

type StoreDependencies = { db: Kysely<Database>; sealer: TextSealer };

/** Binds an encrypted login to its row. */
export const contextOf = (vendorId: number, courier: ConnectedCourier): string => `${vendorId}:${courier}`;

/** Logins of vendors at a courier, decrypted for its adapter only. */
export class StoredCourierAccounts implements CourierAccounts {
  constructor(
    private readonly deps: StoreDependencies,
    private readonly courier: ConnectedCourier,
  ) {}

  async of(vendorId: number): Promise<CourierLogin> {
    const row = await this.rows().where('vendor_id', '=', vendorId).executeTakeFirst();
    if (!row) throw new CourierRefusal('courier-not-connected');
    return this.open(row);
  }

  async any(): Promise<CourierLogin | null> {
    const row = await this.rows().orderBy('updated_at', 'desc').orderBy('vendor_id').executeTakeFirst();
    return row ? this.open(row) : null;
  }

  private rows() {
    return this.deps.db
      .selectFrom('courier_account')
      .select(['vendor_id', 'credentials'])
      .where('courier', '=', this.courier);
  }

  private open(row: { vendor_id: number; credentials: Buffer }): CourierLogin {
    const text = this.deps.sealer.open(row.credentials, contextOf(row.vendor_id, this.courier));
    return JSON.parse(text) as CourierLogin;
  }
}
