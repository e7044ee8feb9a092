import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { differenceOf } from '../components/difference.ts';
import { DifferenceTable } from '../components/difference-table.tsx';
import { Moment } from '../components/formats.tsx';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { statesOf } from './version.ts';
import type { ShownVersion } from './version.ts';

type Props<Value extends object> = {
  /** Newest first. */
  versions: readonly ShownVersion<Value>[];
  /** Name of a field by its path, such as `bg.title`. */
  labelOf(path: string): string;
  /** Text of a field's value; the value by default. */
  textOf?: ((path: string, value: string) => string) | undefined;
  /** Fills the form with an old version; absent if the member may not change it. */
  onRestore?: ((version: ShownVersion<Value>) => void) | undefined;
};

/** Versions of a record with a comparison of any two (TEAM-07, TEAM-09, TEAM-12). */
export function VersionHistory<Value extends object>(props: Props<Value>): ReactNode {
  const t = useTexts();
  const { versions } = props;
  return (
    <section>
      <Typography component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('team-versions')}
      </Typography>
      {versions.length === 0 ? <Typography>{t('team-no-versions')}</Typography> : <Versions {...props} />}
      {versions.length > 1 && <Comparison {...props} />}
    </section>
  );
}

function Versions<Value extends object>({ versions, onRestore }: Props<Value>): ReactNode {
  const t = useTexts();
  const { clock } = useTeam();
  const states = statesOf(versions, clock.now());
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('team-versions')}>
      <Table size="small" sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('team-version')}</TableCell>
            <TableCell>{t('team-version-state')}</TableCell>
            <TableCell>{t('team-valid-from')}</TableCell>
            <TableCell>{t('team-author')}</TableCell>
            <TableCell>{t('team-reason')}</TableCell>
            {onRestore && <TableCell>{t('team-restore')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.map((version) => (
            <TableRow key={version.number}>
              <TableCell component="th" scope="row">
                {version.number}
              </TableCell>
              <TableCell>{t(`team-version-${states.get(version.number) ?? 'earlier'}`)}</TableCell>
              <TableCell>
                <Moment value={version.validFrom} />
              </TableCell>
              <TableCell>{version.author}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{version.reason}</TableCell>
              {onRestore && (
                <TableCell>
                  <Button
                    aria-label={t('team-restore-version', { number: version.number })}
                    onClick={() => onRestore(version)}
                  >
                    {t('team-restore')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const asIs = (_path: string, value: string) => value;

function Comparison<Value extends object>({ versions, labelOf, textOf = asIs }: Props<Value>): ReactNode {
  const t = useTexts();
  const [newest, previous] = versions.map(({ number }) => number);
  const [first, setFirst] = useState(previous);
  const [second, setSecond] = useState(newest);
  const valueOf = (number: number | undefined) =>
    (versions.find((version) => version.number === number)?.value ?? {}) as Record<string, unknown>;
  const select = (label: string, value: number | undefined, choose: (number: number) => void) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ maxWidth: '14rem' }}
    >
      {versions.map(({ number }) => (
        <MenuItem key={number} value={number}>
          {t('team-version-number', { number })}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mt: 2 }}>
        {t('team-compare')}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        {select(t('team-compare-first'), first, setFirst)}
        {select(t('team-compare-second'), second, setSecond)}
      </Stack>
      <DifferenceTable
        fields={differenceOf(valueOf(first), valueOf(second)).map(({ name, before, after }) => ({
          name,
          before: before && textOf(name, before),
          after: after && textOf(name, after),
        }))}
        before={t('team-version-number', { number: first ?? '' })}
        after={t('team-version-number', { number: second ?? '' })}
        labelOf={labelOf}
      />
    </>
  );
}
