import LocationCityIcon from '@mui/icons-material/LocationCityOutlined';
import type { ReactNode } from 'react';
import { DataTable, FunctionField, Show, Title } from 'react-admin';
import type { CityTerms } from '../../core/properties/city-terms.ts';
import { CatalogueCreate } from '../catalogue/catalogue-create.tsx';
import { NameLink, PlannedField } from '../catalogue/catalogue-fields.tsx';
import { CityForm, CityInputs, cityOf, NEW_CITY } from '../catalogue/city-form.tsx';
import { RemoveRecord } from '../catalogue/remove-record.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

type Row = { id: string; current: CityTerms };

function CityList(): ReactNode {
  return (
    <RecordList sort={{ field: 'key', order: 'ASC' }}>
      <DataTable.Col source="name" disableSort>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="position" disableSort>
        <FunctionField render={({ current }: Row) => current.position} />
      </DataTable.Col>
      <DataTable.Col source="plannedFrom" disableSort>
        <PlannedField />
      </DataTable.Col>
    </RecordList>
  );
}

function CityShow(): ReactNode {
  return (
    <Show component="div">
      <CityForm />
      <RemoveRecord resource="cities" label="team-city-remove" text="team-city-remove-text" />
    </Show>
  );
}

function CityCreate(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Title title={t('team-city-new')} />
      <CatalogueCreate<CityTerms> resource="cities" initial={NEW_CITY} valueOf={cityOf}>
        <CityInputs canChange />
      </CatalogueCreate>
    </>
  );
}

export const cities: TeamResource = {
  name: 'cities',
  group: 'services',
  icon: LocationCityIcon,
  list: CityList,
  show: CityShow,
  create: CityCreate,
  recordRepresentation: 'name.bg',
};
