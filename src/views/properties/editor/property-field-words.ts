import type { City } from '../../../core/properties/location.ts';
import { PROPERTY_FIELDS, propertyField } from '../../../core/properties/property-fields.ts';
import type { PropertyFieldName } from '../../../core/properties/property-fields.ts';
import type { StoredPropertyForm } from '../../../core/properties/property-form.ts';
import type { TextOf } from '../../components/use-texts.ts';

/** Label keys that differ from `field-<name>`. */
const LABELS: Record<string, string> = {
  district_id: 'field-district',
  gpsCoordinates: 'field-coordinates',
  images: 'property-step-pictures',
  plan: 'plan-title',
  planMeta: 'plan-rooms',
  slots: 'slots-title',
  status: 'own-tabs',
  appliances: 'appliances-title',
  billsMeta: 'bills-title',
  propertyAdvantages: 'advantages-home',
  locationAdvantages: 'advantages-place',
};

/** Label of a listing's field or of a part such as `billsMeta.water`. */
export function propertyFieldLabel(name: string, t: TextOf): string {
  const [field = '', part] = name.split('.');
  if (field === 'billsMeta' && part) return t(`property-bill-${part}`);
  return t(LABELS[field] ?? `field-${field}`);
}

/** A value of a listing's field in words; undefined for a value that is shown unchanged. */
export function propertyFieldText(
  field: keyof StoredPropertyForm,
  value: unknown,
  t: TextOf,
  cities: readonly City[],
): string | undefined {
  if (value === null || value === undefined) return undefined;
  const words = (prefix: string) => (value as string[]).map((word) => t(`${prefix}-${word}`)).join(', ');
  const described = field in PROPERTY_FIELDS ? propertyField(field as PropertyFieldName) : undefined;
  if (described?.kind === 'choice' && !described.untranslated)
    return t<string>(`property-${field}-${String(value)}`);
  switch (field) {
    case 'district_id':
      return cities.flatMap(({ districts }) => districts).find(({ id }) => id === value)?.name;
    case 'appliances':
      return words('property-appliance') || undefined;
    case 'propertyAdvantages':
      return words('property-advantage') || undefined;
    case 'locationAdvantages':
      return words('property-location') || undefined;
    case 'billsMeta':
      return (value as StoredPropertyForm['billsMeta'])
        .map(({ bill, payer, amount }) =>
          `${t(`property-bill-${bill}`)}: ${t(`bill-payer-${payer}`)} ${amount}`.trim(),
        )
        .join('\n');
    case 'planMeta':
      return (value as StoredPropertyForm['planMeta'])
        .map(({ room, area }) => `${t(`property-room-${room}`)} ${area}`.trim())
        .join('\n');
    case 'slots':
      return (value as string[]).join('\n') || undefined;
    case 'plan':
      return t('edit-clash-items', { count: 1 });
    default:
      return undefined;
  }
}
