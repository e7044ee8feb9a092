import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ThingRow } from '../../../core/plans/things/thing-rooms.ts';
import type { ChosenThing } from '../../../core/plans/things/planned-things.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { Button } from '../../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/content/picture.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage, useLinks, usePrices } from '../../shell/use-page-language.ts';
import { SwapList } from './swap-list.tsx';
import { nameIn } from '../../../core/shared/transliteration.ts';

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--colour-line);
  &:last-of-type {
    border: 0;
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
  }
`;

type Props = { choice: ThingsChoice; row: ThingRow };

/** A need of a room: the chosen product with its reason, and the actions. */
export const ThingItem = observer(function ThingItem({ choice, row }: Props) {
  const { thing, need, id } = row;
  const place = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  const shown = thing?.state === 'chosen' ? thing.product.id : thing?.state;
  const before = useRef(shown);
  // The pressed button disappears; the next possible action gets the focus.
  useEffect(() => {
    if (isPressed.current && before.current !== shown) place.current?.querySelector('button')?.focus();
    isPressed.current = false;
    before.current = shown;
  });
  return (
    <Item ref={place} onClick={() => (isPressed.current = true)}>
      {thing?.state === 'chosen' ? (
        <Chosen choice={choice} row={row} thing={thing} />
      ) : (
        <NotChosen choice={choice} row={row} />
      )}
      {choice.swapping === id && need && <SwapList choice={choice} need={need} />}
    </Item>
  );
});

const Product = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  & > strong {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
    & > small {
      font-weight: var(--weight-regular);
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    & > strong {
      grid-column: 3;
      text-align: right;
    }
  }
`;

function useThingName(): (row: ThingRow, quantity: number | undefined) => string {
  const t = useTexts();
  return ({ name }, quantity = 1) =>
    quantity > 1 ? t('plan-thing-times', { name: t(`thing-${name}`), quantity }) : t(`thing-${name}`);
}

const Chosen = observer(function Chosen({ choice, row, thing }: Props & { thing: ChosenThing }) {
  const t = useTexts();
  const language = useLanguage();
  const links = useLinks();
  const prices = usePrices();
  const nameOf = useThingName();
  const { product, quantity, reason } = thing;
  const { image, title, price, vendor, deliveryDays } = product;
  const { need, id } = row;
  const name = nameOf(row, quantity);
  const isOrdered = choice.ordered.has(id);
  return (
    <>
      <Product>
        <Picture of={image} alt="" ratio="square" rounded sizes="4.5rem" />
        <div>
          <small>{name}</small>
          <Link to={links('Product', { id: product.id })}>{title}</Link>
          <small>
            {isOrdered && t('plan-goods-is-ordered')}
            {!isOrdered &&
              t(
                reason === 'cheapest' && choice.withinDays !== null
                  ? 'plan-reason-cheapest-in-time'
                  : `plan-reason-${reason}`,
              )}
          </small>
          <small>{t('plan-thing-from', { vendor: nameIn(language, vendor.name), ...deliveryDays })}</small>
          {need === null && !isOrdered && <small>{t('plan-thing-over')}</small>}
          {need !== null && need.quantity > quantity && (
            <small>{t('plan-thing-too-few', { quantity: need.quantity })}</small>
          )}
        </div>
        <strong>
          {prices.inText(price * quantity)}
          {quantity > 1 && <small>{t('plan-thing-each', { amount: prices.inText(price) })}</small>}
        </strong>
      </Product>
      {!isOrdered && (
        <Row>
          {need && <SwapButton choice={choice} row={row} text={t('plan-thing-swap')} />}
          <Button
            look="quiet"
            size="small"
            aria-label={t('plan-thing-own-of', { name })}
            onClick={() => choice.mark(id, 'owned')}
          >
            {t('plan-thing-own')}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={t('plan-thing-remove-of', { name })}
            onClick={() => (need ? choice.mark(id, 'left-out') : choice.reopen(id))}
          >
            {t('plan-thing-remove')}
          </Button>
        </Row>
      )}
    </>
  );
});

const Open = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  &[data-done] > span:first-of-type {
    color: var(--colour-ink-soft);
  }
`;

/** A need without a product: open, owned or left out. */
const NotChosen = observer(function NotChosen({ choice, row }: Props) {
  const t = useTexts();
  const nameOf = useThingName();
  const { need, thing, id } = row;
  const name = nameOf(row, need?.quantity);
  const state = thing?.state;
  return (
    <Open data-done={state ? '' : undefined}>
      <span>
        {name}
        <Note choice={choice} row={row} />
      </span>
      <Row>
        {state ? (
          <Button
            look="quiet"
            size="small"
            aria-label={t('plan-thing-reopen-of', { name })}
            onClick={() => choice.reopen(id)}
          >
            {t('plan-thing-reopen')}
          </Button>
        ) : (
          <>
            {need && choice.alternatives(need).length > 0 && (
              <SwapButton choice={choice} row={row} text={t('plan-thing-choose')} />
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={t('plan-thing-own-of', { name })}
              onClick={() => choice.mark(id, 'owned')}
            >
              {t('plan-thing-own')}
            </Button>
          </>
        )}
      </Row>
    </Open>
  );
});

const Note = observer(function Note({ choice, row: { need, thing } }: Props) {
  const t = useTexts();
  if (thing) return <small>{t(`plan-thing-${thing.state === 'owned' ? 'owned' : 'left-out'}`)}</small>;
  if (need?.category === null) return <small>{t('plan-thing-not-sold')}</small>;
  if (!need || !choice.shortlist || choice.alternatives(need).length > 0) return null;
  return <small>{t(choice.withinDays === null ? 'plan-thing-none' : 'plan-thing-none-in-time')}</small>;
});

const SwapButton = observer(function SwapButton({ choice, row, text }: Props & { text: string }) {
  const nameOf = useThingName();
  const { id, need } = row;
  return (
    <Button
      look="secondary"
      size="small"
      aria-expanded={choice.swapping === id}
      aria-label={`${text}: ${nameOf(row, need?.quantity)}`}
      onClick={() => choice.toggleSwap(id)}
    >
      {text}
    </Button>
  );
});
