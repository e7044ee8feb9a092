import { useTexts } from '../use-texts.ts';
import { Link } from 'react-router-dom';
import { LeftIcon, RightIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

/** Numbers to show around `page` of `pages`; null is a gap: 1 … 6 7 8 … 20. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((one, index) => {
    const before = index > 0 ? (numbers[index - 1] ?? one) : one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Returns the address of a page, with filters and order. */
  hrefOf: (page: number) => string;
  /** Accessible name; needed when a screen has two lists. */
  label?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  const t = useTexts();
  if (pages < 2) return null;
  const far = (one: number) => pages > 5 && Math.abs(one - page) === 1 && one !== 1 && one !== pages;
  return (
    <nav aria-label={label ?? t('pagination-label')}>
      <ul className={classNames('pagination')}>
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" aria-label={t('previous-page')}>
              <LeftIcon />
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((one, index) =>
          one === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={one} data-far={far(one) || undefined}>
              <Link
                to={hrefOf(one)}
                aria-label={t('page-number', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" aria-label={t('next-page')}>
              <RightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
