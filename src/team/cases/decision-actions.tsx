import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  RadioButtonGroupInput,
  TextInput,
  TopToolbar,
  maxLength,
  required,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { APPEAL_OUTCOMES, MAX_CASE_TEXT } from '../../core/team/cases.ts';
import type { AppealOutcome } from '../../core/team/cases.ts';
import type { TextKey } from '../../../content/text-key.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import type { DecisionRecord } from './decision-record.ts';

const OUTCOMES = APPEAL_OUTCOMES.map((id) => ({ id, name: `team-appeal-${id}` }));
const TEXT = [required(), maxLength(MAX_CASE_TEXT)];

/** Undo and objection of the shown decision, as far as its state allows them (TEAM-04). */
export function DecisionActions(): ReactNode {
  const { operations, clock } = useTeam();
  const record = useRecordContext<DecisionRecord>();
  const { identity } = useGetIdentity();
  const mayUndo = usePermitted('cases.undo');
  const mayRegister = usePermitted('appeals.register');
  const mayDecide = usePermitted('appeals.decide');
  if (!record) return <TopToolbar />;
  const id = String(record.id);
  const { undoUntil, undoneAt, appealedAt, appealOutcome, decidedBy } = record;
  const isUndoable = undoUntil !== null && new Date(undoUntil) > clock.now();
  const isOwn = decidedBy?.accountId === identity?.id;
  return (
    <TopToolbar>
      {mayUndo && !undoneAt && isUndoable && (
        <DecisionButton
          label="team-undo"
          done="team-decision-undone"
          submit={() => operations.undoDecision({ id })}
        >
          <Explanation text="team-undo-text" />
        </DecisionButton>
      )}
      {mayRegister && !undoneAt && !isUndoable && !appealedAt && (
        <DecisionButton
          label="team-register-appeal"
          done="team-appeal-registered"
          submit={({ text }) => operations.registerAppeal({ id, text: String(text) })}
        >
          <Explanation text="team-register-appeal-text" />
          <TextInput source="text" label="team-appeal-text" multiline minRows={4} validate={TEXT} />
        </DecisionButton>
      )}
      {mayDecide && !isOwn && appealedAt && !appealOutcome && (
        <DecisionButton
          label="team-decide-appeal"
          done="team-appeal-decided"
          submit={({ outcome, answer }) =>
            operations.decideAppeal({ id, outcome: outcome as AppealOutcome, answer: String(answer) })
          }
        >
          <RadioButtonGroupInput
            source="outcome"
            label="team-appeal-outcome"
            choices={OUTCOMES}
            row={false}
            validate={required()}
          />
          <TextInput
            source="answer"
            label="team-appeal-answer"
            helperText="team-appeal-answer-hint"
            multiline
            minRows={4}
            validate={TEXT}
          />
        </DecisionButton>
      )}
    </TopToolbar>
  );
}

function Explanation({ text }: { text: TextKey }): ReactNode {
  return <Typography sx={{ mb: 1 }}>{useTexts()(text)}</Typography>;
}

type ButtonProps = {
  label: TextKey;
  /** Message after the action. */
  done: TextKey;
  submit: (values: FieldValues) => Promise<unknown>;
  children: ReactNode;
};

function DecisionButton({ label, done, submit, children }: ButtonProps): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const run = async (values: FieldValues) => {
    await submit(values);
    setOpen(false);
    notify(done, { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(label)}
      </Button>
      {isOpen && (
        <ActionDialog label={t(label)} submit={run} onClose={() => setOpen(false)}>
          {children}
        </ActionDialog>
      )}
    </>
  );
}
