import HomeWorkIcon from '@mui/icons-material/HomeWorkOutlined';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, TextField } from 'react-admin';
import { PROPERTY_STATUSES } from '../../core/properties/property.ts';
import { PROPERTY_FIELDS } from '../../core/properties/property-fields.ts';
import { catalogueFilter } from '../catalogue/catalogue-filter.tsx';
import { describedFields } from '../components/described-fields.tsx';
import { DAY_FILTERS, flagFilter, recordFilter } from '../components/filters.tsx';
import { LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { PicturesField } from '../components/pictures-field.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { RemovalButton } from '../components/review-buttons.tsx';
import type { TeamResource } from './team-resource.ts';

const STATUSES = PROPERTY_STATUSES.map((id) => ({ id, name: `own-state-${id}` }));

const FILTERS = [
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  flagFilter('isPendingReview', 'resources.properties.fields.isPendingReview'),
  flagFilter('isRemoved', 'resources.properties.fields.isRemoved'),
  flagFilter('isDeleted', 'resources.properties.fields.isDeleted'),
  catalogueFilter('cityId', 'cities', 'team-subject-city'),
  recordFilter('ownerId', 'accounts', 'landlord'),
  ...DAY_FILTERS,
];

function PropertyList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="title">
        <LinkField source="title" />
      </DataTable.Col>
      <DataTable.Col source="type" disableSort>
        <WordField source="type" prefix="property-type" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <WordField source="status" prefix="own-state" />
      </DataTable.Col>
      <DataTable.Col source="price">
        <MoneyField source="price" />
      </DataTable.Col>
      <DataTable.Col source="ownerName" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="removedAt" disableSort>
        <MomentField source="removedAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function PropertyShow(): ReactNode {
  return (
    <RecordPage actions={<RemovalButton resource="properties" />}>
      <TextField source="id" />
      <TextField source="title" />
      <WordField source="type" prefix="property-type" />
      <WordField source="status" prefix="own-state" />
      <MoneyField source="price" />
      {describedFields(PROPERTY_FIELDS, 'property', ['type', 'price'])}
      <TextField source="ownerName" />
      <TextField source="description" sx={{ whiteSpace: 'pre-line' }} />
      <PicturesField source="pictures" />
      <MomentField source="createdAt" />
      <MomentField source="updatedAt" />
      <MomentField source="deletedAt" />
      <MomentField source="removedAt" />
      <TextField source="removalReason" />
    </RecordPage>
  );
}

export const properties: TeamResource = {
  name: 'properties',
  group: 'people',
  icon: HomeWorkIcon,
  list: PropertyList,
  show: PropertyShow,
  recordRepresentation: 'title',
};
