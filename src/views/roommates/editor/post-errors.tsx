import { observer } from 'mobx-react-lite';
import type { City } from '../../../core/properties/location.ts';
import { OFFER_FIELDS } from '../../../core/roommates/offer-fields.ts';
import { namesWith } from '../../../core/shared/fields.ts';
import type { Field } from '../../../core/shared/fields.ts';
import type { StoredOfferForm } from '../../../core/roommates/roommate-offer-form.ts';
import type { RoommatePostEditor } from '../../../view-models/roommates/roommate-post-editor.ts';
import { useTexts, type TextOf } from '../../components/use-texts.ts';
import { EditClashes } from '../../forms/edit-clashes.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { fieldId } from '../../components/fields/field.tsx';

/** Label keys that differ from `post-<name>`. */
const LABELS: Record<string, string> = {
  city: 'field-city',
  districtId: 'field-district',
  gpsCoordinates: 'field-coordinates',
  images: 'post-part-pictures',
};

/** List of errors in the order of the form; takes the focus, and each line links to its field. */
export const PostErrors = observer(function PostErrors({ editor }: { editor: RoommatePostEditor }) {
  const t = useTexts();
  const labelOf = (name: string) => t(LABELS[name] ?? `post-${name}`);
  return (
    <>
      <EditClashes
        version={editor.version}
        amounts={namesWith(OFFER_FIELDS, 'kind', 'money')}
        labelOf={labelOf}
        textOf={(field, value) => postFieldText(field, value, t, editor.cities)}
      />
      <FormErrors
        errors={editor.errors.map(({ name, message }) => ({
          id: fieldId({ name }),
          message: `${labelOf(name)}: ${t(message)}`,
        }))}
      />
    </>
  );
});

/** A value of an offer's field in words; undefined for a value that is shown unchanged. */
function postFieldText(
  field: keyof StoredOfferForm,
  value: unknown,
  t: TextOf,
  cities: readonly City[],
): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (field === 'districtId') {
    return cities.flatMap(({ districts }) => districts).find(({ id }) => id === value)?.name;
  }
  const described: Partial<Record<string, Field>> = OFFER_FIELDS;
  return described[field]?.kind === 'choice' ? t<string>(`offer-${field}-${String(value)}`) : undefined;
}
