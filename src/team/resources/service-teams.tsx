import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import type { ReactNode } from 'react';
import { DataTable, FunctionField, Show, Title } from 'react-admin';
import type { ServiceTeamTerms } from '../../core/services/service-team-terms.ts';
import { CatalogueCreate } from '../catalogue/catalogue-create.tsx';
import { GroupField, NameLink, PlannedField } from '../catalogue/catalogue-fields.tsx';
import {
  NEW_SERVICE_TEAM,
  ServiceTeamForm,
  ServiceTeamInputs,
  teamOf,
} from '../catalogue/service-team-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

type Row = { id: string; current: ServiceTeamTerms };

function ServiceTeamList(): ReactNode {
  const t = useTexts();
  return (
    <RecordList sort={{ field: 'key', order: 'ASC' }}>
      <DataTable.Col source="name" disableSort>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="group" disableSort>
        <GroupField />
      </DataTable.Col>
      <DataTable.Col source="kind" disableSort>
        <FunctionField render={({ current }: Row) => t(`team-kind-${current.kind}`)} />
      </DataTable.Col>
      <DataTable.Col source="isActive" disableSort>
        <FunctionField render={({ current }: Row) => t(current.isActive ? 'team-true' : 'team-false')} />
      </DataTable.Col>
      <DataTable.Col source="plannedFrom" disableSort>
        <PlannedField />
      </DataTable.Col>
    </RecordList>
  );
}

function ServiceTeamShow(): ReactNode {
  return (
    <Show component="div">
      <ServiceTeamForm />
    </Show>
  );
}

function ServiceTeamCreate(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Title title={t('team-service-team-new')} />
      <CatalogueCreate<ServiceTeamTerms> resource="service-teams" initial={NEW_SERVICE_TEAM} valueOf={teamOf}>
        <ServiceTeamInputs canChange />
      </CatalogueCreate>
    </>
  );
}

export const serviceTeams: TeamResource = {
  name: 'service-teams',
  group: 'services',
  icon: GroupsIcon,
  list: ServiceTeamList,
  show: ServiceTeamShow,
  create: ServiceTeamCreate,
  recordRepresentation: 'name.bg',
};
