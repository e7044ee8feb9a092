import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { EvidenceBlock } from '../../core/team/case-evidence.ts';
import { Moment } from '../components/formats.tsx';
import { useOperationName } from '../components/operation-name.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTexts } from '../use-texts.ts';
import { Entries, EntryHead, WrittenText } from './parts.tsx';
import { useReasonText } from './decision-record.ts';

type Block<Type extends EvidenceBlock['type']> = Extract<EvidenceBlock, { type: Type }>;

/** Changes of the record by the team. */
export function History({ entries }: Pick<Block<'history'>, 'entries'>): ReactNode {
  const t = useTexts();
  const nameOf = useOperationName();
  const textOf = useReasonText();
  if (entries.length === 0) return <Typography>{t('team-no-history')}</Typography>;
  return (
    <Entries>
      {entries.map(({ at, operator, operation, reason }) => (
        <li key={`${at} ${operation}`}>
          <EntryHead>
            <Moment value={at} /> · {operator}
          </EntryHead>
          <Typography>{nameOf(operation)}</Typography>
          {reason !== '' && <WrittenText>{textOf(reason)}</WrittenText>}
        </li>
      ))}
    </Entries>
  );
}

export function PastDecisions({ decisions }: Pick<Block<'decisions'>, 'decisions'>): ReactNode {
  const t = useTexts();
  const textOf = useReasonText();
  const canOpen = usePermitted('decisions.read');
  if (decisions.length === 0) return <Typography>{t('team-no-decisions')}</Typography>;
  return (
    <Entries>
      {decisions.map(({ id, kind, title, decision, reason, by, at, isUndone, appealOutcome }) => {
        const name = `${t<string>(`case-decision-${decision}`)}: ${title}`;
        return (
          <li key={id}>
            <EntryHead>
              <Moment value={at} /> · {by ?? t('team-deleted-account')} · {t<string>(`case-kind-${kind}`)}
            </EntryHead>
            {canOpen ? (
              <Link component={RouterLink} to={`/decisions/${id}/show`}>
                {name}
              </Link>
            ) : (
              <Typography>{name}</Typography>
            )}
            {isUndone && <Typography>{t('team-decision-state-undone')}</Typography>}
            {appealOutcome && <Typography>{t(`team-decision-state-${appealOutcome}`)}</Typography>}
            {reason !== '' && <WrittenText>{textOf(reason)}</WrittenText>}
          </li>
        );
      })}
    </Entries>
  );
}
