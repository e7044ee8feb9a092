import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Form,
  TextInput,
  maxLength,
  required,
  useDataProvider,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useRefresh, useResourceContext } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import type { TeamOperation } from '../../core/team/permissions.ts';
import type { TeamDataProvider } from '../data-provider.ts';
import { useTexts } from '../use-texts.ts';
import { ErrorAlert } from './error-alert.tsx';
import { useAction } from './use-action.ts';
import { usePermitted } from './use-permitted.ts';

/** Longest reason in the audit log. */
const MAX_REASON = 2000;

type Values = Record<string, unknown> & { reason?: string };

type Props = {
  /** Last part of the operation's path, such as `suspend`. */
  action: string;
  /** Permission without which the button is absent. */
  operation: TeamOperation;
  /** Text of the button and title of its dialog. */
  label: TextKey;
  /** Explains the consequences in the dialog. */
  text?: TextKey;
  /** Inputs of the action besides the reason. */
  children?: ReactNode;
  /** Initial values of the inputs. */
  values?: Values;
  /** False if the action is recorded without a reason. */
  hasReason?: boolean;
  isDangerous?: boolean;
};

/** Button that runs an action of the shown record after a dialog with the reason (TEAM-11). */
export function ActionButton(props: Props): ReactNode {
  const { operation, label, isDangerous = false } = props;
  const t = useTexts();
  const isPermitted = usePermitted(operation);
  const [isOpen, setOpen] = useState(false);
  if (!isPermitted) return null;
  return (
    <>
      <Button
        variant="outlined"
        color={isDangerous ? 'error' : 'primary'}
        onClick={(event) => {
          // The row of a list opens its record.
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {t(label)}
      </Button>
      {isOpen && <ActionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActionDialog({
  action,
  label,
  text,
  children,
  values,
  hasReason = true,
  isDangerous = false,
  onClose,
}: Props & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const title = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext();
  const resource = useResourceContext();
  const { act } = useDataProvider<TeamDataProvider>();
  const { run, isRunning, error } = useAction(async ({ reason, ...input }: Values) => {
    if (!record || !resource) return;
    const hasInput = Object.keys(input).length > 0;
    const params = { id: record.id, action, ...(reason && { reason }), ...(hasInput && { input }) };
    await act(resource, params);
    onClose();
    notify('team-done', { type: 'success' });
    refresh();
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
    >
      <Form record={{ ...values }} onSubmit={run} sanitizeEmptyValues>
        <DialogTitle id={title}>{t(label)}</DialogTitle>
        <DialogContent>
          {text && t(text)}
          {children}
          {hasReason && (
            <TextInput
              source="reason"
              label="team-reason"
              helperText="team-reason-hint"
              multiline
              minRows={3}
              validate={[required(), maxLength(MAX_REASON)]}
            />
          )}
          <ErrorAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isRunning}
          >
            {t(label)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
