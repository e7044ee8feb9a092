import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LEDGER_LINES } from '../../core/payouts/ledger.ts';
import type { PayoutOverview, Statement } from '../../core/payouts/payouts-gateway.ts';
import type { Movement } from '../../core/payouts/statement.ts';
import type { PayoutsScreen } from '../../view-models/payouts/payouts-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useDates, useLanguage, useLinks, usePrices } from '../shell/use-page-language.ts';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;

const Event = styled.span`
  display: block;
  min-width: 15rem;
  & > small {
    display: block;
    color: var(--colour-ink-soft);
  }
`;

const OneLine = styled.span`
  white-space: nowrap;
`;

type Props = { screen: PayoutsScreen; overview: PayoutOverview };

/** A month's statement: choice of the month, files, sums and movements. */
export const StatementSection = observer(function StatementSection({ screen, overview }: Props) {
  const t = useTexts();
  const dates = useDates();
  const links = useLinks();
  const navigation = useService(Navigation);
  const { statement } = screen;
  if (!statement) {
    return (
      <Section title={t('statement-heading')}>
        <EmptyState title={t('statement-none-title')} text={t('statement-none-text')} />
      </Section>
    );
  }
  const { month } = statement;
  const known = overview.months.map((one) => one.month);
  const months = known.includes(month) ? known : [month, ...known];
  return (
    <Section title={t('statement-heading')}>
      <Stack>
        <Row spread>
          <SelectField
            name="month"
            required
            label={t('statement-month')}
            value={month}
            onValue={(chosen) => void navigation.go(links('AdminPayouts', {}, { month: chosen }))}
            options={months.map((one) => ({ value: one, label: dates.month(`${one}-15T12:00:00Z`) }))}
          />
          <Files month={month} />
        </Row>
        <Sums statement={statement} />
        <Movements movements={statement.movements.data} />
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => links('AdminPayouts', {}, { month, page: number > 1 ? number : null })}
        />
      </Stack>
    </Section>
  );
});

function Files({ month }: { month: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Row>
      {FORMATS.map((format) => (
        <LinkButton
          key={format}
          look="secondary"
          to={`/exports/statements/${month}.${format}?language=${language}`}
          reloadDocument
          aria-label={t(`statement-download-${format}`)}
        >
          {format.toUpperCase()}
        </LinkButton>
      ))}
    </Row>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const t = useTexts();
  const prices = usePrices();
  const { opening, closing, parts, cashOpening, cashClosing } = statement;
  return (
    <DefinitionTable
      rows={[
        { term: t('statement-opening'), description: prices.inText(opening) },
        ...LEDGER_LINES.filter((line) => parts[line]).map((line) => ({
          term: t(`statement-line-${line}`),
          description: prices.inText(parts[line] ?? 0),
        })),
        { term: t('statement-closing'), description: <strong>{prices.inText(closing)}</strong> },
        ...(cashOpening === 0 && cashClosing === 0
          ? []
          : [{ term: t('statement-cash-closing'), description: prices.inText(cashClosing) }]),
      ]}
    />
  );
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const links = useLinks();
  if (movements.length === 0) return <p>{t('statement-empty')}</p>;
  const partsOf = ({ parts }: Movement) =>
    LEDGER_LINES.filter((line) => parts[line])
      .map((line) => `${t(`statement-line-${line}`)} ${prices.inText(parts[line] ?? 0)}`)
      .join(' · ');
  return (
    <DataTable
      isListOnPhones
      label={t('statement-movements')}
      columns={[
        { title: t('statement-event') },
        { title: t('statement-date') },
        { title: t('statement-order') },
        { title: t('statement-change'), isNumber: true },
        { title: t('statement-cash'), isNumber: true },
      ]}
      rows={movements.map((movement) => ({
        key: movement.id,
        cells: [
          <Event key="event">
            {t(`statement-kind-${movement.kind}`)}
            <small>{partsOf(movement)}</small>
            {movement.note && <small>{movement.note}</small>}
          </Event>,
          <OneLine key="date">{dates.day(movement.at)}</OneLine>,
          movement.vendorOrderId !== null && (
            <OneLine key="order">
              <Link to={links('AdminVendorOrder', { id: movement.vendorOrderId })}>
                {movement.orderNumber}
              </Link>
            </OneLine>
          ),
          movement.amount === 0 ? '–' : prices.inText(movement.amount),
          movement.cash === 0 ? '–' : prices.inText(movement.cash),
        ],
      }))}
    />
  );
}
