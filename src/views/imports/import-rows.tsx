import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { isNote, ROW_FILTERS, rowCount } from '../../core/shared/import/file-import.ts';
import type { RowFilter } from '../../core/shared/import/file-import.ts';
import type { ImportSubject, ShownImport, ShownRow } from '../../view-models/imports/import-subject.ts';
import type { ImportsScreen } from '../../view-models/imports/imports-screen.ts';
import { Link } from 'react-router-dom';
import { Pagination } from '../components/actions/pagination.tsx';
import { Price } from '../components/content/price.tsx';
import { Section } from '../components/page-heading.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { Stack } from '../components/layout.tsx';
import { useNumbers, useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { ImportChanges, importFieldClass } from './import-changes.tsx';

/** A table from 48 rem on; below, each row is a card. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  & th,
  & td {
    padding: var(--space-3) var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-weight: var(--weight-regular);
  }
  & thead th {
    color: var(--colour-ink-soft);
  }
  & td:first-of-type {
    min-width: 3.5rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & td > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & tbody th > small {
    display: block;
    color: var(--colour-ink-soft);
    font-size: inherit;
  }
  & ul {
    display: grid;
    gap: var(--space-1);
  }
  & .${importFieldClass} {
    margin: 0;
    color: var(--colour-ink-soft);
  }
  @media (max-width: 47.99rem) {
    &,
    & tbody,
    & tbody td,
    & tbody th {
      display: block;
    }
    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: block;
      margin-bottom: var(--space-3);
      padding: var(--space-3) var(--space-4);
      border-radius: var(--radius-lg);
      background: var(--colour-surface);
      box-shadow: var(--shadow-sm);
    }
    & tbody td,
    & tbody th {
      padding: var(--space-1) 0;
      border: 0;
    }
    & td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--colour-ink-soft);
    }
  }
`;

/** Rows of the file by their effect; rows with errors come first (VEND-04). */
export const ImportRows = observer(function ImportRows({
  screen,
  chosen,
}: {
  screen: ImportsScreen;
  chosen: ShownImport;
}) {
  const t = useTexts();
  const links = useLinks();
  const numbers = useNumbers();
  const { action, rows } = screen;
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links(screen.subject.route, {}, screen.queryWith(change));
  return (
    <Section title={t('import-rows')}>
      <Stack>
        <SegmentedLinks
          label={t('import-rows')}
          items={ROW_FILTERS.filter((one) => !isNote(one) || one === action || rowCount(chosen, one) > 0).map(
            (one) => ({
              to: address({ action: one }),
              label: `${t(`import-count-${one}`)} · ${numbers(rowCount(chosen, one))}`,
              current: one === action,
            }),
          )}
        />
        {rows.data.length === 0 ? (
          <p>{t(action === 'bad' ? 'import-nothing-bad' : 'import-nothing-here')}</p>
        ) : (
          <RowTable subject={screen.subject} action={action} rows={rows.data} />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => address({ page: number })}
        />
      </Stack>
    </Section>
  );
});

function RowTable({
  subject,
  action,
  rows,
}: {
  subject: ImportSubject;
  action: RowFilter;
  rows: readonly ShownRow[];
}) {
  const t = useTexts();
  const about =
    action === 'bad' || isNote(action)
      ? 'import-column-why'
      : action === 'change'
        ? 'import-column-changes'
        : 'import-column-price';
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{t(`import-count-${action}`)}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {['import-column-row', subject.texts.item, about].map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.number} role="row">
            <td role="cell" data-label={t('import-column-row')}>
              {row.number}
            </td>
            <th role="rowheader" scope="row">
              {row.title || row.code || t('import-without-code')}
              {row.title && <small>{row.code || t('import-without-code')}</small>}
            </th>
            <td role="cell">
              {isNote(action) ? <Notes subject={subject} row={row} /> : <About row={row} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Errors or changes of a row, or the price of a new product. */
function About({ row }: { row: ShownRow }) {
  const t = useTexts();
  const prices = usePrices();
  if (row.action === 'change') {
    return (
      <>
        <ImportChanges changes={row.changes} />
        <Pictures row={row} />
        <Filled row={row} />
      </>
    );
  }
  if (row.action !== 'bad') {
    return (
      <>
        {row.price !== null && <Price size="small" {...prices.show(row.price)} />}
        {row.quantity !== undefined && row.quantity !== null && (
          <span className={importFieldClass}>
            {t('import-column-stock')}: {row.quantity}
          </span>
        )}
        <Pictures row={row} />
        <Filled row={row} />
      </>
    );
  }
  return <Errors row={row} />;
}

function Errors({ row }: { row: ShownRow }) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <ul>
      {row.errors.map(({ field, key, values }) => (
        <li key={`${field}-${key}-${values?.['text']}`}>
          {field && <span className={importFieldClass}>{t(`import-field-${field}`)}: </span>}
          {t(key, values?.['price'] ? { price: prices.inText(Number(values['price'])) } : values)}
        </li>
      ))}
    </ul>
  );
}

/** Notes on a valid row, and a link to the form of its product or listing. */
function Notes({ subject, row }: { subject: ImportSubject; row: ShownRow }) {
  const t = useTexts();
  const links = useLinks();
  const itemId = row.productId ?? row.listingId ?? null;
  return (
    <>
      <Errors row={row} />
      {itemId !== null && (
        <Link to={links(subject.editRoute, { id: itemId })}>{t(subject.texts.openItem)}</Link>
      )}
    </>
  );
}

/** Number of pictures that a row names by address. */
function Pictures({ row: { pictures } }: { row: ShownRow }) {
  const t = useTexts();
  return pictures > 0 && <p className={importFieldClass}>{t('import-row-pictures', { count: pictures })}</p>;
}

/** Values that were filled in for a row, and their source. */
function Filled({ row: { filled = [] } }: { row: ShownRow }) {
  const t = useTexts();
  if (filled.length === 0) return null;
  return (
    <ul>
      {filled.map(({ field, value, source }) => (
        <li key={field}>
          <span className={importFieldClass}>{t(`import-field-${field}`)}: </span>
          {value} <span className={importFieldClass}>({t(`import-filled-${source}`)})</span>
        </li>
      ))}
    </ul>
  );
}
