import RuleIcon from '@mui/icons-material/RuleOutlined';
import Paper from '@mui/material/Paper';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, NumberInput, TextInput, Title } from 'react-admin';
import type { PayoutTerms } from '../../core/payouts/payout-terms.ts';
import { AmountInput } from '../components/amount-input.tsx';
import { usePrice } from '../components/formats.tsx';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { VersionForm } from '../versions/version-form.tsx';
import type { TeamResource } from './team-resource.ts';

const KEY = ['payout-terms'];

/** Terms of payouts with their versions (SHIP-10). */
function PayoutTermsPage(): ReactNode {
  const t = useTexts();
  const price = usePrice();
  const { operations } = useTeam();
  const queries = useQueryClient();
  const canChange = usePermitted('payout-terms.write');
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => operations.teamPayoutTerms({}),
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorAlert error={toHttpError(error).message} />;
  if (!data) return <Loading />;
  return (
    <>
      <Title title={t('resources.payout-terms.name', { count: 2 })} />
      <VersionForm<PayoutTerms>
        value={data.values}
        latest={data.latest}
        versions={data.versions}
        canChange={canChange}
        labelOf={(name) => t(`team-payout-terms-${name as keyof PayoutTerms}`)}
        textOf={(name, value) => (name === 'minimum' ? price(Number(value)) : value)}
        valueOf={({ extraDays, minimum, iban, bic }) => ({
          extraDays: Number(extraDays ?? 0),
          minimum: Number(minimum ?? 0),
          iban: String(iban ?? ''),
          bic: String(bic ?? ''),
        })}
        publish={async (values, change) =>
          queries.setQueryData(KEY, await operations.changeTeamPayoutTerms({ values, ...change }))
        }
      >
        <Paper
          component="section"
          aria-label={t('resources.payout-terms.name', { count: 2 })}
          variant="outlined"
          sx={{ p: 2 }}
        >
          <NumberInput
            source="extraDays"
            label="team-payout-terms-extraDays"
            helperText="team-payout-terms-extraDays-hint"
            min={0}
            readOnly={!canChange}
          />
          <AmountInput source="minimum" label="team-payout-terms-minimum" isReadOnly={!canChange} />
          <TextInput
            source="iban"
            label="team-payout-terms-iban"
            helperText="team-payout-terms-iban-hint"
            readOnly={!canChange}
          />
          <TextInput
            source="bic"
            label="team-payout-terms-bic"
            helperText="team-payout-terms-bic-hint"
            readOnly={!canChange}
          />
        </Paper>
      </VersionForm>
    </>
  );
}

export const payoutTerms: TeamResource = {
  name: 'payout-terms',
  group: 'finance',
  icon: RuleIcon,
  list: PayoutTermsPage,
};
