import { useState } from 'react';
import { statusOf } from '../../../api/failure-status.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { toHttpError } from '../http-error.ts';

/** Message key of an error with the values of its text, such as a count. */
export type ActionError = { message: string; values: Readonly<Record<string, string>> };

type Action<Input> = {
  /** Returns the keys of refused fields; a form shows them. */
  run(input: Input): Promise<FieldErrors | undefined>;
  isRunning: boolean;
  /** Last error. */
  error: ActionError | null;
  clearError(): void;
};

/** Statuses of a request with refused fields: by a rule, or by the contract, such as a text that is too long. */
const INVALID = new Set([statusOf('invalid'), statusOf('malformed')]);

/** Runs an action once at a time and provides its error. */
export function useAction<Input = void>(action: (input: Input) => Promise<unknown>): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ActionError | null>(null);
  const run = async (input: Input) => {
    if (isRunning) return undefined;
    setRunning(true);
    setError(null);
    try {
      await action(input);
      return undefined;
    } catch (reason) {
      const { message, status, body } = toHttpError(reason);
      const fields = (body as { errors?: FieldErrors } | undefined)?.errors;
      setError({ message, values: INVALID.has(status) ? {} : { ...fields } });
      return INVALID.has(status) ? fields : undefined;
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, error, clearError: () => setError(null) };
}
