import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { OwnRoommateOffer } from '../../core/roommates/own-roommate-offers.ts';
import type { OwnRoommatesScreen } from '../../view-models/roommates/own-roommates-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { Row } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { Picture } from '../components/content/picture.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { OwnCard, ownCardText } from '../listings/own-card.tsx';
import { classNames } from '../components/class-names.tsx';

/** At least as high as a touch target. */
const Messages = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: var(--target);
`;

type Props = { screen: OwnRoommatesScreen; offer: OwnRoommateOffer };

/** An offer in its poster's list: state, messages and actions. */
export const OwnRoommateCard = observer(function OwnRoommateCard({ screen, offer }: Props) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const { id, title, status, held, price, image, district, city, moveInFrom, createdAt, inquiries, unread } =
    offer;
  const shown = prices.show(price);
  return (
    <OwnCard>
      <Picture of={image} alt="" ratio="wide" rounded sizes="(min-width: 44rem) 13rem, 92vw" />
      <div className={ownCardText}>
        <Row>
          <Badge look={status === 'active' ? 'good' : 'plain'}>
            {t(held ? 'own-state-held' : `offer-status-${status}`)}
          </Badge>
        </Row>
        <h2>
          <Link to={links('AdminRoommatesPost', { id })}>{title}</Link>
        </h2>
        <Price main={shown.main} equivalent={shown.equivalent} note={t('property-a-month')} />
        <span className={classNames('product-vendor')}>
          {district.name}, {city.name}
        </span>
        <span className={classNames('product-vendor')}>
          {t('own-offer-days', { posted: dates.day(createdAt), from: dates.day(moveInFrom) })}
        </span>
        {inquiries > 0 ? (
          <Messages to={links('AdminMessages')}>
            <MailIcon />
            {t('own-offer-inquiries', { count: inquiries })}
            {unread > 0 && <Badge look="new">{t('inbox-unread', { count: unread })}</Badge>}
          </Messages>
        ) : (
          <span className={classNames('product-vendor')}>{t('own-offer-no-inquiries')}</span>
        )}
        {held && <Alert kind="warning">{t(offer.heldAsSimilar ? 'own-held-similar' : 'own-held')}</Alert>}
        <Actions screen={screen} offer={offer} />
      </div>
    </OwnCard>
  );
});

const Actions = observer(function Actions({ screen, offer }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { id, title, status, held } = offer;
  const named = (key: string) => t('own-action-of', { action: t(key), title });
  const change = status === 'active' ? 'own-action-pause' : 'own-action-publish';
  return (
    <Row>
      <LinkButton
        look="secondary"
        size="small"
        to={links('AdminRoommatesPost', { id })}
        aria-label={named('own-edit')}
      >
        {t('own-edit')}
      </LinkButton>
      <LinkButton
        look="quiet"
        size="small"
        to={links('RoommateOffer', { id })}
        aria-label={named('own-view')}
      >
        {t('own-view')}
      </LinkButton>
      {!held && (
        <Button
          look={status === 'active' ? 'quiet' : 'primary'}
          size="small"
          aria-disabled={screen.changing === id}
          aria-label={named(change)}
          onClick={() => void screen.pauseOrShow(offer)}
        >
          {t(change)}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        aria-disabled={screen.changing === id}
        aria-label={named('own-action-delete')}
        onClick={() => screen.setDeleting(offer)}
      >
        {t('own-action-delete')}
      </Button>
    </Row>
  );
});
