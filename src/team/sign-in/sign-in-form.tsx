import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
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
  const { run, isRunning, error } = useAction(onSubmit);
  return (
    <Form onSubmit={(entered: object) => run(entered as Values)} record={{ ...values }}>
      <Stack spacing={1.5}>
        {children}
        <ErrorAlert error={error} />
        <Button type="submit" variant="contained" loading={isRunning}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
