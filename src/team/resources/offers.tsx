import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, TextField } from 'react-admin';
import { OFFER_STATUSES } from '../../core/roommates/roommate-offer.ts';
import { OFFER_FIELDS } from '../../core/roommates/offer-fields.ts';
import { catalogueFilter } from '../catalogue/catalogue-filter.tsx';
import { describedFields } from '../components/described-fields.tsx';
import { DAY_FILTERS, flagFilter, recordFilter } from '../components/filters.tsx';
import { LinkField, MomentField, MoneyField, WordField } from '../components/formats.tsx';
import { PicturesField } from '../components/pictures-field.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { RemovalButton } from '../components/review-buttons.tsx';
import type { TeamResource } from './team-resource.ts';

const STATUSES = OFFER_STATUSES.map((id) => ({ id, name: `own-state-${id}` }));

const FILTERS = [
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn helperText={false} />,
  flagFilter('isPendingReview', 'resources.offers.fields.isPendingReview'),
  flagFilter('isRemoved', 'resources.offers.fields.isRemoved'),
  flagFilter('isDeleted', 'resources.offers.fields.isDeleted'),
  catalogueFilter('cityId', 'cities', 'team-subject-city'),
  recordFilter('ownerId', 'accounts', 'team-subject-account'),
  ...DAY_FILTERS,
];

function OfferList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="title">
        <LinkField source="title" />
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

function OfferShow(): ReactNode {
  return (
    <RecordPage actions={<RemovalButton resource="offers" />}>
      <TextField source="id" />
      <TextField source="title" />
      <WordField source="status" prefix="own-state" />
      <MoneyField source="price" />
      {describedFields(OFFER_FIELDS, 'offer', ['price'])}
      <TextField source="ownerName" />
      <TextField source="aboutHome" sx={{ whiteSpace: 'pre-line' }} />
      <TextField source="aboutPeople" sx={{ whiteSpace: 'pre-line' }} />
      <PicturesField source="pictures" />
      <MomentField source="createdAt" />
      <MomentField source="updatedAt" />
      <MomentField source="deletedAt" />
      <MomentField source="removedAt" />
      <TextField source="removalReason" />
    </RecordPage>
  );
}

export const offers: TeamResource = {
  name: 'offers',
  group: 'people',
  icon: PersonSearchIcon,
  list: OfferList,
  show: OfferShow,
  recordRepresentation: 'title',
};
