import { CompareBox } from '../../comparison/compare-box.tsx';
import { CardMarks } from '../../listings/marks/card-marks.tsx';

/** What is done with a home of the list: compared, or hidden as not for oneself. */
export function CardChoices({ id, title }: { id: number; title: string }) {
  return (
    <CardMarks kind="property" id={id} title={title}>
      <CompareBox id={id} title={title} />
    </CardMarks>
  );
}
