import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import type { ReactNode } from 'react';
import { DataTable, NumberField, TextField } from 'react-admin';
import { PRODUCT_FIELDS } from '../../core/shop/product-fields.ts';
import { catalogueFilter } from '../catalogue/catalogue-filter.tsx';
import { describedFields } from '../components/described-fields.tsx';
import { DAY_FILTERS, flagFilter, recordFilter } from '../components/filters.tsx';
import { DayField, LinkField, MomentField, MoneyField } from '../components/formats.tsx';
import { PicturesField } from '../components/pictures-field.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { RemovalButton } from '../components/review-buttons.tsx';
import type { TeamResource } from './team-resource.ts';

const FILTERS = [
  flagFilter('isHidden', 'resources.products.fields.isHidden'),
  flagFilter('isRemoved', 'resources.products.fields.isRemoved'),
  flagFilter('isDeleted', 'resources.products.fields.isDeleted'),
  catalogueFilter('categoryId', 'categories', 'category'),
  recordFilter('vendorId', 'vendors', 'seller'),
  ...DAY_FILTERS,
];

function ProductList(): ReactNode {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="title">
        <LinkField source="title" />
      </DataTable.Col>
      <DataTable.Col source="code" disableSort />
      <DataTable.Col source="vendorName" disableSort />
      <DataTable.Col source="price">
        <MoneyField source="price" />
      </DataTable.Col>
      <DataTable.NumberCol source="quantity" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="removedAt" disableSort>
        <MomentField source="removedAt" />
      </DataTable.Col>
    </RecordList>
  );
}

function ProductShow(): ReactNode {
  return (
    <RecordPage actions={<RemovalButton resource="products" />}>
      <TextField source="id" />
      <TextField source="title" />
      <TextField source="titleEn" />
      <TextField source="code" />
      <TextField source="ean" />
      <TextField source="vendorName" />
      <MoneyField source="price" />
      <MoneyField source="promoPrice" />
      <MoneyField source="scheduledPromoPrice" />
      <DayField source="promoFrom" />
      <DayField source="promoUntil" />
      <NumberField source="quantity" />
      {describedFields(PRODUCT_FIELDS, '', ['price', 'promoPrice', 'quantity', 'ean'])}
      <TextField source="descriptionBg" sx={{ whiteSpace: 'pre-line' }} />
      <TextField source="descriptionEn" sx={{ whiteSpace: 'pre-line' }} />
      <PicturesField source="pictures" />
      <MomentField source="createdAt" />
      <MomentField source="updatedAt" />
      <MomentField source="hiddenAt" />
      <MomentField source="deletedAt" />
      <MomentField source="removedAt" />
    </RecordPage>
  );
}

export const products: TeamResource = {
  name: 'products',
  group: 'shop',
  icon: InventoryIcon,
  list: ProductList,
  show: ProductShow,
  recordRepresentation: 'title',
};
