import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useTexts } from '../use-texts.ts';
import { differenceOf } from './difference.ts';
import { DifferenceTable } from './difference-table.tsx';

/** Changed fields of a record in two columns, from its `before` and `after`. */
export function DifferenceField(): ReactNode {
  const t = useTexts();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <DifferenceTable
      fields={differenceOf(record['before'], record['after'])}
      before={t('team-before')}
      after={t('team-after')}
    />
  );
}
