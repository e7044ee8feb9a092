import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { changeOf, figureNamed } from '../../core/team/figures/figures.ts';
import type { FigureName } from '../../core/team/figures/figures.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import type { TeamOperations } from '../team-operations.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { FigureChart } from './figure-chart.tsx';
import type { FigureChoice } from './figure-choice.ts';
import { useFigureFormat } from './figure-format.ts';
import { FigureTable } from './figure-table.tsx';

export type Figure = Awaited<ReturnType<TeamOperations['teamFigure']>>;

type Props = { name: FigureName } & Pick<FigureChoice, 'period' | 'compare'>;

/** A figure with its total, chart, table and files (TEAM-10). */
export function FigureCard({ name, period, compare }: Props): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const heading = useId();
  const { operations } = useTeam();
  const canDownload = usePermitted('figures.export');
  const query = { ...period, compare };
  const { data, error } = useQuery({
    queryKey: ['figures', name, query, language],
    queryFn: () => operations.teamFigure({ name, ...query }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Paper component="section" aria-labelledby={heading} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: 'space-between',
          alignItems: 'start',
          gap: 1,
        }}
      >
        <div>
          <Typography id={heading} component="h2" variant="h2">
            {t(`figure-${name}`)}
          </Typography>
          {data && <Total figure={data} />}
        </div>
        {canDownload && <Downloads name={name} query={query} />}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {t(`figure-${name}-hint`)}
      </Typography>
      {error ? <ErrorAlert error={toHttpError(error).message} /> : <Content figure={data} />}
    </Paper>
  );
}

function Content({ figure }: { figure: Figure | undefined }): ReactNode {
  const t = useTexts();
  if (!figure) return <Skeleton variant="rounded" height={480} />;
  if (figure.rows.length === 0) return <Typography sx={{ py: 3 }}>{t('team-figures-empty')}</Typography>;
  return (
    <>
      <FigureChart figure={figure} />
      <FigureTable figure={figure} />
    </>
  );
}

/** Sum of the rows and its change. */
function Total({ figure: { name, total } }: { figure: Figure }): ReactNode {
  const t = useTexts();
  const format = useFigureFormat();
  if (!total) return null;
  const { unit } = figureNamed(name);
  const change = changeOf(total.value, total.before);
  return (
    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <strong>{format.value(total.value, unit)}</strong>
      {total.before !== null &&
        ` · ${
          change === null
            ? t('team-figure-new')
            : t('team-figure-total-change', { change: format.change(change) })
        }`}
    </Typography>
  );
}

const FORMATS = ['csv', 'xlsx'] as const;

function Downloads({ name, query }: { name: FigureName; query: Record<string, string> }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ flexShrink: 0, displayPrint: 'none' }}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          href={`/api/team/figures/${name}/file?${new URLSearchParams({ ...query, format, language })}`}
          download
          startIcon={<DownloadIcon />}
          aria-label={t('team-figure-download', {
            figure: t(`figure-${name}`),
            format: t(`team-figure-${format}`),
          })}
        >
          {t(`team-figure-${format}`)}
        </Button>
      ))}
    </Stack>
  );
}
