import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { MarkedKind } from '../../../core/properties/marks/listing-marks.ts';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { useListingMarks } from './use-listing-marks.ts';
import { classNames } from '../../components/class-names.tsx';

export interface ListMarksProps {
  kind: MarkedKind;
  /** Ids on the page. */
  listed: readonly number[];
  /** The switch that leaves out seen listings. */
  unseen?: {
    isOn: boolean;
    /** The list with the switch changed. */
    to: string;
    /** Number of left-out listings; null if unknown. */
    leftOut: number | null;
    /** True if the list was rendered before the seen listings were known. */
    isWaiting: boolean;
    again: () => void;
  };
}

/**
 * Above a list: a switch that leaves out seen listings, and the number of hidden ones on the page (FIND-07).
 */
export const ListMarks = observer(function ListMarks({ kind, listed, unseen }: ListMarksProps) {
  const t = useTexts();
  const links = useLinks();
  const marks = useListingMarks();
  const isWaiting = unseen?.isWaiting ?? false;
  const again = useRef(unseen?.again);
  useEffect(() => {
    if (marks && isWaiting) again.current?.();
  }, [marks, isWaiting]);
  const hidden = marks ? listed.filter((id) => marks.isHidden(kind, id)).length : 0;
  const leftOut = unseen?.isOn ? unseen.leftOut : null;
  const announcement =
    leftOut !== null
      ? t('left-out-seen', { count: leftOut })
      : hidden > 0 && t('hidden-on-page', { count: hidden });
  return (
    <div className={classNames('marks-line')}>
      {unseen && (
        <LinkButton look="quiet" size="small" to={unseen.to}>
          {t(unseen.isOn ? 'show-seen' : 'hide-seen')}
        </LinkButton>
      )}
      <span role="status">{announcement && <Link to={links('HiddenListings')}>{announcement}</Link>}</span>
    </div>
  );
});
