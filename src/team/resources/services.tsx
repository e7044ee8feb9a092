import SellIcon from '@mui/icons-material/SellOutlined';
import type { ReactNode } from 'react';
import { DataTable, FunctionField, Show } from 'react-admin';
import type { ServiceTerms } from '../../core/services/service-terms.ts';
import { GroupField, NameLink, PlannedField } from '../catalogue/catalogue-fields.tsx';
import { ServiceCreate } from '../catalogue/service-create.tsx';
import { ServiceForm } from '../catalogue/service-form.tsx';
import { Money } from '../components/formats.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

type Row = { id: string; current: ServiceTerms };

function ServiceList(): ReactNode {
  const t = useTexts();
  return (
    <RecordList sort={{ field: 'key', order: 'ASC' }}>
      <DataTable.Col source="name" disableSort>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="group" disableSort>
        <GroupField />
      </DataTable.Col>
      <DataTable.Col source="price" disableSort>
        <FunctionField render={({ current }: Row) => <Money amount={current.price} />} />
      </DataTable.Col>
      <DataTable.Col source="measure" disableSort>
        <FunctionField render={({ current }: Row) => t(`team-measure-${current.measure}`)} />
      </DataTable.Col>
      <DataTable.Col source="isOffered" disableSort>
        <FunctionField render={({ current }: Row) => t(current.isOffered ? 'team-true' : 'team-false')} />
      </DataTable.Col>
      <DataTable.Col source="plannedFrom" disableSort>
        <PlannedField />
      </DataTable.Col>
    </RecordList>
  );
}

function ServiceShow(): ReactNode {
  return (
    <Show component="div">
      <ServiceForm />
    </Show>
  );
}

export const services: TeamResource = {
  name: 'services',
  group: 'services',
  icon: SellIcon,
  list: ServiceList,
  show: ServiceShow,
  create: ServiceCreate,
  recordRepresentation: 'name.bg',
};
