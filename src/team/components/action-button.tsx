import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import type { TeamOperation } from '../../core/team/permissions.ts';
import type { TeamDataProvider } from '../data-provider.ts';
import { useTexts } from '../use-texts.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ReasonInput } from './reason-input.tsx';
import { usePermitted } from './use-permitted.ts';

type Values = Record<string, unknown> & { reason?: string };

type Props = {
  /** Last part of the operation's path, such as `suspend`. */
  action: string;
  /** Permission without which the button is absent. */
  operation: TeamOperation;
  label: TextKey;
  /** Explains the consequences in the dialog. */
  text?: TextKey;
  /** Inputs of the action besides the reason. */
  children?: ReactNode;
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
      {isOpen && <RecordActionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecordActionDialog({
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
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext();
  const resource = useResourceContext();
  const { act } = useDataProvider<TeamDataProvider>();
  const submit = async ({ reason, ...input }: Values) => {
    if (!record || !resource) return;
    const hasInput = Object.keys(input).length > 0;
    const params = { id: record.id, action, ...(reason && { reason }), ...(hasInput && { input }) };
    await act(resource, params);
    onClose();
    notify('team-done', { type: 'success' });
    refresh();
  };
  return (
    <ActionDialog
      label={t(label)}
      isDangerous={isDangerous}
      submit={submit}
      onClose={onClose}
      {...(values && { values })}
    >
      {text && t(text)}
      {children}
      {hasReason && <ReasonInput />}
    </ActionDialog>
  );
}
