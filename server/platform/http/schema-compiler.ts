import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import stringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

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

/** Compiled once for all places where a schema stands: the same refusals stand at every operation. */
function compileOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const known = new Map<string, Compiled>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? compile(schema);
    known.set(text, compiled);
    return compiled;
  };
}

const compileStrictly = compileOnce((schema) => strictly.compile(schema));
const compileForAddress = compileOnce((schema) => fromAddress.compile(schema));
const compileToWrite = compileOnce((schema) => stringify(schema));

/** Bodies are held to their schema as they are; only addresses are read leniently. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  httpPart === 'querystring' || httpPart === 'params' ? compileForAddress(schema) : compileStrictly(schema);

/** Answers are written by their schema: what it does not name stays inside. */
export const compileAnswer: FastifySerializerCompiler<object> = ({ schema }) => compileToWrite(schema);
