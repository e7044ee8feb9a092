import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import type { ChangedField } from './difference.ts';

type Props = {
  fields: readonly ChangedField[];
  before: string;
  after: string;
  /** Name of a field; its path by default. */
  labelOf?(path: string): string;
};

const VALUE = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', verticalAlign: 'top' } as const;

export function DifferenceTable({ fields, before, after, labelOf = (path) => path }: Props): ReactNode {
  const t = useTexts();
  if (fields.length === 0) return <Typography>{t('team-no-difference')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('team-difference')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('team-field')}</TableCell>
            <TableCell>{before}</TableCell>
            <TableCell>{after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field.name}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {labelOf(field.name)}
              </TableCell>
              <TableCell sx={VALUE}>{field.before === '' ? '–' : <del>{field.before}</del>}</TableCell>
              <TableCell sx={VALUE}>{field.after === '' ? '–' : <ins>{field.after}</ins>}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
