import type { FieldValues } from 'react-hook-form';
import type { Language } from '../../core/shared/language.ts';
import type { PageValue } from './content-records.ts';

type PageField = keyof PageValue['bg'];

/** Page of the form's fields; an emptied input is null. */
export function pageOf(fields: FieldValues): PageValue {
  const of = (language: Language) => {
    const { title, description, body } = fields[language] as Record<PageField, string | null>;
    return { title: title ?? '', description: description ?? '', body: body ?? '' };
  };
  return { bg: of('bg'), en: of('en') };
}
