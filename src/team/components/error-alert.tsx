import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import type { ActionError } from './use-action.ts';

/** Shows the error of an action; screen readers announce it. */
export function ErrorAlert({ error }: { error: ActionError | string | null }): ReactNode {
  const t = useTexts();
  if (error === null) return null;
  const { message, values } = typeof error === 'string' ? { message: error, values: {} } : error;
  const { count, ...others }: Record<string, string> = values;
  const text = t<string>(message, count === undefined ? others : { ...others, count: Number(count) });
  return <Alert severity="error">{text}</Alert>;
}
