import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { priceService, totalPriceOf } from '../../core/services/service-price.ts';
import { byKind } from '../../core/services/service.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import { Button, IconButton } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { CloseIcon, DownIcon } from '../components/icons.tsx';
import { Panel } from '../components/layout.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { ChoiceNotice, TOO_LONG } from './choice-notice.tsx';
import { useServiceWords } from './use-service-words.ts';

/** Id of the order form's heading; the button beside the total links to it. */
export const ORDER_HEADING = 'service-order';

/** A panel beside the list; on a phone a bar at the bottom with collapsible lines. */
const Place = styled(Panel)`
  & > h2 {
    margin-bottom: var(--space-3);
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-2);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    line-height: 1.35;
  }
  & > ul > li[data-part] {
    padding-top: var(--space-4);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & > div[data-sum] {
    display: grid;
    gap: var(--space-3);
    margin-top: var(--space-4);
  }
  @media (min-width: 56rem) {
    max-height: calc(100dvh - var(--space-24) - var(--space-4));
    overflow: auto;
    & [data-unfold] {
      display: none;
    }
  }
  @media (max-width: 55.99rem) {
    z-index: var(--layer-raised);
    margin-inline: calc(-1 * var(--space-2));
    padding: var(--space-2) var(--space-3);
    box-shadow: var(--shadow-lg);
    & > h2,
    & > p,
    &:not([data-open]) > ul {
      display: none;
    }
    & > ul {
      max-height: 42dvh;
      overflow: auto;
    }
    & > div[data-sum] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2);
      margin: 0;
      & > button {
        padding-inline: var(--space-4);
      }
      @media (max-width: 22.5rem) {
        flex-wrap: wrap;
      }
    }
    & [data-of-desktop] {
      display: none;
    }
    /* Hides the sum of an empty selection, but shows the undo button. */
    &[data-empty] > div[data-sum] {
      display: none;
    }
    &[data-empty]:not(:has([role='status'] > *)) {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    @media (min-height: 20rem) {
      position: sticky;
      bottom: 0;
    }
    /* Above the bottom bar. */
    @media (min-height: 26rem) {
      bottom: calc(3.85rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
    }
  }
`;

/** Chosen services with their calculation, and the total in both currencies, always visible. */
export const ChoiceSummary = observer(function ChoiceSummary({ choice }: { choice: ServiceChoice }) {
  const t = useTexts();
  const prices = usePrices();
  const words = useServiceWords();
  const [open, setOpen] = useState(false);
  const { services, totalPrice, isEmpty, cleaningType } = choice.selection;
  const parts = byKind(services);
  const goToOrder = () => {
    setOpen(false);
    const heading = document.getElementById(ORDER_HEADING);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <Place
      data-above-notice=""
      as="section"
      data-sticky=""
      data-open={open ? '' : undefined}
      data-empty={isEmpty ? '' : undefined}
      data-print="hide"
      aria-labelledby="choice-title"
    >
      <ChoiceNotice choice={choice} />
      <h2 id="choice-title">{t('services-choice')}</h2>
      {isEmpty && <p>{t('services-choice-empty')}</p>}
      {!isEmpty && (
        <ul id="choice-lines" tabIndex={-1}>
          {parts.flatMap((part) => [
            ...(parts.length > 1
              ? [
                  <li key={part.kind} data-part="">
                    <strong>{t(`services-part-${part.kind}`)}</strong>
                    <span>{prices.inText(totalPriceOf(part.services))}</span>
                  </li>,
                ]
              : []),
            ...part.services.map((service) => (
              <li key={service.serviceKey}>
                <span>
                  {service.name}
                  <small>
                    {words.arithmetic(service)} = {prices.inText(priceService(service).total)}
                  </small>
                </span>
                <IconButton
                  icon={CloseIcon}
                  label={t('services-remove-of', { name: service.name })}
                  onClick={() => choice.remove(service.serviceKey)}
                />
              </li>
            )),
          ])}
        </ul>
      )}
      <div data-sum="">
        <div>
          {cleaningType && parts.length === 1 && (
            <Hint data-of-desktop="">{t(`service-type-${cleaningType}`)}</Hint>
          )}
          <Price {...prices.show(totalPrice)} />
        </div>
        {!isEmpty && (
          <>
            <span data-unfold="">
              <IconButton
                icon={DownIcon}
                label={t('services-choice-lines', { count: services.length })}
                aria-expanded={open}
                aria-controls="choice-lines"
                onClick={() => setOpen(!open)}
              />
            </span>
            <Button
              disabled={choice.tooLong.length > 0}
              aria-describedby={choice.tooLong.length > 0 ? TOO_LONG : undefined}
              onClick={goToOrder}
            >
              {t('services-go-order')}
            </Button>
          </>
        )}
      </div>
    </Place>
  );
});
