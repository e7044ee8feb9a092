import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FoundCard, SavedSearchScreen } from '../../view-models/searches/saved-search-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PropertyCard } from '../properties/property-card.tsx';
import { RoommateCard } from '../roommates/roommate-card.tsx';
import { usePrices } from '../shell/use-page-language.ts';
import { ProductCard } from '../shop/product-card.tsx';

const Found = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-2);
`;

const Reason = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

type Props = { screen: SavedSearchScreen; card: FoundCard; priority: boolean };

/** A match of a saved search, with its reason and a "not for me" button. */
export const FoundItem = observer(function FoundItem({ screen, card, priority }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { reason, oldPrice } = card;
  return (
    <Found>
      {card.kind === 'properties' && <PropertyCard property={card.item} level="h2" priority={priority} />}
      {card.kind === 'roommates' && <RoommateCard offer={card.item} level="h2" priority={priority} />}
      {card.kind === 'products' && <ProductCard product={card.item} level="h2" priority={priority} />}
      <Reason>
        <Hint>
          {reason === 'price' && oldPrice !== null
            ? t('search-reason-price', { price: prices.inText(oldPrice) })
            : t(reason === 'new' ? 'search-reason-new' : 'search-reason-changed')}
        </Hint>
        <Button
          look="quiet"
          size="small"
          aria-label={t('match-not-for-me-of', { title: card.item.title })}
          onClick={() => void screen.hide(card.id)}
        >
          {t('not-for-me')}
        </Button>
      </Reason>
    </Found>
  );
});
