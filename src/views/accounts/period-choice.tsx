import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { USUAL_PERIODS } from '../../core/shared/period.ts';
import type { Period } from '../../core/shared/period.ts';
import type { DashboardScreen } from '../../view-models/accounts/dashboard-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Stack } from '../components/layout.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';

const Dates = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 10.5rem)) auto;
  gap: var(--space-3);
  align-items: end;
  justify-content: start;
  @media (max-width: 40rem) {
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    justify-content: stretch;
    & > button {
      grid-column: 1 / -1;
    }
  }
`;

type Props = { screen: DashboardScreen; period: Period };

/** Period of the figures, as links and a plain form that work without a script (VEND-01). */
export const PeriodChoice = observer(function PeriodChoice({ screen, period }: Props) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const route = screen.user?.type === 'vendor' ? 'VendorDashboard' : 'AgencyDashboard';
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = [String(typed.get('from')), String(typed.get('to'))];
    void navigation.go(links(route, {}, { from, to }));
  };
  return (
    <Stack>
      <SegmentedLinks
        label={t('period')}
        items={USUAL_PERIODS.map((days) => ({
          to: links(route, {}, { days: String(days) }),
          label: t(`period-days-${days}`),
          current: days === screen.days,
        }))}
      />
      <Dates
        key={`${period.from} ${period.to}`}
        action={links(route)}
        aria-label={t('period-own')}
        onSubmit={choose}
      >
        <TextField name="from" type="date" label={t('from')} required defaultValue={period.from} unmarked />
        <TextField name="to" type="date" label={t('to')} required defaultValue={period.to} unmarked />
        <Button type="submit" look="secondary">
          {t('show')}
        </Button>
      </Dates>
      {screen.isPeriodRefused && <Alert kind="warning" title={t('error-period-invalid')} />}
    </Stack>
  );
});
