import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Loading, NumberInput, Title } from 'react-admin';
import { commissionKey, MAX_COMMISSION_PERMILLE } from '../../core/payouts/commission.ts';
import type { CommissionRate, CommissionScope } from '../../core/payouts/commission.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import type { TeamOperations } from '../team-operations.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { VersionForm } from '../versions/version-form.tsx';
import { CommissionTable } from './commission-table.tsx';

export type Rates = Awaited<ReturnType<TeamOperations['teamCommission']>>;
export type Rate = Rates['data'][number];

/** Rates of commission: the default one, of categories and of vendors, each with its versions (SHIP-10). */
export function CommissionPage(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { operations } = useTeam();
  const queries = useQueryClient();
  const canChange = usePermitted('commission.write');
  const [chosen, setChosen] = useState<{ scope: CommissionScope; id: number }>({ scope: 'default', id: 0 });
  const queryKey = ['commission', language];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => operations.teamCommission({}),
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorAlert error={toHttpError(error).message} />;
  if (!data) return <Loading />;
  const key = commissionKey(chosen.scope, chosen.id);
  const rate = data.data.find((one) => one.key === key);
  const hint = chosen.scope === 'default' ? 'team-commission-default-hint' : 'team-commission-hint';
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={t('resources.commission.name', { count: 2 })} />
      <CommissionTable rates={data.data} chosen={key} choose={({ scope, id }) => setChosen({ scope, id })} />
      <Paper component="section" aria-label={t('team-commission-change')} variant="outlined" sx={{ p: 2 }}>
        <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
          {t('team-commission-change')}
        </Typography>
        <Choice rates={data} chosen={chosen} choose={setChosen} />
        <VersionForm<CommissionRate>
          key={key}
          value={{ permille: toPercent(rate?.permille ?? null) }}
          latest={rate?.latest ?? 0}
          versions={(rate?.versions ?? []).map((version) => ({
            ...version,
            value: { permille: toPercent(version.value.permille) },
          }))}
          canChange={canChange}
          labelOf={() => t('team-commission-percent')}
          valueOf={({ permille }) => ({
            permille: typeof permille === 'number' ? Math.round(permille * 10) : null,
          })}
          publish={async (value, change) =>
            queries.setQueryData(
              queryKey,
              await operations.changeTeamCommission({ ...chosen, value, ...change }),
            )
          }
        >
          <NumberInput
            source="permille"
            label="team-commission-percent"
            helperText={hint}
            min={0}
            max={MAX_COMMISSION_PERMILLE / 10}
            step={0.1}
            readOnly={!canChange}
          />
        </VersionForm>
      </Paper>
    </Stack>
  );
}

/** Percent with one decimal, as people type a rate. */
const toPercent = (permille: number | null): number | null => (permille === null ? null : permille / 10);

type ChoiceProps = {
  rates: Rates;
  chosen: { scope: CommissionScope; id: number };
  choose(chosen: { scope: CommissionScope; id: number }): void;
};

const SCOPES = ['default', 'category', 'vendor'] as const;

function Choice({ rates, chosen: { scope, id }, choose }: ChoiceProps): ReactNode {
  const t = useTexts();
  const namesOf = (of: CommissionScope) =>
    of === 'category' ? rates.categories : of === 'vendor' ? rates.vendors : [];
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
      <TextField
        select
        label={t('team-commission-for')}
        value={scope}
        onChange={({ target }) => {
          const next = target.value as CommissionScope;
          choose({ scope: next, id: namesOf(next)[0]?.id ?? 0 });
        }}
        sx={{ width: 220 }}
      >
        {SCOPES.filter((one) => one === 'default' || namesOf(one).length > 0).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`team-commission-${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {scope !== 'default' && (
        <TextField
          select
          label={t(`team-commission-${scope}`)}
          value={id}
          onChange={({ target }) => choose({ scope, id: Number(target.value) })}
          sx={{ width: 280 }}
        >
          {namesOf(scope).map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
