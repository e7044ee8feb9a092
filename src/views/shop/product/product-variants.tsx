import styled from '@emotion/styled';
import { currentPrice, stockOf } from '../../../core/shop/product.ts';
import type { Product, ProductVariant } from '../../../core/shop/product.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { useTexts, type TextOf } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';

const Choices = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  & a {
    display: grid;
    align-content: center;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius);
    background: var(--colour-surface);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--colour-action);
  }
  & a[aria-current] {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
    box-shadow: inset 0 0 0 1px var(--colour-action);
    font-weight: var(--weight-strong);
  }
  & a[data-sold-out] {
    border-style: dashed;
    color: var(--colour-ink-soft);
  }
`;

/** Colours and sizes of a product, each with its own page, price and stock. */
export function ProductVariants({ product }: { product: Product }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { family } = product;
  if (family.length < 2) return null;
  const arePricesSame = new Set(family.map(currentPrice)).size === 1;
  return (
    <Choices aria-label={t('variants')}>
      <strong>{t('variants')}</strong>
      <ul>
        {family.map((variant, index) => {
          const isSoldOut = stockOf(variant) === 'sold-out';
          return (
            <li key={variant.id}>
              <Link
                to={links('Product', { id: variant.id })}
                aria-current={variant.id === product.id ? 'page' : undefined}
                data-sold-out={isSoldOut || undefined}
              >
                <span>{nameOf(variant, index, t)}</span>
                {isSoldOut ? (
                  <Hint>{t('sold-out')}</Hint>
                ) : (
                  !arePricesSame && <Hint>{prices.inText(currentPrice(variant))}</Hint>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </Choices>
  );
}

function nameOf({ colour, size }: ProductVariant, index: number, t: TextOf): string {
  const said = [colour && t(`colour-${colour}`), size].filter(Boolean);
  return said.length > 0 ? said.join(', ') : t('variant-number', { number: index + 1 });
}
