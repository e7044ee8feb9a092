import { Fragment } from 'react';
import type { UsualRent } from '../../../core/properties/fair-price.ts';
import { FAIR_PRICE } from '../../../core/properties/fair-price.ts';
import { Link } from 'react-router-dom';
import { DataTable } from '../../components/content/data-table.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../../shell/use-page-language.ts';

type Props = {
  rents: readonly UsualRent[];
  place: string;
  city: string;
};

/** Usual rents in a place by type; computed each night (TRUST-01). */
export function UsualRents({ rents, place, city }: Props) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const [first] = rents;
  if (!first) return <p>{t('rent-place-too-few', { homes: FAIR_PRICE.leastHomes })}</p>;
  const isMixed =
    rents.some(({ scope }) => scope === 'city') && rents.some(({ scope }) => scope === 'district');
  return (
    <Stack>
      <DataTable
        label={t('rent-place-rents')}
        columns={[
          { title: t('fact-type') },
          { title: t('area'), isNumber: true },
          { title: t('fair-price-median'), isNumber: true },
          { title: t('rent-place-band'), isNumber: true },
          { title: t('rent-place-sample'), isNumber: true },
        ]}
        rows={rents.map(({ type, areaFrom, areaTo, median, low, high, homes, scope }) => ({
          key: type,
          cells: [
            <Fragment key="type">
              <Link to={links('RentPlace', { place, type })}>{t(`property-type-${type}`)}</Link>
              {isMixed && scope === 'city' && ` (${city})`}
            </Fragment>,
            `${areaFrom}–${areaTo} m²`,
            <strong key="median">{prices.inText(median)}</strong>,
            `${prices.inText(low)} – ${prices.inText(high)}`,
            homes,
          ],
        }))}
      />
      <Hint>
        {t('rent-place-counted', { days: FAIR_PRICE.days, day: dates.day(first.countedOn) })}{' '}
        {!isMixed && first.scope === 'city' && place !== '' && !place.startsWith('c')
          ? `${t('rent-place-of-city', { city })} `
          : ''}
        <Link to={links('FairPrice')}>{t('fair-price-explained')}</Link>
      </Hint>
    </Stack>
  );
}
