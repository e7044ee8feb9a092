import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Need } from '../../../core/plans/things/needed-things.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage, usePrices } from '../../shell/use-page-language.ts';
import { nameIn } from '../../../core/shared/transliteration.ts';

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 9rem;
  overflow-x: auto;
  gap: var(--space-2);
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--colour-action-soft);
  & button {
    display: grid;
    gap: var(--space-1);
    width: 100%;
    height: 100%;
    align-content: start;
    padding: var(--space-2);
    border: 1px solid transparent;
    border-radius: var(--radius-sm);
    background: var(--colour-surface);
    font-size: var(--text-sm);
    text-align: left;
    cursor: pointer;
    &:hover {
      border-color: var(--colour-action);
    }
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** Alternatives for a need; a press chooses one. */
export const SwapList = observer(function SwapList({ choice, need }: { choice: ThingsChoice; need: Need }) {
  const t = useTexts();
  const language = useLanguage();
  const prices = usePrices();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const others = choice.alternatives(need);
  if (others.length === 0) return <p>{t('plan-thing-no-others')}</p>;
  return (
    <List ref={list} aria-label={t('plan-thing-others', { name: t(`thing-${need.thing}`) })}>
      {others.map((product) => (
        <li key={product.id}>
          <button type="button" onClick={() => choice.swap(need, product)}>
            <Picture of={product.image} alt="" ratio="square" sizes="9rem" />
            <span>{product.title}</span>
            <strong>{prices.inText(product.price * need.quantity)}</strong>
            <small>
              {t('plan-thing-from', {
                vendor: nameIn(language, product.vendor.name),
                from: product.deliveryDays.from,
                to: product.deliveryDays.to,
              })}
            </small>
          </button>
        </li>
      ))}
    </List>
  );
});
