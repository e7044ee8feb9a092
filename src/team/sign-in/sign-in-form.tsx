import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../components/error-alert.tsx';
import { TeamForm } from '../components/team-form.tsx';
import { useAction } from '../components/use-action.ts';

type Props<Values> = {
  submit: string;
  onSubmit: (values: Values) => Promise<unknown>;
  values?: Partial<Values>;
  children: ReactNode;
};

export function SignInForm<Values extends object>({
  submit,
  onSubmit,
  values,
  children,
}: Props<Values>): ReactNode {
  const { run, isRunning, error, clearError } = useAction(onSubmit);
  return (
    <TeamForm
      onSubmit={(entered: object) => run(entered as Values)}
      onEdit={clearError}
      record={{ ...values }}
    >
      <Stack spacing={1.5}>
        {children}
        <ErrorAlert error={error} />
        <Button type="submit" variant="contained" loading={isRunning}>
          {submit}
        </Button>
      </Stack>
    </TeamForm>
  );
}
