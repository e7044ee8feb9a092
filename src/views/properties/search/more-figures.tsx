import { POSTED_DAYS } from '../../../core/properties/property-search.ts';
import type { PropertyFilters as Filters } from '../../../core/properties/property-filters.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FilterGroup } from '../../components/results/filter-group.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { Bound, RangeField } from '../../forms/range-field.tsx';

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** Total of a month, floor, date of availability and age of the listing. */
export function MoreFigures({ filters, onChange }: Props) {
  const t = useTexts();
  const { totalTo, floorFrom, floorTo, availableOn, days } = filters;
  return (
    <>
      <FilterGroup title={t('filter-total')} name="total" open={totalTo !== null}>
        <Bound
          name="totalTo"
          label={t('filter-total-to')}
          kind="amount"
          value={totalTo}
          onChange={(amount) => onChange({ totalTo: amount })}
        />
      </FilterGroup>
      <FilterGroup title={t('floor')} name="floor" open={floorFrom !== null || floorTo !== null}>
        <RangeField
          name="floor"
          label="filter-floor"
          from={floorFrom}
          to={floorTo}
          onChange={(from, to) => onChange({ floorFrom: from, floorTo: to })}
        />
      </FilterGroup>
      <FilterGroup title={t('filter-when')} name="when" open={availableOn !== null || days !== null}>
        <TextField
          name="availableOn"
          type="date"
          label={t('filter-available-on')}
          unmarked
          value={availableOn ?? ''}
          onValue={(day) => onChange({ availableOn: day === '' ? null : day })}
        />
        <SelectField
          name="days"
          label={t('filter-posted')}
          unmarked
          placeholder={t('filter-posted-any')}
          options={POSTED_DAYS.map((count) => ({
            value: String(count),
            label: t('tag-posted-within', { count }),
          }))}
          value={days === null ? null : String(days)}
          onValue={(value) => onChange({ days: value === null ? null : Number(value) })}
        />
      </FilterGroup>
    </>
  );
}
