import type { ReactNode } from 'react';
import { addressOfList, addressOfTarget } from '../../../core/searches/site-search/search-address.ts';
import { currentPrice } from '../../../core/shop/product.ts';
import type { SearchBox, Suggestion } from '../../../view-models/site/search-box.ts';
import { Picture } from '../../components/content/picture.tsx';
import { Price } from '../../components/content/price.tsx';
import { HomeIcon, RightIcon, SofaIcon, UserIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage, useLinks, usePrices } from '../use-page-language.ts';

export type Leading = Exclude<Suggestion, { text: string }>;

export function useShown(box: SearchBox): (line: Leading) => { to: string; content: ReactNode } {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const language = useLanguage();
  return (line) => {
    switch (line.kind) {
      case 'shopRooms':
        return {
          to: links('MarketplaceProductCategories', {}, { room: line.room }),
          content: (
            <>
              <SofaIcon />
              <span>{t(`room-title-${line.room}`)}</span>
            </>
          ),
        };
      case 'categories':
        return {
          to: links('ProductCategory', { id: line.id }),
          content: (
            <>
              <Small image={line.picture} />
              <span>{t('suggestion-category', { category: line.name })}</span>
            </>
          ),
        };
      case 'products': {
        const price = prices.show(currentPrice(line));
        return {
          to: links('Product', { id: line.id }),
          content: (
            <>
              <Small image={line.image} />
              <span>
                {line.title}
                <Price main={price.main} equivalent={price.equivalent} size="small" />
              </span>
            </>
          ),
        };
      }
      case 'list':
        return {
          to: addressOfList(line.list, box.text, language),
          content: (
            <>
              {line.list.kind === 'properties' ? <HomeIcon /> : <UserIcon />}
              <span>
                {line.words.length > 0
                  ? line.words.join(' · ')
                  : t(line.list.kind === 'properties' ? 'search-homes-any' : 'search-rooms-any')}
              </span>
            </>
          ),
        };
      case 'page':
        return {
          to: addressOfTarget(line, language),
          content: (
            <>
              <RightIcon />
              <span>{line.title ?? t<string>(`search-page-${line.route}`)}</span>
            </>
          ),
        };
    }
  };
}

function Small({ image }: { image: Extract<Leading, { kind: 'products' }>['image'] }) {
  return <Picture of={image} sizes="3rem" alt="" ratio="square" />;
}
