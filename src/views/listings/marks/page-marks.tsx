import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { MarkedKind } from '../../../core/properties/marks/listing-marks.ts';
import { Button } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useListingMarks } from './use-listing-marks.ts';
import { classNames } from '../../components/class-names.tsx';

/** On a listing's page: marks it as seen, and hides or unhides it (FIND-07). */
export const PageMarks = observer(function PageMarks({ kind, id }: { kind: MarkedKind; id: number }) {
  const t = useTexts();
  const marks = useListingMarks();
  useEffect(() => marks?.see(kind, id), [marks, kind, id]);
  const isHidden = marks?.isHidden(kind, id) ?? false;
  return (
    <div className={classNames('marks-line')}>
      <span role="status">{isHidden && t('hidden-in-lists')}</span>
      <Button
        look="quiet"
        size="small"
        onClick={() => (isHidden ? marks?.restore(kind, id) : marks?.hide(kind, id))}
      >
        {t(isHidden ? 'bring-back' : 'not-for-me')}
      </Button>
    </div>
  );
});
