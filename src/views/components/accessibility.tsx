import { classed, classNames } from './class-names.tsx';
import { useTexts } from './use-texts.ts';

/** Text for screen readers only. */
export const VisuallyHidden = classed('span', ['visually-hidden']);

/** Link that skips to an element with `tabIndex={-1}`; the first element of the page. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useTexts();
  return (
    <a className={classNames('skip-link')} href={`#${target}`} data-print="hide">
      {t('skip-to-content')}
    </a>
  );
}
