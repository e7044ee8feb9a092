import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isMonth } from '../../core/payouts/statement.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

/** Commission of a month for the accountant, and the yearly report about sellers (SHIP-11). */
export function PayoutReports(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { clock } = useTeam();
  const today = sofiaDay(clock.now());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [year, setYear] = useState(String(Number(today.slice(0, 4)) - 1));
  if (!usePermitted('payouts.report')) return null;
  const isYear = /^20\d{2}$/.test(year);
  return (
    <Paper component="section" aria-label={t('team-payout-reports')} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('team-payout-reports')}
      </Typography>
      <Stack spacing={2}>
        <Report
          input={
            <TextField
              type="month"
              label={t('team-report-month')}
              value={month}
              onChange={({ target }) => setMonth(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 220 }}
            />
          }
          href={isMonth(month) ? `/api/team/commission/${month}/file?language=${language}` : null}
          text={t('team-report-commission')}
        />
        <Report
          input={
            <TextField
              type="number"
              label={t('team-report-year')}
              value={year}
              onChange={({ target }) => setYear(target.value)}
              sx={{ width: 220 }}
            />
          }
          href={isYear ? `/api/team/dac7/${year}/file` : null}
          text={t('team-report-dac7')}
        />
      </Stack>
    </Paper>
  );
}

function Report({ input, href, text }: { input: ReactNode; href: string | null; text: string }): ReactNode {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {input}
      <Button disabled={href === null} href={href ?? ''} download startIcon={<DownloadIcon />}>
        {text}
      </Button>
    </Stack>
  );
}
