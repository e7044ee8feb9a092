import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OwnProperty } from '../../core/properties/own-properties.ts';
import type { OwnPropertiesScreen } from '../../view-models/properties/own-properties-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { Row } from '../components/layout.tsx';
import { Picture } from '../components/content/picture.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { PremiumOffer } from '../wallet/premium-offer.tsx';
import { OwnCard, ownCardText } from '../listings/own-card.tsx';
import { classNames } from '../components/class-names.tsx';

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
  }
`;

type Props = { screen: OwnPropertiesScreen; property: OwnProperty };

/** A listing in its landlord's list: state, figures and actions. */
export const OwnPropertyCard = observer(function OwnPropertyCard({ screen, property }: Props) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { id, image, type, area, city, district, price, gone, status, held, heldAsSimilar } = property;
  const isPendingReview = held && gone === null;
  const title = property.title || t('own-untitled');
  const shown = price === null ? null : prices.show(price);
  const facts = [
    type && t(`property-type-${type}`),
    area !== null && t('property-area', { area }),
    district && city ? `${district.name}, ${city.name}` : t('own-no-place'),
  ].filter(Boolean);
  return (
    <OwnCard>
      <Picture of={image} alt="" ratio="wide" rounded sizes="(min-width: 44rem) 15rem, 92vw" />
      <div className={ownCardText}>
        <Row>
          {screen.properties.data.length > 1 && (
            <CheckboxField
              name={`own-chosen-${id}`}
              label={<VisuallyHidden as="span">{t('own-choose', { title })}</VisuallyHidden>}
              checked={screen.bulk.chosen.has(id)}
              onChecked={() => screen.bulk.toggle(id)}
              unmarked
            />
          )}
          <Badge look={gone === null && status === 'active' ? 'good' : 'plain'}>
            {t(gone !== null ? 'own-state-deleted' : held ? 'own-state-held' : `own-state-${status}`)}
          </Badge>
          {screen.isPremium(property) && <Badge look="promo">{t('top-listing')}</Badge>}
        </Row>
        <h2>{gone === null ? <Link to={links('AdminEditProperty', { id })}>{title}</Link> : title}</h2>
        {shown ? (
          <Price main={shown.main} equivalent={shown.equivalent} note={t('property-a-month')} />
        ) : (
          <span className={classNames('product-vendor')}>{t('own-no-price')}</span>
        )}
        <span className={classNames('product-vendor')}>{facts.join(' · ')}</span>
        <Figures property={property} />
        <Dates screen={screen} property={property} />
        {isPendingReview && (
          <Alert kind="warning">{t(heldAsSimilar ? 'own-held-similar' : 'own-held')}</Alert>
        )}
        {screen.isUnconfirmed(property) && <Alert kind="warning">{t('own-unconfirmed')}</Alert>}
        <Actions screen={screen} property={property} title={title} />
        {screen.premium.listing?.id === id && <PremiumOffer purchase={screen.premium} />}
      </div>
    </OwnCard>
  );
});

function Figures({ property: { views, favorites, requests, waiting, status } }: { property: OwnProperty }) {
  const t = useTexts();
  const links = useLinks();
  if (status === 'draft') return null;
  return (
    <Counts>
      <li>{t('own-views', { count: views })}</li>
      <li>{t('own-favorites', { count: favorites })}</li>
      <li>
        {requests > 0 ? (
          <Link to={links('ViewingRequests')}>
            {t('own-requests', { count: requests })}
            {waiting > 0 && <Badge look="new">{t('own-waiting', { count: waiting })}</Badge>}
          </Link>
        ) : (
          t('own-requests', { count: 0 })
        )}
      </li>
    </Counts>
  );
}

const Dates = observer(function Dates({ screen, property }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { status, createdAt, confirmedAt, gone, premiumUntil } = property;
  const said = [
    t(status === 'draft' ? 'own-created' : 'own-published', { day: dates.day(createdAt) }),
    status !== 'draft' && confirmedAt && t('listing-confirmed', { day: dates.day(confirmedAt) }),
    screen.isPremium(property) && premiumUntil && t('own-premium-until', { day: dates.day(premiumUntil) }),
    gone && t('own-gone', { day: dates.day(gone) }),
  ].filter(Boolean);
  return <span className={classNames('product-vendor')}>{said.join(' · ')}</span>;
});

const Actions = observer(function Actions({ screen, property, title }: Props & { title: string }) {
  const t = useTexts();
  const links = useLinks();
  const { id, status, gone } = property;
  const named = (key: string) => t('own-action-of', { action: t(key), title });
  const { premium } = screen;
  const edit = status === 'draft' ? 'own-continue' : 'own-edit';
  const isChoosing = premium.listing?.id === id;
  const promote = screen.isPremium(property) ? 'premium-prolong' : 'premium-offer';
  return (
    <Row>
      {gone === null && (
        <LinkButton
          look="secondary"
          size="small"
          to={links('AdminEditProperty', { id })}
          aria-label={named(edit)}
        >
          {t(edit)}
        </LinkButton>
      )}
      {screen.mayBePremium(property) && (
        <Button
          look="secondary"
          size="small"
          aria-label={named(promote)}
          aria-expanded={isChoosing}
          onClick={() => premium.choose(isChoosing ? null : { id, title })}
        >
          {t(promote)}
        </Button>
      )}
      {gone === null && status === 'active' && (
        <LinkButton look="quiet" size="small" to={links('Property', { id })} aria-label={named('own-view')}>
          {t('own-view')}
        </LinkButton>
      )}
      {screen.actionsOf(property).map((action) => (
        <Button
          key={action}
          look={action === 'confirm' || action === 'restore' ? 'primary' : 'quiet'}
          size="small"
          aria-disabled={screen.changing === id}
          aria-label={named(`own-action-${action}`)}
          onClick={() => void screen.do(action, property)}
        >
          {t(`own-action-${action}`)}
        </Button>
      ))}
    </Row>
  );
});
