import { Fragment, type ReactNode } from 'react';
import { FILTER_SHEET_ID, FILTERS_ID } from './filter-sheet.tsx';
import { icon } from '../icons.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

// From lucide (ISC licence).
const FilterIcon = icon(
  'M4 7h10M18 7h2M4 17h2M10 17h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
const SortIcon = icon('M8 4v16M4.5 16.5 8 20l3.5-3.5M16 20V4M12.5 7.5 16 4l3.5 3.5');

export interface ResultsBarProps<Order extends string> {
  /** Short names of the active filters. */
  wanted: readonly string[];
  count: string;
  orders: readonly Order[];
  orderBy: Order;
  onOrder: (order: Order) => void;
  /** Other views of the list, such as a map: buttons with an icon and a `span`. */
  children?: ReactNode;
}

/**
 * Count and order above a list. On phones it stays visible and shows the search in one line, which opens the
 * `FilterSheet`.
 */
export function ResultsBar<Order extends string>(props: ResultsBarProps<Order>) {
  const { wanted, count, orders, orderBy, onOrder, children } = props;
  const t = useTexts();
  return (
    <div className={classNames('results-bar')}>
      <p role="status">{count}</p>
      <button
        className={classNames('search-line')}
        type="button"
        data-phone=""
        aria-haspopup="dialog"
        popoverTarget={FILTER_SHEET_ID}
      >
        <FilterIcon />
        <span>
          <b>
            {wanted.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && '\u00a0· '}
                <i>{word}</i>
              </Fragment>
            ))}
          </b>{' '}
          <small>{count}</small>
        </span>
      </button>
      {children}
      <SelectField
        name="orderBy"
        form={FILTERS_ID}
        icon={SortIcon}
        label={t('order-by')}
        hideLabel
        options={orders.map((value) => ({
          value,
          label: t(`sort-${value.replace('.', '-').toLowerCase()}`),
        }))}
        value={orderBy}
        onValue={(value) => value && onOrder(value)}
      />
    </div>
  );
}
