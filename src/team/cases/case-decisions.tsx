import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormDataConsumer, SelectInput, TextInput, maxLength, required } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { MAX_CASE_TEXT } from '../../core/team/cases.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import { useTexts } from '../use-texts.ts';
import { EvidenceCard } from './evidence-card.tsx';
import type { CaseDecision, OpenedCase } from './case-claims.ts';
import { useDecide } from './use-decide.ts';

/** Choice of a reason in the member's own words. */
const OWN_REASON = 'own';

/** Decisions that warn in red, because they remove or refuse something. */
const DANGEROUS = new Set(['remove', 'remove-listings', 'remove-reply', 'hide', 'close', 'reject', 'cancel']);

/** Possible decisions of an opened case (TEAM-04). */
export function CaseDecisions({ opened }: { opened: OpenedCase }): ReactNode {
  const t = useTexts();
  const [chosen, choose] = useState<CaseDecision | null>(null);
  /** Inputs by decision, for another attempt after a refused one. */
  const [sent, setSent] = useState<Record<string, FieldValues>>({});
  return (
    <EvidenceCard title={t('case-fact-decision')}>
      <Stack spacing={1}>
        {opened.decisions.map((decision) => (
          <Button
            key={decision.name}
            variant="outlined"
            color={DANGEROUS.has(decision.name) ? 'error' : 'primary'}
            onClick={() => choose(decision)}
          >
            {t<string>(`case-decision-${decision.name}`)}
          </Button>
        ))}
      </Stack>
      {chosen && (
        <DecisionDialog
          opened={opened}
          decision={chosen}
          values={sent[chosen.name] ?? {}}
          onSend={(values) => setSent({ ...sent, [chosen.name]: values })}
          onClose={() => choose(null)}
        />
      )}
    </EvidenceCard>
  );
}

type DialogProps = {
  opened: OpenedCase;
  decision: CaseDecision;
  values: FieldValues;
  onSend: (values: FieldValues) => void;
  onClose: () => void;
};

function DecisionDialog({ opened, decision, values, onSend, onClose }: DialogProps): ReactNode {
  const t = useTexts();
  const decide = useDecide(opened);
  const { name, needsReason, reasons, isUndoable } = decision;
  return (
    <ActionDialog
      label={t<string>(`case-decision-${name}`)}
      isDangerous={DANGEROUS.has(name)}
      values={values}
      submit={async (entered) => {
        onSend(entered);
        const { prepared, reason } = entered;
        await decide(decision, prepared && prepared !== OWN_REASON ? String(prepared) : String(reason ?? ''));
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {t(isUndoable ? 'team-decision-undoable' : 'team-decision-final')}
      </Typography>
      {reasons.length > 0 && <PreparedReason reasons={reasons} needsReason={needsReason} />}
      {reasons.length > 0 ? (
        <FormDataConsumer>
          {({ formData }) => formData['prepared'] === OWN_REASON && <OwnReason needsReason />}
        </FormDataConsumer>
      ) : (
        <OwnReason needsReason={needsReason} />
      )}
    </ActionDialog>
  );
}

function PreparedReason({ reasons, needsReason }: Pick<CaseDecision, 'reasons' | 'needsReason'>): ReactNode {
  const choices = [...reasons.map((id) => ({ id, name: id })), { id: OWN_REASON, name: 'team-own-reason' }];
  return (
    <SelectInput
      source="prepared"
      label="team-reason"
      choices={choices}
      {...(needsReason && { validate: required() })}
    />
  );
}

function OwnReason({ needsReason }: Pick<CaseDecision, 'needsReason'>): ReactNode {
  return (
    <TextInput
      source="reason"
      label="team-reason-text"
      helperText="team-decision-reason-hint"
      multiline
      minRows={3}
      validate={[...(needsReason ? [required()] : []), maxLength(MAX_CASE_TEXT)]}
    />
  );
}
