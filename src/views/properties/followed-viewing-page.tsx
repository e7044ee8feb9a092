import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { VIEWING_HOURS } from '../../core/properties/viewings/viewing-time.ts';
import { Link } from 'react-router-dom';
import type { SentViewing } from '../../core/properties/viewings/viewing.ts';
import type { FollowedViewingScreen } from '../../view-models/properties/viewings/followed-viewing-screen.ts';
import { Alert, ChangeAlert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { CalendarIcon } from '../components/page-icons.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { DayAndTime } from './viewings/day-and-time.tsx';
import { MapLink, useLocalTimes, viewingState } from './viewings/viewing-facts.tsx';
import type { ViewingState } from './viewings/viewing-facts.tsx';

type Props = { screen: FollowedViewingScreen };

const KINDS: Partial<Record<ViewingState | 'asked', 'warning' | 'success'>> = {
  proposed: 'warning',
  accepted: 'success',
};

const Narrow = styled(Stack)`
  max-width: var(--width-text);
`;

/** The visitor's page of a viewing, opened by its secret link (HOME-15). */
export const FollowedViewingPage = observer(function FollowedViewingPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const times = useLocalTimes();
  const { viewing, calendar } = screen;
  if (!viewing) return null;
  const { property, owner } = viewing;
  return (
    <PageContainer>
      <PageHeading
        title={t('followed-viewing-title')}
        lead={<Link to={links('Property', { id: property.id })}>{property.title}</Link>}
      />
      <Narrow gap="large">
        {screen.changed && <ChangeAlert text={t(screen.changed)} />}
        <State viewing={viewing} />
        <Panel as="section" aria-label={t('followed-viewing-title')}>
          <DefinitionTable
            rows={[
              {
                term: t('followed-when'),
                description: viewing.dateTime && <strong>{times.whole(viewing.dateTime)}</strong>,
              },
              { term: t('followed-question'), description: viewing.question },
              {
                term: t('followed-where'),
                description: (
                  <>
                    {viewing.address && `${viewing.address}, `}
                    {property.district.name}, {property.city.name} <MapLink viewing={viewing} />
                  </>
                ),
              },
              { term: t('listing-owner'), description: owner.name },
              {
                term: t('followed-phone'),
                description: owner.phone && <a href={`tel:${owner.phone}`}>{owner.phone}</a>,
              },
              { term: t('followed-note'), description: viewing.note },
            ]}
          />
        </Panel>
        <Row>
          {viewing.next.includes('accept') && (
            <Button busy={screen.busy && !screen.cancelling} onClick={() => void screen.accept()}>
              {t('followed-accept')}
            </Button>
          )}
          {calendar && !viewing.isPast && (
            <LinkButton look="secondary" reloadDocument to={calendar}>
              <CalendarIcon />
              {t('followed-calendar')}
            </LinkButton>
          )}
          {viewing.status === 'accepted' && (
            <LinkButton look="secondary" to={links('MovingIn', {}, { property: property.id })}>
              {t('plan-this-home')}
            </LinkButton>
          )}
          {viewing.next.includes('propose') && !screen.proposing && (
            <Button look="secondary" onClick={() => screen.setProposing(true)}>
              {t('viewing-propose')}
            </Button>
          )}
          {viewing.next.includes('cancel') && (
            <Button look="quiet" onClick={() => screen.confirmCancel()}>
              {t('followed-cancel')}
            </Button>
          )}
        </Row>
        {screen.proposing && <Proposal screen={screen} />}
        <Hint>{t('followed-keep-link')}</Hint>
      </Narrow>
      <CancelModal screen={screen} />
    </PageContainer>
  );
});

/** Proposes another time, which the landlord accepts or declines. */
const Proposal = observer(function Proposal({ screen }: Props) {
  const t = useTexts();
  return (
    <Panel>
      <BoundForm
        form={screen.proposal}
        prefix="proposal"
        texts="viewing-modal"
        aria-label={t('viewing-propose')}
      >
        <Stack>
          <FormErrors />
          <DayAndTime>
            <FormTextField name="date" type="date" min={screen.today} max={screen.lastDay} required />
            <FormTextField name="time" type="time" min={VIEWING_HOURS.from} max={VIEWING_HOURS.to} required />
          </DayAndTime>
          <Row>
            <SubmitButton>{t('viewing-propose-send')}</SubmitButton>
            <Button look="quiet" onClick={() => screen.setProposing(false)}>
              {t('previous')}
            </Button>
          </Row>
        </Stack>
      </BoundForm>
    </Panel>
  );
});

function State({ viewing }: { viewing: SentViewing }) {
  const t = useTexts();
  const isQuestion = viewing.dateTime === null && viewing.status === 'requested';
  const state = isQuestion ? 'asked' : viewingState(viewing);
  return (
    <Alert kind={KINDS[state] ?? 'info'} title={t(`followed-${state}`)}>
      {t(`followed-${state}-text`)}
    </Alert>
  );
}

const CancelModal = observer(function CancelModal({ screen }: Props) {
  const t = useTexts();
  const { cancelling, busy } = screen;
  return (
    <Modal
      open={cancelling}
      onClose={() => screen.closeCancellation()}
      closable={!busy}
      title={t('followed-cancel-title')}
    >
      <Stack>
        <p>{t('followed-cancel-text')}</p>
        <Row>
          <Button look="danger" busy={busy} onClick={() => void screen.cancel()}>
            {t('followed-cancel')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.closeCancellation()}>
            {t('followed-keep')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
