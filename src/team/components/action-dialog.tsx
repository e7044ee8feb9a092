import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../use-texts.ts';
import { ErrorAlert } from './error-alert.tsx';
import { TeamForm } from './team-form.tsx';
import { useAction } from './use-action.ts';

type Props = {
  /** Title of the dialog, and text of its button without `submitLabel`. */
  label: string;
  submitLabel?: string;
  /** Inputs and explanations. */
  children: ReactNode;
  values?: FieldValues;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** Action with the values of the inputs; its error is shown, and refused fields are marked. */
  submit(values: FieldValues): Promise<unknown>;
  onClose(): void;
};

export function ActionDialog({
  label,
  submitLabel = label,
  children,
  values,
  isDangerous,
  isDisabled = false,
  submit,
  onClose,
}: Props): ReactNode {
  const t = useTexts();
  const title = useId();
  const { run, isRunning, error, clearError } = useAction(submit);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
    >
      <TeamForm record={{ ...values }} onSubmit={run} onEdit={clearError} sanitizeEmptyValues>
        <DialogTitle id={title}>{label}</DialogTitle>
        <DialogContent>
          {children}
          <ErrorAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isRunning}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </TeamForm>
    </Dialog>
  );
}
