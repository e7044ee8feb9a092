import styled from '@emotion/styled';
import { FAIR_PRICE, rentPositionOf } from '../../../core/properties/fair-price.ts';
import type { FairPrice, RentPosition } from '../../../core/properties/fair-price.ts';
import type { PropertyType } from '../../../core/properties/property-choices.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import type { TextOf } from '../../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../../shell/use-page-language.ts';

const Chart = styled.svg`
  display: block;
  width: 100%;
  max-width: var(--width-text);
  height: 2.5rem;
  overflow: visible;
  & [data-scale] {
    fill: var(--colour-sunken);
  }
  & [data-band] {
    fill: var(--colour-action);
    opacity: 0.35;
  }
  & [data-median] {
    fill: var(--colour-action-strong);
  }
  & [data-rent] {
    fill: var(--colour-terracotta);
    stroke: var(--colour-surface);
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-3) var(--space-5);
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dt {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd {
    margin: 0;
    font-weight: var(--weight-strong);
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-weight: var(--weight-regular);
  }
  & [data-mark] dt::before {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: var(--space-1);
    border-radius: var(--radius-sm);
    background: var(--colour-terracotta);
    content: '';
  }
  & [data-mark='median'] dt::before {
    background: var(--colour-action-strong);
  }
`;

type Props = {
  fairPrice: FairPrice;
  /** Stotinki per month; null without a rent to compare. */
  rent: number | null;
  type: PropertyType;
  district: string;
  city: string;
  /** False if the page shows the warning itself. */
  warns?: boolean;
};

/** Usual rents of comparable homes, and the position of a rent among them (TRUST-01). */
export function FairPriceBand({ fairPrice, rent, type, district, city, warns = true }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { scope, homes, areaFrom, areaTo, countedOn } = fairPrice;
  const position = rent === null ? null : rentPositionOf(rent, fairPrice);
  const compared = {
    count: homes,
    type: t(`property-type-${type}`).toLowerCase(),
    from: areaFrom,
    to: areaTo,
    place: scope === 'city' ? city : `${district}, ${city}`,
  };
  return (
    <Stack>
      {position?.isSuspicious && warns && (
        <Alert kind="warning" title={t('fair-price-suspicious')}>
          {t('fair-price-suspicious-text')}
        </Alert>
      )}
      {position && !(position.isSuspicious && warns) && (
        <p>
          <strong>{positionText(t, position)}</strong>
        </p>
      )}
      <Band fairPrice={fairPrice} rent={rent} />
      <Hint>
        {t(`fair-price-compared-${scope}`, compared)}{' '}
        {t('fair-price-counted', { days: FAIR_PRICE.days, day: dates.day(countedOn) })}{' '}
        <Link to={links('FairPrice')}>{t('fair-price-explained')}</Link>
      </Hint>
    </Stack>
  );
}

function positionText(t: TextOf, { place, percent }: RentPosition): string {
  if (place !== 'within') return t(`fair-price-${place}`);
  if (percent === 0) return t('fair-price-from-median-same');
  return t(`fair-price-from-median-${percent > 0 ? 'above' : 'below'}`, { percent: Math.abs(percent) });
}

/** Units of the SVG. */
const WIDTH = 400;
const MARGIN = 12;

function Band({ fairPrice, rent }: Pick<Props, 'fairPrice' | 'rent'>) {
  const t = useTexts();
  const prices = usePrices();
  const { low, median, high } = fairPrice;
  const all = [low, high, ...(rent === null ? [] : [rent])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max((most - least) * 0.15, 1);
  const x = (amount: number) =>
    MARGIN + ((amount - least + room) / (most - least + 2 * room)) * (WIDTH - 2 * MARGIN);
  const values: { name: string; amount: number; mark?: string }[] = [
    ...(rent === null ? [] : [{ name: t('fair-price-rent'), amount: rent, mark: 'rent' }]),
    { name: t('fair-price-low'), amount: low },
    { name: t('fair-price-median'), amount: median, mark: 'median' },
    { name: t('fair-price-high'), amount: high },
  ];
  return (
    <>
      <Chart viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden>
        <rect data-scale="" x={0} y={16} width={WIDTH} height={8} rx={4} />
        <rect data-band="" x={x(low)} y={8} width={x(high) - x(low)} height={24} rx={4} />
        <rect data-median="" x={x(median) - 1.5} y={4} width={3} height={32} rx={1.5} />
        {rent !== null && <rect data-rent="" x={x(rent) - 3} y={2} width={6} height={36} rx={3} />}
      </Chart>
      <Values>
        {values.map(({ name, amount, mark }) => (
          <div key={name} data-mark={mark}>
            <dt>{name}</dt>
            <dd>
              {prices.show(amount).main} <small>({prices.show(amount).equivalent})</small>
            </dd>
          </div>
        ))}
      </Values>
    </>
  );
}
