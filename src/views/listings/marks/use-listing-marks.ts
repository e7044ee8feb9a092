import { useState } from 'react';
import type { ListingMarks } from '../../../view-models/properties/marks/listing-marks.ts';
import { MarksOpener } from '../../../view-models/properties/marks/marks-opener.ts';
import { useLoading } from '../../shell/lazy-modal.tsx';
import { useService } from '../../shell/services.tsx';

/** Returns the listings that the person has seen and hidden, null until they are loaded. Reports a failed load. */
export function useListingMarks(): ListingMarks | null {
  const opener = useService(MarksOpener);
  const [marks, setMarks] = useState<ListingMarks | null>(null);
  useLoading(() => opener.open(), setMarks);
  return marks;
}
