import { classed, classNames } from '../components/class-names.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useTexts } from '../components/use-texts.ts';

/** The form of a page's CompareBar, which its boxes belong to. */
export const COMPARE_FORM = 'compare';

/** A card of a list with its tick below; lists that load the tick later have the item from here, so that its script stays small. */
export const ComparedItem = classed('li', ['compared-item']);

export interface CompareBoxProps {
  id: number;
  title: string;
  /** Of a product: only those of one category are compared. */
  category?: number;
}

/**
 * A tick that takes a home or a product into the comparison (FIND-06). The bar of the page ticks those that are chosen;
 * without scripts the ticks are sent as a form is.
 */
export function CompareBox({ id, title, category }: CompareBoxProps) {
  const t = useTexts();
  return (
    <label className={classNames('compare-box')}>
      <input type="checkbox" name="id" value={id} form={COMPARE_FORM} data-category={category} />
      <span>
        {t('compare')} <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </label>
  );
}
