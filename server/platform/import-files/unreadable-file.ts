import { Failure } from '../../../src/core/shared/failure.ts';

/** Why a file can't be read: a message key with its values. Told at once when it is sent, else by its import. */
export class UnreadableFile extends Failure {
  constructor(
    messageKey: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(messageKey, {}, 'invalid');
  }
}
