import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useTexts } from '../use-texts.ts';
import { differenceOf } from './difference.ts';

/** Changed fields of a record in two columns, from its `before` and `after`. */
export function DifferenceField(): ReactNode {
  const t = useTexts();
  const record = useRecordContext();
  if (!record) return null;
  const fields = differenceOf(record['before'], record['after']);
  if (fields.length === 0) return <Typography>{t('team-no-difference')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('team-difference')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('team-field')}</TableCell>
            <TableCell>{t('team-before')}</TableCell>
            <TableCell>{t('team-after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(({ name, before, after }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {before === '' ? '–' : <del>{before}</del>}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {after === '' ? '–' : <ins>{after}</ins>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
