import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGES } from '../../core/shared/language.ts';
import { mergeEdits } from '../../core/site/merge-edits.ts';
import { differenceOf } from '../components/difference.ts';
import { DifferenceTable } from '../components/difference-table.tsx';
import { useTexts } from '../use-texts.ts';
import type { ShownVersion } from './version.ts';

type Props<Value extends object> = {
  /** Values that the form began with. */
  base: Value;
  /** Values in force. */
  value: Value;
  newest: ShownVersion<Value>;
  labelOf(path: string): string;
  textOf: ((path: string, value: string) => string) | undefined;
};

/**
 * Reports a version that a colleague published while the member was writing. Fields that the member did not change
 * get the new values; the others stay as they were typed (TEAM-09, TEAM-12).
 */
export function NewerVersion<Value extends object>(props: Props<Value>): ReactNode {
  const { base, value, newest, labelOf, textOf = asIs } = props;
  const t = useTexts();
  const { getValues, setValue, formState } = useFormContext();
  const { defaultValues = {} } = formState;
  const merged = useRef({ stored: fieldsOf(base), filled: fieldsOf(defaultValues) });
  useEffect(() => {
    const { stored, filled } = merged.current;
    const theirs = fieldsOf(value);
    const { adopted } = mergeEdits({ stored, filled, mine: fieldsOf(getValues()), theirs });
    for (const [path, one] of Object.entries(adopted)) setValue(path, one, { shouldDirty: true });
    merged.current = { stored: theirs, filled: { ...filled, ...adopted } };
  }, [value, getValues, setValue]);
  const fields = differenceOf({ ...base } as Fields, { ...newest.value } as Fields).map(
    ({ name, before, after }) => ({
      name,
      before: before && textOf(name, before),
      after: after && textOf(name, after),
    }),
  );
  const { number, author } = newest;
  return (
    <Alert severity="warning" sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{t('team-newer-version', { number, author })}</AlertTitle>
      {t('team-newer-version-text')}
      <DifferenceTable
        fields={fields}
        before={t('team-newer-version-before')}
        after={t('team-version-number', { number })}
        labelOf={labelOf}
      />
    </Alert>
  );
}

const asIs = (_path: string, value: string) => value;

type Fields = Record<string, unknown>;

/** Values by their path: those of a language one by one, such as `bg.title`. */
function fieldsOf(value: object): Fields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      const isLanguage = LANGUAGES.some((language) => language === name);
      if (!isLanguage || typeof one !== 'object') return [[name, one]];
      return Object.entries((one ?? {}) as Fields).map(([field, text]) => [`${name}.${field}`, text]);
    }),
  );
}
