import type { Generated } from 'kysely';
import type { KeyScope } from '../../../src/core/integrations/api-key.ts';
import type { Identity } from '../../platform/database/column-types.ts';

/** Keys of the vendors' programs. */
export interface IntegrationTables {
  api_key: ApiKeyTable;
}

export interface ApiKeyTable {
  id: Identity;
  vendor_id: number;
  account_id: number;
  name: string;
  scopes: KeyScope[];
  key_hash: Buffer;
  key_start: string;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}
