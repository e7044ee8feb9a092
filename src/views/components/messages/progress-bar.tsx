import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

/** A progress line on top of the page while `value` (0 to 100) is set (NAV-15). */
export function ProgressBar({ value }: { value: number | null }) {
  const t = useTexts();
  return value === null ? null : (
    <progress className={classNames('progress-bar')} max={100} value={value} aria-label={t('loading')} />
  );
}
