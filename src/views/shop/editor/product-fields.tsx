import { fieldsOfSection, productField } from '../../../core/shop/product-fields.ts';
import { DescribedField } from '../../forms/described-field.tsx';

/** Described fields of a section of the product's form. */
export function ProductFields({ section }: { section: Parameters<typeof fieldsOfSection>[0] }) {
  return fieldsOfSection(section).map((name) => (
    <DescribedField key={name} name={name} field={productField(name)} choose="product-choose" />
  ));
}
