import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { fieldText } from '../../core/shared/field-text.ts';
import { namesOf } from '../../core/shared/fields.ts';
import type { Field, Fields } from '../../core/shared/fields.ts';
import { useTexts } from '../use-texts.ts';
import { MoneyField, shown } from './formats.tsx';

/**
 * Facts of a listing from the description of its fields, for `RecordPage`. A field without a label of its own
 * takes that of the resource.
 * @param words prefix of the texts of choices, see `fieldText`
 * @param except fields that the page shows itself
 */
export function describedFields(
  fields: Fields,
  words: string,
  except: readonly string[],
): readonly ReactNode[] {
  return namesOf(fields)
    .filter((name) => !except.includes(name))
    .map((name) => {
      const field = fields[name] as Field;
      const props = { source: name, label: field.fact };
      if (field.kind === 'money') return <MoneyField key={name} {...props} />;
      return <DescribedField key={name} {...props} field={field} words={words} />;
    });
}

type Props = { source: string; label: string | undefined; field: Field; words: string };

function DescribedField({ source, field, words }: Props): ReactNode {
  const value = useRecordContext()?.[source] as string | number | boolean | null | undefined;
  const t = useTexts();
  return shown(fieldText(source, field, value ?? null, words, t) ?? '–');
}
