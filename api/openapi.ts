import { CONTRACT } from './contract.ts';
import type { Operation } from './operation.ts';
import { ErrorBody } from './schema.ts';

/** The contract as an OpenAPI 3.1 document (CALL-01). */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of CONTRACT) {
    const { id, method, path, summary, domain, callers, guarded, params, query, answer, scope } = operation;
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: id,
      summary,
      tags: [domain],
      'x-callers': callers,
      'x-guarded': guarded,
      ...(scope && { security: [{ apiKey: [scope] }] }),
      ...(operation.permission && { 'x-permission': operation.permission }),
      ...(operation.idempotent && { 'x-idempotent': true }),
      parameters: [
        { $ref: '#/components/parameters/Language' },
        ...(operation.captcha ? [{ $ref: '#/components/parameters/Captcha' }] : []),
        ...parameters('path', params),
        ...parameters('query', query),
      ],
      ...requestBody(operation),
      responses: {
        [operation.status ?? 200]: {
          description: 'Success',
          content: { 'application/json': { schema: answer } },
        },
        default: { $ref: '#/components/responses/Refusal' },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Уют',
      version: '1',
      description:
        'Money is in stotinki (BGN × 100), moments are ISO 8601. Messages are keys of content/translations.',
    },
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: "API key of a vendor with the operation's scope, made in the vendor's profile",
        },
      },
      parameters: {
        Language: {
          name: 'X-Accept-Language',
          in: 'header',
          description: 'Language of the texts in the answer',
          schema: { type: 'string', enum: ['bg', 'en'], default: 'bg' },
        },
        Captcha: {
          name: 'X-Captcha',
          in: 'header',
          description:
            'A solved captcha of the action `attempt`, after the call was refused with 428 `captcha-required`',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refusal: {
          description: 'Error; `errors` names invalid fields',
          content: { 'application/json': { schema: ErrorBody } },
        },
      },
    },
  };
}

const FILE_FORM = {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

function requestBody({ body, multipart }: Operation): object {
  if (multipart)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE_FORM } } } };
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {};
}

type ObjectSchema = { properties?: Record<string, object>; required?: readonly string[] };

function parameters(place: 'path' | 'query', schema: object | undefined): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}
