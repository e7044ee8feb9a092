import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { currentPrice } from '../../../core/shop/product.ts';
import { stateOf } from '../../../core/shop/own-product.ts';
import type { ProductFormScreen } from '../../../view-models/shop/product-form-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Row } from '../../components/layout.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';
import { FormSection } from '../../forms/bound-form.tsx';

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
`;

/** Variants of the product, each with a link to its form. */
export const ProductFormFamily = observer(function ProductFormFamily({
  screen,
}: {
  screen: ProductFormScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  return (
    <FormSection title={t('variants')} lead={t('product-part-variants-lead')}>
      <List>
        {screen.family.map((one) => {
          const name = [one.colour && t(`colour-${one.colour}`), one.size].filter(Boolean).join(', ');
          const label = name || one.code;
          return (
            <li key={one.id}>
              <span>
                {one.id === screen.id ? (
                  <strong aria-current="true">{label}</strong>
                ) : (
                  <Link to={links('AdminEditProduct', { id: one.id })}>{label}</Link>
                )}{' '}
                <Hint>{one.code}</Hint>
              </span>
              <span>
                {prices.inText(currentPrice(one))} · {t('product-pieces', { count: one.quantity })} ·{' '}
                {t(`own-product-${stateOf(one)}`)}
              </span>
            </li>
          );
        })}
      </List>
      {screen.id !== null && (
        <Row>
          <LinkButton look="secondary" size="small" to={screen.variantAddress}>
            {t('product-add-variant')}
          </LinkButton>
        </Row>
      )}
    </FormSection>
  );
});
