import { Failure } from '../../../src/core/shared/failure.ts';

/** Reason why a file cannot be read: a message key with values. Reported at the upload or by its import. */
export class UnreadableFile extends Failure {
  constructor(
    messageKey: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(messageKey, {}, 'invalid');
  }
}
