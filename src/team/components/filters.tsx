import type { ReactElement } from 'react';
import { AutocompleteInput, DateInput, NullableBooleanInput, ReferenceInput } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';

/** Filters by the days of a record, both included. */
export const DAY_FILTERS: readonly ReactElement[] = [
  <DateInput key="from" source="from" label="from" helperText={false} />,
  <DateInput key="to" source="to" label="to" helperText={false} />,
];

/** Filter of records with or without a property. */
export const flagFilter = (source: string, label: TextKey): ReactElement => (
  <NullableBooleanInput key={source} source={source} label={label} helperText={false} />
);

/** Filter by a record of another kind, found by its name. */
export const recordFilter = (
  source: string,
  reference: 'accounts' | 'vendors',
  label: TextKey,
): ReactElement => (
  <ReferenceInput key={source} source={source} reference={reference} label={label}>
    <AutocompleteInput label={label} optionText="name" helperText={false} />
  </ReferenceInput>
);
