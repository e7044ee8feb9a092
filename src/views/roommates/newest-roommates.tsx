import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { CARD_SIZES, CardLink, CardShelf } from '../components/content/cards.tsx';
import { Picture } from '../components/content/picture.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** The newest offers on the front page, shorter than in their list. */
export function NewestRoommates({ offers }: { offers: readonly RoommateOfferSummary[] }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  return (
    <CardShelf>
      {offers.map(({ id, title, image, price, bills, city, district }) => (
        <li key={id}>
          <article className={classNames('card')}>
            <Picture of={image} alt="" ratio="wide" sizes={CARD_SIZES.shelf} />
            <div className={classNames('card-body')}>
              <Price note={t(`offer-price-${bills}`)} {...prices.show(price)} />
              <h3 className={classNames('product-title')}>
                <CardLink to={links('RoommateOffer', { id })}>{title}</CardLink>
              </h3>
              <span className={classNames('product-vendor')}>
                {district.name}, {city.name}
              </span>
            </div>
          </article>
        </li>
      ))}
    </CardShelf>
  );
}
