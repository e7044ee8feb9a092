import { useState } from 'react';
import { toHttpError } from '../http-error.ts';

type Action<Input> = {
  run(input: Input): Promise<void>;
  isRunning: boolean;
  /** Message key of the last error. */
  error: string | null;
};

/** Runs an action once at a time and provides its error. */
export function useAction<Input = void>(action: (input: Input) => Promise<unknown>): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (input: Input) => {
    if (isRunning) return;
    setRunning(true);
    setError(null);
    try {
      await action(input);
    } catch (reason) {
      setError(toHttpError(reason).message);
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, error };
}
