import type { Product } from '../../../core/shop/product.ts';
import { Columns, Panel } from '../../components/layout.tsx';
import { DefinitionTable } from '../../components/content/definition-table.tsx';
import styled from '@emotion/styled';
import { useTexts } from '../../components/use-texts.ts';
import { useProductFacts } from '../use-product-facts.ts';

const Facts = styled(Columns)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  & h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-xl);
  }
`;

/** Dimensions, material, manufacturer and safety information (SHOP-08). */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTexts();
  const facts = useProductFacts(['dimensions', 'look', 'basics']);
  const { manufacturer, responsiblePerson, safety } = product;
  const said = ({ name, address, contact }: Product['manufacturer']) => `${name}, ${address}, ${contact}`;
  return (
    <Facts>
      <Panel as="section">
        <h2>{t('product-facts')}</h2>
        <DefinitionTable rows={facts(product)} />
      </Panel>
      <Panel as="section">
        <h2>{t('product-safety')}</h2>
        <DefinitionTable
          rows={[
            { term: t('manufacturer'), description: manufacturer.name },
            { term: t('address'), description: manufacturer.address },
            { term: t('manufacturer-contact'), description: manufacturer.contact },
            { term: t('responsible-person'), description: responsiblePerson && said(responsiblePerson) },
            { term: t('safety-information'), description: safety },
          ]}
        />
      </Panel>
    </Facts>
  );
}
