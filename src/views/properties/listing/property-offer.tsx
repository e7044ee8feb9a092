import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Property } from '../../../core/properties/property.ts';
import type { PropertyScreen } from '../../../view-models/properties/property-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { ShareIcon } from '../../components/page-icons.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { Price } from '../../components/content/price.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';
import { FavoriteProperty } from '../../favorites/favorite-property.tsx';
import { FreeSlots } from '../viewings/free-slots.tsx';
import { PriceFacts } from './price-facts.tsx';
import { MovingInCosts } from './moving-in-costs.tsx';

/** Phones have the same button in the bottom bar. */
const WideOnly = styled.div`
  @media (max-width: 59.99rem) {
    display: none;
  }
`;

type Props = { screen: PropertyScreen; property: Property };

/** Price, costs of moving in, and the viewing button. */
export const PropertyOffer = observer(function PropertyOffer({ screen, property }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const links = useLinks();
  const { id, title, price } = property;
  const shown = prices.show(price);
  return (
    <Panel as="section" aria-label={t('listing-offer')}>
      <Stack>
        <Row spread>
          <Price main={shown.main} equivalent={shown.equivalent} note={t('property-a-month')} size="large" />
          <Row>
            <FavoriteProperty id={id} title={title} />
            <Button look="quiet" size="small" onClick={() => void screen.share()}>
              <ShareIcon />
              {t('share')}
            </Button>
          </Row>
        </Row>
        <PriceFacts property={property} />
        <OfferActions screen={screen} property={property} />
        <div>
          <MovingInCosts {...property} />
          <Hint>{t('listing-due-explained')}</Hint>
        </div>
        {property.status === 'active' && (
          <div>
            <LinkButton look="secondary" wide to={links('MovingIn', {}, { property: id })}>
              {t('plan-this-home')}
            </LinkButton>
            <Hint>{t('plan-this-home-text')}</Hint>
          </div>
        )}
        {screen.canBeVisited && property.freeSlots.length > 0 && (
          <FreeSlots slots={property.freeSlots} onChoose={(slot) => screen.requestViewing(slot)} />
        )}
      </Stack>
    </Panel>
  );
});

/** Viewing button for visitors, edit button for the landlord; a rented home says so. */
const OfferActions = observer(function OfferActions({ screen, property }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { id, status } = property;
  return (
    <>
      {status === 'rented' && <Alert title={t('listing-rented')}>{t('listing-rented-text')}</Alert>}
      {screen.isOwn && (status === 'draft' || status === 'paused') && (
        <Alert kind="warning">{t(`listing-only-you-${status}`)}</Alert>
      )}
      {screen.isOwn ? (
        <LinkButton wide to={links('AdminEditProperty', { id })}>
          {t('listing-edit')}
        </LinkButton>
      ) : (
        screen.canBeVisited && (
          <>
            <noscript>
              <Alert title={t('contact-needs-scripts-title')}>{t('contact-needs-scripts-text')}</Alert>
            </noscript>
            <WideOnly>
              <Button wide onClick={() => screen.requestViewing()}>
                {t('listing-request-viewing')}
              </Button>
            </WideOnly>
            <Button look="secondary" wide onClick={() => screen.openQuestion()}>
              {t('ask-the-landlord')}
            </Button>
          </>
        )
      )}
    </>
  );
});

const Bar = styled.div`
  position: sticky;
  z-index: var(--layer-raised);
  /* Its lower edge is behind the bottom bar. */
  bottom: calc(3.25rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter) var(--space-4);
  border-top: 1px solid var(--colour-line);
  background: var(--colour-paper);
  & .price > small {
    flex-basis: auto;
  }
  /* Hidden in low windows and at large zoom. */
  @media (max-height: 26rem) {
    position: static;
  }
  @media (min-width: 60rem) {
    display: none;
  }
`;

/** Price and viewing button at the bottom of phones. */
export const OfferBar = observer(function OfferBar({ screen, property }: Props) {
  const t = useTexts();
  const prices = usePrices();
  if (!screen.canBeVisited) return null;
  const { main, equivalent } = prices.show(property.price);
  return (
    <Bar data-above-notice="">
      <Price main={main} equivalent={equivalent} size="small" />
      <Button size="small" onClick={() => screen.requestViewing()}>
        {t('listing-request-viewing')}
      </Button>
    </Bar>
  );
});
