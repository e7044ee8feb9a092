import type { Product } from '../../core/shop/product.ts';
import { useTexts } from '../components/use-texts.ts';

/** Dimensions and properties of a product in a fixed order (SHOP-08); null if unknown. */
export function useProductFacts(): (product: Product) => { term: string; description: string | null }[] {
  const t = useTexts();
  const length = (millimetres: number | null) =>
    millimetres === null ? null : t('centimetres', { value: millimetres / 10 });
  return ({ dimensions, colour, material, size }) => {
    const { weight } = dimensions;
    return [
      { term: t('width'), description: length(dimensions.width) },
      { term: t('height'), description: length(dimensions.height) },
      { term: t('depth'), description: length(dimensions.depth) },
      { term: t('weight'), description: weight === null ? null : t('kilograms', { value: weight / 1000 }) },
      { term: t('filter-colour'), description: colour && t(`colour-${colour}`) },
      { term: t('filter-material'), description: material && t(`material-${material}`) },
      { term: t('filter-size'), description: size },
    ];
  };
}
