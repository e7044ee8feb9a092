import { observer } from 'mobx-react-lite';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { OwnHabits } from '../../view-models/roommates/own-habits.ts';
import { Badge } from '../components/messages/badge.tsx';
import { CardWarning } from '../components/messages/card-warning.tsx';
import { CARD_SIZES, CardLink } from '../components/content/cards.tsx';
import { Picture } from '../components/content/picture.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { FavoriteRoommate } from '../favorites/favorite-button.tsx';
import { universityDistance } from './university-distance.ts';
import { classNames } from '../components/class-names.tsx';
import type { Habits } from '../../core/roommates/habits.ts';

/** Match of the visitor's habits with a home, once both have enough answers. */
const MatchFigure = observer(function MatchFigure({ own, home }: { own: OwnHabits; home: Habits }) {
  const t = useTexts();
  const match = own.matchWith(home);
  if (!match) return null;
  return (
    <Badge look={match.percent >= 75 ? 'good' : 'plain'}>
      {t('match-percent', { percent: match.percent })}
    </Badge>
  );
});

export interface RoommateCardProps {
  offer: RoommateOfferSummary;
  /** True for pictures in the first window. */
  priority?: boolean;
  level?: 'h2' | 'h3';
}

/** An offer of a room or a bed in a list. */
export const RoommateCard = observer(function RoommateCard({
  offer,
  priority,
  level: Name = 'h3',
}: RoommateCardProps) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const own = useService(OwnHabits);
  const { id, title, image, city, district, price, bills, room, roomArea, people, moveInFrom, university } =
    offer;
  const shown = prices.show(price);
  const facts = [
    t(`offer-room-${room}`),
    roomArea !== null && t('property-area', { area: roomArea }),
    t('offer-people', { count: people }),
  ].filter(Boolean);
  return (
    <article className={classNames('card')}>
      <Picture of={image} alt="" ratio="wide" sizes={CARD_SIZES.large} priority={priority} />
      <div className={classNames('card-body')}>
        <Price main={shown.main} equivalent={shown.equivalent} note={t(`offer-price-${bills}`)} />
        <Name className={classNames('product-title')} lang={offer.language}>
          <CardLink to={links('RoommateOffer', { id })}>{title}</CardLink>
        </Name>
        <CardWarning warnings={offer.warnings} />
        <span>{facts.join(' · ')}</span>
        <span className={classNames('product-vendor')}>
          {district.name}, {city.name}
          {university && ` · ${universityDistance(t, university)}`}
        </span>
        <span className={classNames('product-vendor')}>
          {t('property-free-from', { day: dates.day(moveInFrom) })}
        </span>
      </div>
      <div className={classNames('card-corner')} data-side="left">
        <MatchFigure own={own} home={offer.habits} />
      </div>
      <div className={classNames('card-corner')}>
        <FavoriteRoommate id={id} title={title} />
      </div>
    </article>
  );
});
