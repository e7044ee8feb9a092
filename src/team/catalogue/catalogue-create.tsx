import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCreatePath, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueResource } from '../../core/team/catalogue.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { ReasonInput } from '../components/reason-input.tsx';
import { TeamForm } from '../components/team-form.tsx';
import { useAction } from '../components/use-action.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import type { CatalogueRecord } from './catalogue-records.ts';

type Props<Value> = {
  resource: CatalogueResource;
  initial: Value;
  valueOf(fields: FieldValues): Value;
  children: ReactNode;
};

/** Form of a new record that visitors see (TEAM-07). */
export function CatalogueCreate<Value extends CatalogueRecord['current']>(props: Props<Value>): ReactNode {
  const { resource, initial, valueOf, children } = props;
  const t = useTexts();
  const notify = useNotify();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const { operations } = useTeam();
  const { run, isRunning, error, clearError } = useAction(async (fields: FieldValues) => {
    const value = valueOf(fields);
    const { key } = await operations.createTeamCatalogue({ resource, value, reason: fields['reason'] });
    notify('team-done', { type: 'success' });
    redirect(createPath({ resource, type: 'show', id: key }));
  });
  return (
    <TeamForm record={{ ...initial, reason: '' }} onSubmit={run} onEdit={clearError}>
      {children}
      <ReasonInput />
      <ErrorAlert error={error} />
      <Button type="submit" variant="contained" loading={isRunning} sx={{ mt: 1 }}>
        {t('ra.action.create')}
      </Button>
    </TeamForm>
  );
}
