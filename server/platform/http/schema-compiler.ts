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
/** Parses numbers and lists from the texts of an address. */
const fromAddress = new Ajv({
  allErrors: false,
  removeAdditional: false,
  useDefaults: false,
  coerceTypes: 'array',
});
addFormats.default(strictly);
addFormats.default(fromAddress);

/** Compiles each schema once, when it is first needed, because all of them would take most of a start. */
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

/** Texts of boolean query values (CALL-01 has `highlighted`, other flags are `1`). */
const FLAG_VALUES = new Map<unknown, boolean>([
  ['1', true],
  ['0', false],
]);

function flagsOf(schema: object): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  return Object.keys(properties).filter((name) => properties[name]?.type === 'boolean');
}

/** Bodies are validated strictly; only addresses are parsed leniently. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const isAddress = httpPart === 'querystring' || httpPart === 'params';
  const compiled = isAddress ? compileForAddress(schema) : compileStrictly(schema);
  const flags = isAddress ? flagsOf(schema) : [];
  const validate: FastifyValidationResult = (data: Record<string, unknown>) => {
    for (const flag of flags) {
      const value = FLAG_VALUES.get(data[flag]);
      if (value !== undefined) data[flag] = value;
    }
    const isValid = compiled()(data);
    validate.errors = compiled().errors;
    return isValid;
  };
  return validate;
};

/** Serialises answers by their schema, which drops unknown fields. */
export const compileAnswer: FastifySerializerCompiler<object> = ({ schema }) => {
  const write = compileToWrite(schema);
  return (data) => write()(data);
};
