import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { priceService } from '../../core/services/service-price.ts';
import { amountOf, withMeasures } from '../../core/services/service.ts';
import type { Service } from '../../core/services/service.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import { Button } from '../components/actions/button.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { ServiceMeasureFields } from './service-measures.tsx';
import { useServiceWords } from './use-service-words.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--colour-line);
  @media (max-width: 39.99rem) {
    &[data-chosen] {
      grid-template-columns: minmax(0, 1fr);
    }
    /* Price and button share the last line. */
    &:not([data-chosen]) {
      row-gap: var(--space-2);
      & > div:first-of-type {
        display: contents;
      }
      & :is(h3, p:not([data-price])) {
        grid-column: 1 / -1;
      }
    }
  }
  &[data-chosen] {
    margin-inline: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
    box-shadow: inset 4px 0 var(--colour-action);
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    & > svg {
      flex: none;
      color: var(--colour-action);
    }
  }
  & p {
    max-width: var(--width-text);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & p[data-price] {
    margin-top: var(--space-1);
    color: var(--colour-ink);
    font-variant-numeric: tabular-nums;
    & > span {
      display: inline-block;
      white-space: pre;
    }
  }
  & > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3);
  }
  @media (min-width: 40rem) {
    & > div:last-of-type {
      justify-content: end;
      max-width: 26rem;
    }
  }
`;

/** A service of the catalogue with its price and the chosen measures. */
export const ServiceItem = observer(function ServiceItem({
  item,
  choice,
}: {
  item: Service;
  choice: Pick<ServiceChoice, 'selection' | 'add' | 'change' | 'remove'>;
}) {
  const t = useTexts();
  const words = useServiceWords();
  const prices = usePrices();
  const { serviceKey, name, description } = item;
  const chosen = choice.selection.find(serviceKey);
  // Minimum order; a single piece is not mentioned.
  const least = withMeasures(item, { quantity: 0, hours: 0, sqm: 0 });
  return (
    <Line data-chosen={chosen ? '' : undefined} id={`service-${serviceKey}`}>
      <div>
        <h3>
          {chosen && <CheckIcon />}
          {name}
        </h3>
        <p>{description}</p>
        {chosen ? (
          <p data-price="">
            {words.arithmetic(chosen)} = <strong>{prices.inText(priceService(chosen).total)}</strong>
          </p>
        ) : (
          <p data-price="">
            <strong>{words.unitPrice(item)}</strong>
            {amountOf(least) > 1 && <span> · {t('services-least', { amount: words.amount(least) })}</span>}
          </p>
        )}
      </div>
      <div>
        {chosen && (
          <ServiceMeasureFields
            service={chosen}
            onChange={(measures) => choice.change(serviceKey, measures)}
          />
        )}
        {/* The same button in both states, so that it keeps the focus. */}
        <Button
          key="toggle"
          look={chosen ? 'quiet' : 'secondary'}
          size="small"
          aria-label={t(chosen ? 'services-remove-of' : 'services-add-of', { name })}
          onClick={() => (chosen ? choice.remove(serviceKey) : choice.add(item))}
        >
          {t(chosen ? 'services-remove' : 'services-add')}
        </Button>
      </div>
    </Line>
  );
});
