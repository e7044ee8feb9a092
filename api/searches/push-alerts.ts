import { Type } from 'typebox';
import { MAX_ENDPOINT_LENGTH } from '../../src/core/searches/push-alerts.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Done, nullable, strict, text } from '../schema.ts';

const domain = 'searches';
const Endpoint = text(MAX_ENDPOINT_LENGTH);

export const pushStatus = operation({
  id: 'pushStatus',
  method: 'POST',
  path: '/api/push-subscription/status',
  summary:
    'Returns whether this browser is subscribed to push messages, and the public key to subscribe; null if push is not configured (FIND-02)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  idempotent: true,
  body: strict({ endpoint: nullable(Endpoint) }),
  answer: strict({ publicKey: nullable(Type.String()), isSubscribed: Type.Boolean() }),
});

export const savePushSubscription = operation({
  id: 'savePushSubscription',
  method: 'POST',
  path: '/api/push-subscription',
  summary: "Subscribes this browser to push messages of the user's alerts; may be repeated",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  body: strict({
    endpoint: Endpoint,
    // An uncompressed point of P-256 and 16 bytes, in base64url (RFC 8291).
    keys: strict({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
  }),
  answer: Done,
});

export const deletePushSubscription = operation({
  id: 'deletePushSubscription',
  method: 'POST',
  path: '/api/push-subscription/end',
  summary: 'Ends push messages for this browser; may be repeated',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  body: strict({ endpoint: Endpoint }),
  answer: Done,
});

export const pushOperations = [pushStatus, savePushSubscription, deletePushSubscription];
