import { useState } from 'react';
import type { ListingMarks } from '../../../view-models/properties/marks/listing-marks.ts';
import { MarksOpener } from '../../../view-models/properties/marks/marks-opener.ts';
import { useLoading } from '../../shell/lazy-modal.tsx';
import { useService } from '../../shell/services.tsx';

/** Returns the seen and hidden listings, null until they have loaded. Reports errors. */
export function useListingMarks(): ListingMarks | null {
  const opener = useService(MarksOpener);
  const [marks, setMarks] = useState<ListingMarks | null>(null);
  useLoading(() => opener.open(), setMarks);
  return marks;
}
