import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

/** First in the page; the target needs `tabIndex={-1}`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useTexts();
  return (
    <a className={classNames('skip-link')} href={`#${target}`} data-print="hide">
      {t('skip-to-content')}
    </a>
  );
}
