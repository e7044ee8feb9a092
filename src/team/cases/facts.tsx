import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { EvidenceFact } from '../../core/team/case-evidence.ts';
import { Moment, Money } from '../components/formats.tsx';
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
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
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

function FactValue({ fact: { format, value } }: { fact: EvidenceFact }): ReactNode {
  const t = useTexts();
  switch (format) {
    case 'key':
      return t<string>(value);
    case 'money':
      return <Money amount={Number(value)} />;
    case 'moment':
      return <Moment value={value} />;
    case 'link':
      return <Link href={value}>{value}</Link>;
    case 'text':
      return value;
  }
}
