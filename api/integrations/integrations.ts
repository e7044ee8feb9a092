import { Type } from 'typebox';
import { KEY_SCOPES } from '../../src/core/integrations/api-key.ts';
import { operation } from '../operation.ts';
import { Done, Id, IdText, Moment, nullable, oneOf, strict, text } from '../schema.ts';

const domain = 'integrations';
const callers = ['vendor'] as const;

const Scopes = Type.Array(oneOf(KEY_SCOPES), { maxItems: KEY_SCOPES.length, uniqueItems: true });

const ApiKey = strict({
  id: Id,
  name: Type.String(),
  scopes: Scopes,
  start: Type.String(),
  createdAt: Moment,
  lastUsedAt: nullable(Moment),
});

export const apiKeys = operation({
  id: 'apiKeys',
  method: 'GET',
  path: '/api/vendor/key',
  summary: "Returns the vendor's API keys without their secrets, newest first (SHIP-12)",
  domain,
  callers,
  guarded: true,
  answer: strict({ data: Type.Array(ApiKey) }),
});

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/vendor/key',
  summary: 'Adds an API key and returns its secret once; the vendor gets a mail (SHIP-12)',
  domain,
  callers,
  guarded: true,
  body: strict({ name: text(200), scopes: Scopes }),
  answer: strict({ key: ApiKey, secret: Type.String() }),
  status: 201,
});

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/vendor/key/{id}',
  summary: 'Revokes an API key at once (SHIP-12)',
  domain,
  callers,
  guarded: true,
  own: 'api key',
  params: strict({ id: IdText }),
  answer: Done,
});

export const integrationOperations = [apiKeys, createApiKey, revokeApiKey];
