import { observer } from 'mobx-react-lite';
import { pricePerSquareMetre } from '../../core/properties/property.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { Badge } from '../components/messages/badge.tsx';
import { CardWarning } from '../components/messages/card-warning.tsx';
import { CARD_SIZES, CardLink } from '../components/content/cards.tsx';
import { CardPictures } from '../components/content/card-pictures.tsx';
import { Picture } from '../components/content/picture.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { FavoriteProperty } from '../favorites/favorite-property.tsx';
import { floorText, useListingTitle } from './property-texts.ts';
import { classNames } from '../components/class-names.tsx';

export interface PropertyCardProps {
  property: PropertySummary;
  /** True for pictures in the first window. */
  priority?: boolean;
  level?: 'h2' | 'h3';
  /** Value of the picture's `sizes`. */
  sizes?: string;
  /** Searched places, for the link to the home's page. */
  near?: readonly string[];
  /** Distance to the home of the page, as text. */
  away?: string;
}

export const PropertyCard = observer(function PropertyCard({
  property,
  priority,
  level: Name = 'h3',
  sizes = CARD_SIZES.large,
  near,
  away,
}: PropertyCardProps) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const { id, images, area, city, district, price, availableFrom, totalMonthly } = property;
  const address = links('Property', { id }, { near });
  const { lead, language, own } = useListingTitle()(property);
  const shown = prices.show(price);
  const perSquareMetre = pricePerSquareMetre(property);
  return (
    <article className={classNames('card')}>
      {images.length > 0 ? (
        <CardPictures pictures={images} to={address} title={lead} sizes={sizes} priority={priority} />
      ) : (
        <Picture of={null} alt="" ratio="wide" />
      )}
      <div className={classNames('card-body')}>
        <Price main={shown.main} equivalent={shown.equivalent} note={t('property-a-month')} />
        {totalMonthly !== null && totalMonthly > price && (
          <span className={classNames('product-vendor')}>
            {t(property.isTotalEstimated ? 'property-total-about' : 'property-total', {
              price: prices.inText(totalMonthly),
            })}
          </span>
        )}
        {perSquareMetre !== null && (
          <span className={classNames('product-vendor')}>
            {t('property-per-square-metre', { price: prices.inText(perSquareMetre) })}
          </span>
        )}
        <Name className={classNames('product-title')} lang={language}>
          <CardLink to={address}>{lead}</CardLink>
        </Name>
        {own !== null && (
          <span className={classNames('product-vendor')} lang={property.language}>
            {own}
          </span>
        )}
        <CardWarning warnings={property.warnings} />
        <span>
          {own === null && `${t(`property-type-${property.type}`)} · ${t('property-area', { area })} · `}
          {[floorText(t, property), ...property.amenities.map((word) => t(`amenity-${word}`))].join(' · ')}
        </span>
        <span className={classNames('product-vendor')}>
          {[`${district.name}, ${city.name}`, ...(away ? [away] : [])].join(' · ')}
        </span>
        {availableFrom && (
          <span className={classNames('product-vendor')}>
            {t('property-free-from', { day: dates.day(availableFrom) })}
          </span>
        )}
      </div>
      <div className={classNames('card-corner')} data-side="left">
        {property.premium && <Badge look="promo">{t('top-listing')}</Badge>}
      </div>
      <div className={classNames('card-corner')}>
        <FavoriteProperty id={id} title={lead} />
      </div>
    </article>
  );
});
