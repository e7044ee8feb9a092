import type { ImportChange } from '../../../core/shop/import/product-import.ts';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLocale, usePrices } from '../../shell/use-page-language.ts';

/** The class of a field's name in a row. */
export const importFieldClass = 'import-field';

const FIELDS: Record<string, string> = {
  categoryId: 'category',
  deliveryDaysFrom: 'deliveryDays',
  deliveryDaysTo: 'deliveryDays',
};

/** The fields of a product that a row changes: before, and after. */
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

/** A value in the words of the page: both currencies, names of colours, centimetres, kilograms. */
function useShown(): (field: string, value: ImportChange['before']) => string {
  const t = useTexts();
  const prices = usePrices();
  const locale = useLocale();
  const unit = (amount: number, name: 'centimeter' | 'kilogram') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name }).format(amount);
  return (field, value) => {
    if (value === null) return t('edit-clash-empty');
    if (field === 'colour' || field === 'material') return t(`${field}-${value}`);
    if (typeof value === 'string') return value;
    if (field === 'price' || field === 'promoPrice') return prices.inText(value);
    if (field === 'weight') return unit(value / 1_000, 'kilogram');
    return ['width', 'height', 'depth'].includes(field) ? unit(value / 10, 'centimeter') : String(value);
  };
}
