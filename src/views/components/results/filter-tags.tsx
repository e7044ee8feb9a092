import { useEffect, useRef } from 'react';
import { CloseIcon } from '../icons.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

export interface FilterTagsProps {
  /** `to` is the list's address without that filter. */
  tags: readonly { label: string; to: string }[];
  /** The list's address without filters. */
  clearTo: string;
}

/**
 * Active filters, each a link to the list without it. After a removal the focus moves to the next tag, or to
 * the page's heading.
 */
export function FilterTags({ tags, clearTo }: FilterTagsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef<number | null>(null);
  const shown = tags.map(({ label }) => label).join('\n');
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const place = followed.current;
    followed.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('a[aria-label]');
    (left?.[Math.min(place, left.length - 1)] ?? pageHeading())?.focus({ preventScroll: true });
  }, [shown]);
  if (tags.length === 0) return null;
  return (
    <ul className={classNames('filter-tags')} ref={list} aria-label={t('chosen-filters')}>
      {tags.map(({ label, to }, index) => (
        <li key={label} onClick={() => (followed.current = index)}>
          <Link
            className={classNames('filter-tag')}
            to={to}
            aria-label={t('remove-filter', { filter: label })}
          >
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
      {tags.length > 1 && (
        <li onClick={() => (followed.current = 0)}>
          <Link to={clearTo}>{t('clear-filters')}</Link>
        </li>
      )}
    </ul>
  );
}

/** Returns the page's heading, made focusable. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
