import type { ReactElement, ReactNode } from 'react';
import { SelectInput, useGetList } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import { useLanguage } from '../use-texts.ts';
import type { CatalogueRow } from './catalogue-records.ts';

type Reference = 'cities' | 'categories';
type Props = { source: string; reference: Reference; label: TextKey };

/** All of them: there are some dozens of cities and categories. */
const ALL = { page: 1, perPage: 1_000 };

/** Filter by a city or category, in the language of the page. */
export const catalogueFilter = (source: string, reference: Reference, label: TextKey): ReactElement => (
  <CatalogueInput key={source} source={source} reference={reference} label={label} />
);

function CatalogueInput({ source, reference, ...input }: Props): ReactNode {
  const language = useLanguage();
  const { data = [], isPending } = useGetList<CatalogueRow>(reference, { pagination: ALL });
  const choices = data
    .map(({ key, name }) => ({ id: Number(key), name: name[language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <SelectInput
      {...input}
      source={source}
      choices={choices}
      isPending={isPending}
      translateChoice={false}
      helperText={false}
    />
  );
}
