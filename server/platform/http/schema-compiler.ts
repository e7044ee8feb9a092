import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const strictly = new Ajv({
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  coerceTypes: false,
});
/** An address knows only texts: numbers and lists in it are read from them. */
const fromAddress = new Ajv({
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  coerceTypes: 'array',
});
addFormats.default(strictly);
addFormats.default(fromAddress);

/** Bodies are held to their schema as they are; only addresses are read leniently. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'querystring' || httpPart === 'params' ? fromAddress : strictly;
  return ajv.compile(schema);
};
