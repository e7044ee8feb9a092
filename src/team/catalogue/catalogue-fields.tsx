import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../components/formats.tsx';
import { useLanguage, useTexts } from '../use-texts.ts';
import type { CatalogueRow } from './catalogue-records.ts';

/** Link to the record by its name in the member's language. */
export function NameLink(): ReactNode {
  const language = useLanguage();
  const record = useRecordContext<CatalogueRow>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link component={RouterLink} to={createPath({ resource, id: record.id, type: 'show' })}>
      {record.name[language]}
    </Link>
  );
}

export function GroupField(): ReactNode {
  const language = useLanguage();
  return useRecordContext<CatalogueRow>()?.group?.[language] ?? '–';
}

/** Start of the next change, if one is planned. */
export function PlannedField(): ReactNode {
  const t = useTexts();
  const from = useRecordContext<CatalogueRow>()?.plannedFrom;
  if (!from) return '–';
  return (
    <>
      <Chip size="small" label={t('team-version-planned')} sx={{ mr: 1 }} />
      <Moment value={from} />
    </>
  );
}
