import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EvidenceBlock, EvidenceSide } from '../../core/team/case-evidence.ts';
import { Moment, Money } from '../components/formats.tsx';
import { useTexts } from '../use-texts.ts';
import { FactList } from './facts.tsx';
import { Pictures } from './parts.tsx';

type Props = { block: Extract<EvidenceBlock, { type: 'comparison' }> };

/** Listings beside the one of the case; the same pictures are at the same position. */
export function Comparison({ block: { one, others } }: Props): ReactNode {
  return (
    <>
      {others.map((other) => (
        <Box
          key={other.subject}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 2, mb: 2 }}
        >
          <Side side={one} />
          <Side side={other} />
        </Box>
      ))}
    </>
  );
}

function Side({ side: { subject, title, owner, price, publishedAt, pictures } }: { side: EvidenceSide }) {
  const t = useTexts();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <FactList
        facts={[
          { label: t('team-record-number'), value: subject.slice(subject.lastIndexOf('-') + 1) },
          { label: t('case-fact-owner'), value: owner },
          { label: t('case-fact-rent'), value: price === null ? '–' : <Money amount={price} /> },
          { label: t('team-published'), value: <Moment value={publishedAt} /> },
        ]}
      />
      <Pictures pictures={pictures} />
    </Box>
  );
}
