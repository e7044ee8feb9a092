import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import type { ImportedStatement } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';

/** Import of a bank statement (camt.053), with the number of payouts that it confirmed. */
export function ImportStatement(): ReactNode {
  const t = useTexts();
  const refresh = useRefresh();
  const { importStatement } = useTeam();
  const isPermitted = usePermitted('bank-statements.write');
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<ImportedStatement | null>(null);
  const { run, isRunning, error } = useAction(async (file: File) => {
    setImported(null);
    setImported(await importStatement(file));
    refresh();
  });
  if (!isPermitted) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again after an error.
    target.value = '';
    if (file) void run(file);
  };
  return (
    <Paper
      component="section"
      aria-label={t('team-import-statement')}
      variant="outlined"
      sx={{ p: 2, mb: 2 }}
    >
      <Typography sx={{ mb: 1 }}>{t('team-import-statement-text')}</Typography>
      <input
        ref={input}
        type="file"
        accept=".xml"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        loading={isRunning}
        onClick={() => input.current?.click()}
      >
        {t('team-import-statement')}
      </Button>
      <div role="status">
        {imported && (
          <Alert severity={imported.isRepeated ? 'info' : 'success'} sx={{ mt: 1 }}>
            {imported.isRepeated
              ? t('team-statement-repeated')
              : t('team-statement-imported', {
                  confirmed: imported.entries.filter(({ outcome }) => outcome === 'confirmed').length,
                  all: imported.entries.length,
                })}
          </Alert>
        )}
      </div>
      <ErrorAlert error={error} />
    </Paper>
  );
}
