import { observer } from 'mobx-react-lite';
import type { TeamVisit, TeamVisitStatus } from '../../core/services/team-visit.ts';
import type { ServiceTeamScreen } from '../../view-models/services/service-team-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { useServiceWords } from './use-service-words.ts';
import { useVisitWords } from './use-visit-words.ts';

type Props = { screen: ServiceTeamScreen };

const LOOKS = {
  new: 'warning',
  accepted: 'good',
  done: 'plain',
  declined: 'plain',
} as const satisfies Record<TeamVisitStatus, string>;

/** A team's visits of a week, with buttons to answer. */
export const ServiceTeamPage = observer(function ServiceTeamPage({ screen }: Props) {
  const t = useTexts();
  const words = useVisitWords();
  const { week, days, nearWeeks } = screen;
  const links = useLinks();
  if (!week || !nearWeeks) return null;
  const linkTo = (monday: string) => links('ServiceTeam', { token: screen.token }, { week: monday });
  return (
    <PageContainer>
      <PageHeading
        title={t('service-team-title')}
        lead={t('service-team-lead', { team: week.team.name, from: words.day(week.from, true) })}
      />
      <Stack gap="large">
        <Row as="nav" aria-label={t('service-team-weeks')} data-print="hide">
          <LinkButton look="secondary" size="small" to={linkTo(nearWeeks.before)}>
            {t('service-team-week-before')}
          </LinkButton>
          <LinkButton look="secondary" size="small" to={linkTo(nearWeeks.after)}>
            {t('service-team-week-after')}
          </LinkButton>
        </Row>
        {days.length === 0 && (
          <Alert>
            {t('service-team-empty')}
            {week.nextWork && (
              <>
                {' '}
                <Link to={linkTo(week.nextWork)}>
                  {t('service-team-next-work', { from: words.day(week.nextWork, true) })}
                </Link>
              </>
            )}
          </Alert>
        )}
        {days.map(({ date, visits }) => (
          <section key={date} aria-labelledby={`day-${date}`}>
            <Stack>
              <h2 id={`day-${date}`}>{words.day(date)}</h2>
              {visits.map((visit) => (
                <VisitCard
                  key={`${visit.orderId}-${visit.visit}-${visit.window}`}
                  screen={screen}
                  visit={visit}
                />
              ))}
            </Stack>
          </section>
        ))}
      </Stack>
      <ConfirmModal screen={screen} />
    </PageContainer>
  );
});

const VisitCard = observer(function VisitCard({ screen, visit }: Props & { visit: TeamVisit }) {
  const t = useTexts();
  const words = useVisitWords();
  const services = useServiceWords();
  const prices = usePrices();
  const { number, window, windowCount, status, type, customer, address, destination, next } = visit;
  const heading = `visit-${visit.orderId}-${visit.visit}-${visit.date}`;
  return (
    <Panel as="article" aria-labelledby={heading}>
      <Stack>
        <Row spread>
          <h3 id={heading}>
            {words.span(window, windowCount)} · {t(`service-type-${type}`)}
          </h3>
          <Badge look={LOOKS[status]}>{t(`service-visit-status-${status}`)}</Badge>
        </Row>
        <DefinitionTable
          rows={[
            { term: t('service-visit-number'), description: number },
            { term: t('order-address'), description: words.address(address) },
            { term: t('service-visit-destination'), description: destination && words.address(destination) },
            { term: t('service-visit-customer'), description: customer.name },
            { term: t('field-phone'), description: <a href={`tel:${customer.phone}`}>{customer.phone}</a> },
            {
              term: t('service-visit-work'),
              description: visit.lines.map((line) => `${line.name}: ${services.amount(line)}`).join('; '),
            },
            { term: t('service-visit-amount'), description: prices.inText(visit.amount) },
            { term: t('service-field-notes'), description: visit.notes },
          ]}
        />
        {next.length > 0 && (
          <Row data-print="hide">
            {next.map((action) => (
              <Button
                key={action}
                look={action === 'decline' ? 'quiet' : 'primary'}
                disabled={screen.busy}
                aria-describedby={heading}
                onClick={() => void screen.answer(visit, action)}
              >
                {t(`service-visit-${action}`)}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Panel>
  );
});

const ConfirmModal = observer(function ConfirmModal({ screen }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { pending, busy } = screen;
  const action = pending?.action ?? 'decline';
  return (
    <Modal
      open={pending !== null}
      onClose={() => screen.giveUp()}
      closable={!busy}
      title={t(`service-visit-${action}-title`)}
    >
      <Stack>
        <p>{t(`service-visit-${action}-text`, { amount: prices.inText(pending?.visit.amount ?? 0) })}</p>
        <Row>
          <Button
            look={action === 'decline' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void screen.confirm()}
          >
            {t(`service-visit-${action}-confirm`)}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.giveUp()}>
            {t('service-visit-give-up')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
