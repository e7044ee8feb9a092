import styled from '@emotion/styled';
import { sumOfPrices } from '../../core/services/service-price.ts';
import { observer } from 'mobx-react-lite';
import { longestWindows } from '../../core/services/service-work.ts';
import { byKind } from '../../core/services/service.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { FollowedServiceOrderScreen } from '../../view-models/services/followed-service-order-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { ChangeAlert } from '../components/messages/alert.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { CalendarIcon } from '../components/page-icons.tsx';
import { PageContainer, Panel, Row, Stack, WithSide } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { Amounts } from '../orders/amounts.tsx';
import { ReviewLinks } from '../reviews/review-links.tsx';
import { useDates, usePrices } from '../shell/use-page-language.ts';
import { ServiceWithdrawal } from './service-withdrawal.tsx';
import { ServiceOrderAnnouncement } from './service-order-announcement.tsx';
import { useServiceWords } from './use-service-words.ts';
import { useVisitWords } from './use-visit-words.ts';
import { lazyModal } from '../shell/lazy-modal.tsx';

const ServiceOrderChangeModal = lazyModal(() =>
  import('./service-order-change-modal.tsx').then((module) => module.ServiceOrderChangeModal),
);

type Props = { screen: FollowedServiceOrderScreen };

const Lines = styled.ul`
  margin-bottom: var(--space-5);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
    font-variant-numeric: tabular-nums;
  }
  & small {
    grid-column: 1 / -1;
    color: var(--colour-ink-soft);
  }
`;

const STATES = { unconfirmed: 'warning', booked: 'good', cancelled: 'warning', done: 'plain' } as const;

/** The customer's page of a service order, opened by its secret link (SERV-07). */
export const FollowedServiceOrderPage = observer(function FollowedServiceOrderPage({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { order } = screen;
  if (!order) return null;
  const { status, number } = order;
  return (
    <PageContainer sheets>
      <PageHeading
        title={t('order-number-title', { number })}
        lead={t('order-placed-at', { at: dates.moment(order.placedAt) })}
        actions={<Badge look={STATES[status]}>{t(`service-order-status-${status}`)}</Badge>}
      />
      <Stack gap="large">
        {screen.changed && <ChangeAlert text={t(screen.changed)} />}
        <ServiceOrderAnnouncement screen={screen} order={order} />
        <WithSide side="end">
          <Stack gap="large">
            <Visits order={order} />
            <Services order={order} />
            {order.status === 'done' && <Reviews order={order} />}
          </Stack>
          <Stack gap="large">
            <People order={order} />
            <Actions screen={screen} order={order} />
            <ServiceWithdrawal screen={screen} order={order} />
          </Stack>
        </WithSide>
      </Stack>
      <CancelModal screen={screen} />
      {screen.change?.open && (
        <ServiceOrderChangeModal
          change={screen.change}
          order={order}
          onUnavailable={() => screen.change?.giveUp()}
        />
      )}
    </PageContainer>
  );
});

function Visits({ order }: { order: ServiceOrder }) {
  const t = useTexts();
  const words = useVisitWords();
  const { date, visitDates, visitTimes, window, work } = order;
  const planned = { date, window, windowCount: longestWindows(work) };
  return (
    <Panel as="section" aria-labelledby="order-visits">
      <Stack>
        <h2 id="order-visits">{t('service-order-visits', { count: Math.max(1, visitDates.length) })}</h2>
        <Stack as="ol" gap="small">
          {(visitTimes.length > 0 ? visitTimes : [planned]).map((time) => (
            <li key={`${time.date} ${time.window}`}>
              <strong>{words.day(time.date, true)}</strong>, {words.span(time.window, time.windowCount)}
            </li>
          ))}
        </Stack>
        {order.status === 'booked' && <Hint>{t('service-order-call-before')}</Hint>}
      </Stack>
    </Panel>
  );
}

function Services({ order }: { order: ServiceOrder }) {
  const t = useTexts();
  const words = useServiceWords();
  const prices = usePrices();
  const parts = byKind(order.lines);
  const isMixed = parts.length > 1;
  return (
    <Panel as="section" aria-labelledby="order-lines">
      <h2 id="order-lines">
        {parts
          .map(({ kind }) => t(isMixed ? `services-part-${kind}` : `service-type-${order.type}`))
          .join(' + ')}
      </h2>
      {parts.map(({ kind, services }) => (
        <Lines key={kind} aria-label={t(`services-part-${kind}`)}>
          {services.map((line) => (
            <li key={line.serviceKey}>
              <span>{line.name}</span>
              <strong>{prices.inText(line.total)}</strong>
              <small>{words.arithmetic(line)}</small>
            </li>
          ))}
          {isMixed && (
            <li>
              <strong>{t(`service-subtotal-${kind}`)}</strong>
              <strong>{prices.inText(sumOfPrices(services))}</strong>
            </li>
          )}
        </Lines>
      ))}
      <Amounts
        rows={[
          { term: t('order-total'), stotinki: order.total, look: 'total' },
          { term: t('order-contained-vat'), stotinki: order.containedVat, look: 'quiet' },
        ]}
      />
      {order.status !== 'cancelled' && (
        <Hint>{t(isMixed ? 'service-pay-each-team' : 'service-pay-after')}</Hint>
      )}
    </Panel>
  );
}

/** Links to the reviews of finished work (TRUST-04). */
function Reviews({ order }: { order: ServiceOrder }) {
  const t = useTexts();
  const reviewed = byKind(order.lines).map(({ kind }) => ({
    subject: `service-${kind}`,
    title: t(`services-part-${kind}`),
  }));
  return <ReviewLinks reviewed={reviewed} isOfGuest={order.isOfGuest} />;
}

function People({ order }: { order: ServiceOrder }) {
  const t = useTexts();
  const words = useVisitWords();
  const { contact, address, destination, notes } = order;
  return (
    <Panel as="section" aria-labelledby="order-where">
      <h2 id="order-where">{t('service-order-where')}</h2>
      <DefinitionTable
        rows={[
          {
            term: t(
              !destination
                ? 'service-part-address'
                : byKind(order.lines).length > 1
                  ? 'service-part-from-and-clean'
                  : 'service-part-from',
            ),
            description: words.address(address),
          },
          { term: t('service-part-to'), description: destination && words.address(destination) },
          { term: t('field-name'), description: contact.name },
          { term: t('field-phone'), description: contact.phone },
          { term: t('field-email'), description: contact.email },
          { term: t('service-field-notes'), description: notes },
        ]}
      />
    </Panel>
  );
}

const Actions = observer(function Actions({ screen, order }: Props & { order: ServiceOrder }) {
  const t = useTexts();
  const dates = useDates();
  const { calendar, receipt } = screen;
  return (
    <Stack data-print="hide">
      <Row>
        {calendar && (
          <LinkButton look="secondary" reloadDocument to={calendar}>
            <CalendarIcon />
            {t('service-order-calendar')}
          </LinkButton>
        )}
        {receipt && (
          <LinkButton look="secondary" reloadDocument to={receipt}>
            {t('service-order-receipt')}
          </LinkButton>
        )}
        <Button look="quiet" onClick={() => window.print()}>
          {t('received-order-print')}
        </Button>
      </Row>
      {order.next.length > 0 && (
        <Row>
          {order.next.includes('change') && (
            <Button busy={screen.busy && !screen.cancelling} onClick={() => void screen.beginChange()}>
              {t('service-change')}
            </Button>
          )}
          <Button look="quiet" onClick={() => screen.confirmCancel()}>
            {t('service-cancel')}
          </Button>
        </Row>
      )}
      <Hint>
        {order.changeUntil && order.status !== 'unconfirmed'
          ? t(`service-order-until-${order.next.includes('change') ? 'change' : 'cancel'}`, {
              until: dates.moment(order.changeUntil),
            })
          : t('service-order-keep-link')}
      </Hint>
    </Stack>
  );
});

const CancelModal = observer(function CancelModal({ screen }: Props) {
  const t = useTexts();
  const { cancelling, busy } = screen;
  return (
    <Modal
      open={cancelling}
      onClose={() => screen.closeCancellation()}
      closable={!busy}
      title={t('service-cancel-title')}
    >
      <Stack>
        <p>{t('service-cancel-text')}</p>
        <Row>
          <Button look="danger" busy={busy} onClick={() => void screen.cancel()}>
            {t('service-cancel')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.closeCancellation()}>
            {t('service-cancel-keep')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
