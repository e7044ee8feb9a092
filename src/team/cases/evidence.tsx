import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { EvidenceBlock } from '../../core/team/case-evidence.ts';
import { Moment, Money } from '../components/formats.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTexts } from '../use-texts.ts';
import { Comparison } from './comparison.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { EvidenceFacts, FactList } from './facts.tsx';
import { History, PastDecisions } from './history.tsx';
import { Entries, EntryHead, Pictures, Warnings, WrittenText } from './parts.tsx';

type Block<Type extends EvidenceBlock['type']> = Extract<EvidenceBlock, { type: Type }>;

/** One block of a case's evidence (TEAM-04). */
export function Evidence({ block }: { block: EvidenceBlock }): ReactNode {
  const t = useTexts();
  const title = 'label' in block ? t<string>(block.label) : t(`team-evidence-${block.type}`);
  return (
    <EvidenceCard title={title}>
      <Content block={block} />
    </EvidenceCard>
  );
}

function Content({ block }: { block: EvidenceBlock }): ReactNode {
  switch (block.type) {
    case 'facts':
      return <EvidenceFacts facts={block.facts} />;
    case 'text':
      return (
        <>
          <WrittenText>{block.text}</WrittenText>
          <Warnings warnings={block.warnings} />
        </>
      );
    case 'pictures':
      return <Pictures pictures={block.pictures} />;
    case 'reports':
      return <Reports block={block} />;
    case 'comparison':
      return <Comparison block={block} />;
    case 'messages':
      return <Messages block={block} />;
    case 'account':
      return <Account block={block} />;
    case 'prices':
      return <Prices block={block} />;
    case 'history':
      return <History entries={block.entries} />;
    case 'decisions':
      return <PastDecisions decisions={block.decisions} />;
  }
}

function Reports({ block: { reports } }: { block: Block<'reports'> }): ReactNode {
  const t = useTexts();
  return (
    <Entries>
      {reports.map(({ reason, text, byPeople, at }) => (
        <li key={`${at} ${reason} ${text}`}>
          <EntryHead>
            <Moment value={at} /> · {t(byPeople ? 'team-report-by-person' : 'team-report-by-check')}
          </EntryHead>
          <Typography sx={{ fontWeight: 600 }}>{t<string>(reason)}</Typography>
          {text !== '' && <WrittenText>{text}</WrittenText>}
        </li>
      ))}
    </Entries>
  );
}

function Messages({ block: { messages } }: { block: Block<'messages'> }): ReactNode {
  const t = useTexts();
  return (
    <Entries>
      {messages.map(({ author, isReported, text, pictures, warnings, at }, index) => (
        <li key={`${index} ${at}`}>
          <EntryHead>
            {author} · <Moment value={at} />{' '}
            {isReported && (
              <Chip component="span" size="small" color="error" label={t('team-reported-person')} />
            )}
          </EntryHead>
          {text !== '' && <WrittenText>{text}</WrittenText>}
          {pictures.length > 0 && <Pictures pictures={pictures} />}
          <Warnings warnings={warnings} />
        </li>
      ))}
    </Entries>
  );
}

function Account({ block: { account } }: { block: Block<'account'> }): ReactNode {
  const t = useTexts();
  const canOpen = usePermitted('accounts.read');
  const name = canOpen ? (
    <Link component={RouterLink} to={`/accounts/${account.id}/show`}>
      {account.name}
    </Link>
  ) : (
    account.name
  );
  return (
    <FactList
      facts={[
        { label: t('name'), value: name },
        { label: t('resources.accounts.fields.type'), value: t<string>(`role-${account.type}`) },
        { label: t('resources.accounts.fields.createdAt'), value: <Moment value={account.createdAt} /> },
        { label: t('homes'), value: account.homes },
        { label: t('team-roommate-listings'), value: account.offers },
        { label: t('products'), value: account.products },
      ]}
    />
  );
}

function Prices({ block: { prices } }: { block: Block<'prices'> }): ReactNode {
  const t = useTexts();
  if (prices.length === 0) return <Typography>{t('team-no-price-changes')}</Typography>;
  return (
    <Entries>
      {prices.map(({ at, before, after }) => (
        <li key={at}>
          <EntryHead>
            <Moment value={at} />
          </EntryHead>
          <del>
            <Money amount={before} />
          </del>{' '}
          <ins>
            <Money amount={after} />
          </ins>
        </li>
      ))}
    </Entries>
  );
}
