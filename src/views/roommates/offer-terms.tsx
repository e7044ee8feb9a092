import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { RoommateOffer } from '../../core/roommates/roommate-offer.ts';
import type { RoommateOfferScreen } from '../../view-models/roommates/roommate-offer-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { UserIcon } from '../components/icons.tsx';
import { ShareIcon } from '../components/page-icons.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { pictureSources } from '../components/content/picture-sources.ts';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { FavoriteRoommate } from '../favorites/favorite-button.tsx';

const Person = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  & > img,
  & > span {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: var(--radius-round);
    background: var(--colour-sunken);
    color: var(--colour-ink-soft);
    object-fit: cover;
  }
`;

/** Price, poster and the message button. */
export const OfferTerms = observer(function OfferTerms(props: {
  screen: RoommateOfferScreen;
  offer: RoommateOffer;
}) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const { screen, offer } = props;
  const { id, title, price, deposit, bills, poster, createdAt } = offer;
  const [shown, secured] = [prices.show(price), prices.show(deposit)];
  const picture = poster.picture && pictureSources(poster.picture);
  return (
    <Panel as="section" aria-label={t('listing-offer')}>
      <Stack>
        <Row spread>
          <Price
            main={shown.main}
            equivalent={shown.equivalent}
            note={t(`offer-price-${bills}`)}
            size="large"
          />
          <Row>
            <FavoriteRoommate id={id} title={title} />
            <Button look="quiet" size="small" onClick={() => void screen.share()}>
              <ShareIcon />
              {t('share')}
            </Button>
          </Row>
        </Row>
        <DefinitionTable
          rows={[
            {
              term: t('deposit'),
              description: deposit === 0 ? t('offer-no-deposit') : `${secured.main} (${secured.equivalent})`,
            },
          ]}
        />
        {screen.isOwn ? (
          <LinkButton wide to={links('AdminRoommatesPost', { id })}>
            {t('listing-edit')}
          </LinkButton>
        ) : (
          <>
            <noscript>
              <Alert title={t('contact-needs-scripts-title')}>{t('contact-needs-scripts-text')}</Alert>
            </noscript>
            <Button wide onClick={() => screen.write()}>
              {t('offer-write')}
            </Button>
          </>
        )}
        <Person>
          {picture ? (
            <img src={picture.src} alt="" width={48} height={48} />
          ) : (
            <span>
              <UserIcon />
            </span>
          )}
          <div>
            <Hint>{t('offer-poster')}</Hint> <strong>{poster.name}</strong>
          </div>
        </Person>
        <Hint>{t('offer-posted', { day: dates.day(createdAt) })}</Hint>
      </Stack>
    </Panel>
  );
});
