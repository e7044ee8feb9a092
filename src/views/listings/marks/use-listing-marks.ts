import { useEffect, useState } from 'react';
import type { ListingMarks } from '../../../view-models/properties/marks/listing-marks.ts';
import { MarksOpener } from '../../../view-models/properties/marks/marks-opener.ts';
import { useService } from '../../shell/services.tsx';

/** What this person has seen and hidden; null until the page is alive. */
export function useListingMarks(): ListingMarks | null {
  const opener = useService(MarksOpener);
  const [marks, setMarks] = useState<ListingMarks | null>(null);
  useEffect(() => {
    void opener.open().then(setMarks);
  }, [opener]);
  return marks;
}
