import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceDefinitions } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { Moment } from './formats.tsx';

/** Kinds that the member may not read are null. */
type Related = Record<string, readonly RaRecord[] | null>;

/** The newest records of other kinds that belong to the shown one (TEAM-05). */
export function RelatedRecords(): ReactNode {
  const t = useTexts();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const related = (useRecordContext()?.['related'] ?? {}) as Related;
  const kinds = Object.entries(related).flatMap(([name, records]) =>
    records && records.length > 0 && resources[name]?.hasShow ? [{ name, records }] : [],
  );
  if (kinds.length === 0) return <Typography>{t('ra.navigation.no_results')}</Typography>;
  return kinds.map(({ name, records }) => (
    <Box key={name} component="section" sx={{ mb: 2 }}>
      <Typography component="h2" variant="subtitle1">
        {t<string>(`resources.${name}.name`, { count: records.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {records.map((record) => (
          <li key={record.id}>
            <Link component={RouterLink} to={createPath({ resource: name, id: record.id, type: 'show' })}>
              {titleOf(record, resources[name]?.recordRepresentation)}
            </Link>
            {typeof record['createdAt'] === 'string' && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                <Moment value={record['createdAt']} />
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Box>
  ));
}

/** Text of the field that represents the record, otherwise its id. */
const titleOf = (record: RaRecord, field: unknown): string =>
  String((typeof field === 'string' && record[field]) || record.id);
