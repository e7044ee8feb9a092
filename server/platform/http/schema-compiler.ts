import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import stringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';

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

/**
 * Compiled once for all places where a schema stands (the same refusals stand at every operation), and when it is first
 * needed: all of them together were most of what a start had to work for.
 */
function compileOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => () => Compiled {
  const known = new Map<string, Compiled>();
  return (schema) => {
    let own: Compiled | undefined;
    return () => {
      if (own !== undefined) return own;
      const text = JSON.stringify(schema);
      own = known.get(text) ?? compile(schema);
      known.set(text, own);
      return own;
    };
  };
}

const compileStrictly = compileOnce((schema) => strictly.compile(schema));
const compileForAddress = compileOnce((schema) => fromAddress.compile(schema));
const compileToWrite = compileOnce((schema) => stringify(schema));

/** Bodies are held to their schema as they are; only addresses are read leniently. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const isAddress = httpPart === 'querystring' || httpPart === 'params';
  const compiled = isAddress ? compileForAddress(schema) : compileStrictly(schema);
  const validate: FastifyValidationResult = (data) => {
    const isValid = compiled()(data);
    validate.errors = compiled().errors;
    return isValid;
  };
  return validate;
};

/** Answers are written by their schema: what it does not name stays inside. */
export const compileAnswer: FastifySerializerCompiler<object> = ({ schema }) => {
  const write = compileToWrite(schema);
  return (data) => write()(data);
};
