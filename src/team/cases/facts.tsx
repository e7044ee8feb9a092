import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isTimeWindow } from '../../core/services/time-window.ts';
import { FACT_RECORDS } from '../../core/team/case-evidence.ts';
import type { EvidenceFact } from '../../core/team/case-evidence.ts';
import type { TeamOperation } from '../../core/team/permissions.ts';
import { useCalendarWords } from '../calendar/calendar-words.ts';
import { Moment, Money, useReason } from '../components/formats.tsx';
import { useTexts } from '../use-texts.ts';

type Fact = { label: string; value: ReactNode };

const LIST = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'fit-content(45%) 1fr' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

/** Labels with their values. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <Box component="dl" sx={LIST}>
      {facts.map(({ label, value }, index) => (
        <Box key={`${index} ${label}`} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** Facts of a case; empty ones are omitted. */
export function EvidenceFacts({ facts }: { facts: readonly EvidenceFact[] }): ReactNode {
  const t = useTexts();
  const given = facts.filter(({ value }) => value !== '');
  return (
    <FactList
      facts={given.map((fact) => ({ label: t<string>(fact.label), value: <FactValue fact={fact} /> }))}
    />
  );
}

function FactValue({ fact: { format, value, title } }: { fact: EvidenceFact }): ReactNode {
  const t = useTexts();
  const reasonOf = useReason();
  switch (format) {
    case 'key':
      return t<string>(value);
    case 'money':
      return <Money amount={Number(value)} />;
    case 'moment':
      return <Moment value={value} />;
    case 'link':
      return <Link href={value}>{value}</Link>;
    case 'reason':
      return reasonOf(value);
    case 'record':
      return <RecordFact subject={value} title={title ?? ''} />;
    case 'visit':
      return <VisitFact slot={value} teams={title ?? ''} />;
    case 'text':
      return value;
  }
}

/** A record with a link to its page, for members who may read it. @param subject such as `home-12` */
function RecordFact({ subject, title }: { subject: string; title: string }): ReactNode {
  const t = useTexts();
  const { permissions = [] } = usePermissions<TeamOperation[]>();
  const [kind = '', id = ''] = subject.split('-');
  const resource = FACT_RECORDS[kind as keyof typeof FACT_RECORDS];
  const name = `${t<string>(`resources.${resource}.name`, { count: 1 })} № ${id}`;
  const isReadable = permissions.includes(`${resource}.read`);
  return (
    <>
      {isReadable ? (
        <Link component={RouterLink} to={`/${resource}/${id}/show`}>
          {name}
        </Link>
      ) : (
        name
      )}
      {title !== '' && `: ${title}`}
    </>
  );
}

/** Day, time and teams of a visit. @param slot such as `2026-11-21 08-12` */
function VisitFact({ slot, teams }: { slot: string; teams: string }): ReactNode {
  const words = useCalendarWords();
  const [date = '', window = ''] = slot.split(' ');
  const time = isTimeWindow(window) ? `, ${words.span(window, 1)}` : '';
  return `${words.day(date)}${time}: ${teams}`;
}
