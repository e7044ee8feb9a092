import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';

/** Shows the error of an action; screen readers announce it. */
export function ErrorAlert({ error }: { error: string | null }): ReactNode {
  const t = useTexts();
  return error === null ? null : <Alert severity="error">{t<string>(error)}</Alert>;
}
