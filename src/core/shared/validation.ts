import { validateSync } from 'class-validator';
import type { ValidationError } from 'class-validator';
import { Failure } from './failure.ts';
import type { FieldErrors } from './failure.ts';

/** Invalid fields of a command, each with its first message key. */
export function fieldErrorsOf(command: object): FieldErrors {
  const errors: FieldErrors = {};
  collect(validateSync(command, { stopAtFirstError: true, forbidUnknownValues: false }), '', errors);
  return errors;
}

/** @throws Failure `validation_failed` with the invalid fields */
export function ensureValid(command: object): void {
  const fields = fieldErrorsOf(command);
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}

function collect(problems: ValidationError[], path: string, into: FieldErrors): void {
  for (const problem of problems) {
    const name = path + problem.property;
    const message = Object.values(problem.constraints ?? {})[0];
    if (message) into[name] = message;
    collect(problem.children ?? [], `${name}.`, into);
  }
}
