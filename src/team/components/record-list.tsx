import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import type { SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import { exportUrl } from '../data-provider.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

type Props = {
  sort: SortPayload;
  /** Inputs besides the search field; `alwaysOn` shows one without a click. */
  filters?: readonly ReactElement[];
  isSearchable?: boolean;
  /** Permission-checked download of the filtered list. */
  isExportable?: boolean;
  /** Columns of the table. */
  children: ReactNode;
};

/** List of a resource: filters, table, pages and download. */
export function RecordList({ sort, filters = [], isSearchable, isExportable, children }: Props): ReactNode {
  const { hasShow, hasEdit, hasCreate } = useResourceDefinition();
  const canAdd = filters.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn);
  const search = <SearchInput key="q" source="q" alwaysOn helperText={false} />;
  const inputs = [...(isSearchable ? [search] : []), ...filters];
  const rowClick = hasShow ? 'show' : hasEdit ? 'edit' : false;
  return (
    <List
      sort={sort}
      filters={inputs}
      exporter={false}
      empty={false}
      pagination={<CappedPagination />}
      actions={
        (canAdd || hasCreate || isExportable) && (
          <ListActions isExportable={isExportable ?? false} hasFilters={canAdd} />
        )
      }
    >
      <DataTable bulkActionButtons={false} rowClick={rowClick}>
        {children}
      </DataTable>
    </List>
  );
}

function ListActions({
  isExportable,
  hasFilters,
}: {
  isExportable: boolean;
  hasFilters: boolean;
}): ReactNode {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {hasCreate && <AddButton />}
      {isExportable && <DownloadButton />}
    </TopToolbar>
  );
}

/** Link to the form of a new record; react-admin's own covers the page on a phone. */
function AddButton(): ReactNode {
  const t = useTexts();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} startIcon={<AddIcon />}>
      {t('ra.action.create')}
    </Button>
  );
}

function DownloadButton(): ReactNode {
  const t = useTexts();
  const resource = useResourceContext() ?? '';
  const language = useLanguage();
  const { filterValues } = useListContext();
  return (
    <Button href={exportUrl(resource, filterValues, language)} download startIcon={<DownloadIcon />}>
      {t('ra.action.export')}
    </Button>
  );
}

/** Pages of a list; the server counts long lists only up to a limit. */
function CappedPagination(): ReactNode {
  const t = useTexts();
  const { meta } = useListContext();
  const isCapped = (meta as { isCapped?: boolean } | undefined)?.isCapped === true;
  return (
    <Pagination
      rowsPerPageOptions={[25, 50, 100]}
      {...(isCapped && {
        labelDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
          t('team-page-of-more', { from, to, count }),
      })}
    />
  );
}
