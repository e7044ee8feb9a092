import type { Generated, JSONColumnType } from 'kysely';
import type { KeyScope } from '../../../src/core/integrations/api-key.ts';
import type {
  DeliveredEvent,
  DeliveryError,
  DeliveryStatus,
  WebhookEvent,
} from '../../../src/core/integrations/webhook.ts';
import type { CreatedAt, Identity } from '../../platform/database/column-types.ts';

/** Keys, webhooks and feeds of the vendors' programs. */
export interface IntegrationTables {
  api_key: ApiKeyTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  product_feed: ProductFeedTable;
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

export interface WebhookTable {
  id: Identity;
  vendor_id: number;
  account_id: number;
  url: string;
  events: WebhookEvent[];
  secret: Buffer;
  created_at: Date;
  failing_since: Generated<Date | null>;
  disabled_at: Generated<Date | null>;
}

/** Written by triggers of the database; test events by their operation. */
export interface WebhookDeliveryTable {
  id: Identity;
  webhook_id: number;
  event: DeliveredEvent;
  data: JSONColumnType<Record<string, string | number | null>>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  response_status: Generated<number | null>;
  error: Generated<DeliveryError | null>;
  created_at: CreatedAt;
  attempted_at: Generated<Date | null>;
  next_at: Generated<Date | null>;
}

export interface ProductFeedTable {
  vendor_id: number;
  account_id: number;
  url: string;
  created_at: Date;
  next_at: Date;
  fetched_at: Generated<Date | null>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  sha256: Generated<Buffer | null>;
  import_id: Generated<number | null>;
  is_importing: Generated<boolean>;
  failures: Generated<number>;
  /** Message key. */
  error: Generated<string | null>;
}
