import type { ImportChange } from '../../core/shared/import/file-import.ts';
import { PROPERTY_FIELDS } from '../../core/properties/property-fields.ts';
import type { Field } from '../../core/shared/fields.ts';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useDates, useLocale, usePrices } from '../shell/use-page-language.ts';

export const importFieldClass = 'import-field';

const FIELDS: Record<string, string> = {
  categoryId: 'category',
  deliveryDaysFrom: 'deliveryDays',
  deliveryDaysTo: 'deliveryDays',
  district_id: 'district',
  gpsCoordinates: 'coordinates',
};

/** Products have a price too. */
const DESCRIBED: Partial<Record<string, Field>> = PROPERTY_FIELDS;
const DAYS: ReadonlySet<string> = new Set(['availableFrom', 'promoFrom', 'promoUntil']);
const LISTS: Record<string, string> = { appliances: 'appliance', propertyAdvantages: 'advantage' };

/** Fields that a row changes: before and after. */
export function ImportChanges({ changes }: { changes: readonly ImportChange[] }) {
  const t = useTexts();
  const show = useShown();
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={importFieldClass}>{t(`import-field-${FIELDS[field] ?? field}`)}: </span>
          <VisuallyHidden>{t('import-change-from')} </VisuallyHidden>
          <s>{show(field, before)}</s>
          <span aria-hidden="true"> → </span>
          <VisuallyHidden>{t('import-change-to')} </VisuallyHidden>
          {show(field, after)}
        </li>
      ))}
    </ul>
  );
}

/** Formats a value: both currencies, names of choices, dates, units. */
function useShown(): (field: string, value: ImportChange['before']) => string {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const locale = useLocale();
  const unit = (amount: number, name: 'centimeter' | 'kilogram') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name }).format(amount);
  return (field, value) => {
    if (value === null) return t('edit-clash-empty');
    if (field === 'colour' || field === 'material') return t(`${field}-${value}`);
    const { kind, untranslated } = DESCRIBED[field] ?? {};
    if (kind === 'flag') return t(value === 'yes' ? 'import-value-yes' : 'import-value-no');
    if (kind === 'choice' && !untranslated) return t<string>(`property-${field}-${value}`);
    if (DAYS.has(field)) return dates.day(String(value));
    const list = LISTS[field];
    if (list !== undefined && typeof value === 'string')
      return value
        .split(', ')
        .map((one) => t(`property-${list}-${one}`))
        .join(', ');
    if (typeof value === 'string') return value;
    if (kind === 'money' || field === 'promoPrice') return prices.inText(value);
    if (field === 'weight') return unit(value / 1_000, 'kilogram');
    return ['width', 'height', 'depth'].includes(field) ? unit(value / 10, 'centimeter') : String(value);
  };
}
