import { ArrayNotEmpty, Length } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { KEY_SCOPES, MAX_KEY_NAME_LENGTH } from './api-key.ts';
import type { ApiKeyForm, KeyScope } from './api-key.ts';

export class ApiKeyCommand {
  @Length(2, MAX_KEY_NAME_LENGTH, { message: 'error-key-name' })
  readonly name: string;

  @ArrayNotEmpty({ message: 'error-key-scopes' })
  readonly scopes: readonly KeyScope[];

  constructor({ name, scopes }: ApiKeyForm) {
    this.name = normaliseLine(name);
    this.scopes = KEY_SCOPES.filter((scope) => scopes.includes(scope));
  }
}

/** Rules of the forms; heavy code that loads with the first check. */
export const integrationRules = {
  keyErrors: (form: ApiKeyForm): FieldErrors => fieldErrorsOf(new ApiKeyCommand(form)),
};

export type IntegrationRules = typeof integrationRules;
