import type { Product } from '../../core/shop/product.ts';
import { fieldsOfSection, productField } from '../../core/shop/product-fields.ts';
import { useTexts } from '../components/use-texts.ts';
import { fieldText } from '../../core/shared/field-text.ts';

type Fact = { term: string; description: string | number | null };
type Section = Parameters<typeof fieldsOfSection>[0];

/** Facts of a product in the order of the sections (SHOP-08); null for an unknown one. */
export function useProductFacts(sections: readonly Section[]): (product: Product) => Fact[] {
  const t = useTexts();
  return (product) => {
    const values = { ...product, ...product.dimensions } as Readonly<Record<string, unknown>>;
    return sections.flatMap(fieldsOfSection).flatMap((name) => {
      const field = productField(name);
      const value = values[name] as string | number | null;
      return field.fact
        ? [{ term: t<string>(field.fact), description: fieldText(name, field, value, '', t) }]
        : [];
    });
  };
}
