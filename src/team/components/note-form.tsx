import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  maxLength,
  required,
  TextInput,
  useDataProvider,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { useTexts } from '../use-texts.ts';
import { ErrorAlert } from './error-alert.tsx';
import { TeamForm } from './team-form.tsx';
import { useAction } from './use-action.ts';
import { usePermitted } from './use-permitted.ts';

const MAX_NOTE = 5000;

export function NoteForm(): ReactNode {
  const t = useTexts();
  const isPermitted = usePermitted('notes.write');
  const resource = useResourceContext();
  const record = useRecordContext();
  const refresh = useRefresh();
  const { create } = useDataProvider();
  /** Another key empties the form. */
  const [count, setCount] = useState(0);
  const { run, isRunning, error, clearError } = useAction(async ({ text }: { text?: string }) => {
    await create('notes', { data: { resource, recordId: String(record?.id), text } });
    setCount(count + 1);
    refresh();
  });
  if (!isPermitted || !record) return null;
  return (
    <TeamForm key={count} record={{}} onSubmit={run} onEdit={clearError}>
      <TextInput
        source="text"
        label="note"
        helperText="team-note-hint"
        multiline
        minRows={2}
        validate={[required(), maxLength(MAX_NOTE)]}
      />
      <ErrorAlert error={error} />
      <Button type="submit" variant="outlined" loading={isRunning} sx={{ mb: 3 }}>
        {t('team-add-note')}
      </Button>
    </TeamForm>
  );
}
