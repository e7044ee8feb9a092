import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTexts } from '../use-texts.ts';

type Props = { codes: readonly string[]; onSaved: () => Promise<unknown> };

/** Recovery codes, shown once; the member confirms that they are saved (TEAM-01). */
export function RecoveryCodes({ codes, onSaved }: Props): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const [isSaved, setSaved] = useState(false);
  const { run, isRunning, error } = useAction(onSaved);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('team-codes-copied', { type: 'success' });
  };
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning">{t('team-codes-once')}</Alert>
      <Box
        component="ol"
        aria-label={t('team-recovery-codes')}
        sx={{ columns: 2, fontFamily: 'monospace', fontSize: '1.1rem', m: 0, pl: 4 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}
      >
        <Button variant="outlined" onClick={() => void copy()}>
          {t('team-copy')}
        </Button>
        <Button variant="outlined" component="a" href={file} download="uyut-recovery-codes.txt">
          {t('team-download')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('team-print')}
        </Button>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={isSaved} onChange={(_, isChecked) => setSaved(isChecked)} />}
        label={t('team-codes-saved')}
      />
      <ErrorAlert error={error} />
      <Button variant="contained" disabled={!isSaved} loading={isRunning} onClick={() => void run()}>
        {t('team-continue')}
      </Button>
    </Stack>
  );
}
