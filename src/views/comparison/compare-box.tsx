import { classed, classNames } from '../components/class-names.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Id of the CompareBar's form, which the checkboxes belong to. */
export const COMPARE_FORM = 'compare';

/** A card with its checkbox. It is here so that lists which load the checkbox later stay small. */
export const ComparedItem = classed('li', ['compared-item']);

export interface CompareBoxProps {
  id: number;
  title: string;
  /** Category of a product; only products of one category are compared. */
  category?: number;
}

/**
 * A checkbox that adds a home or product to the comparison (FIND-06). Without scripts it is sent as a plain
 * form.
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
