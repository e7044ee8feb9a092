import type { ReactNode } from 'react';
import { required, SelectInput, Title, useGetList } from 'react-admin';
import { FIXED_SERVICE_GROUPS } from '../../core/services/service-terms.ts';
import type { ServiceTerms } from '../../core/services/service-terms.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { CatalogueCreate } from './catalogue-create.tsx';
import type { CatalogueRow } from './catalogue-records.ts';
import { NEW_SERVICE, ServiceInputs, serviceOf } from './service-form.tsx';

const ALL = { page: 1, perPage: 1_000 };

/** Form of a new service in one of the groups (TEAM-07). */
export function ServiceCreate(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Title title={t('team-service-new')} />
      <CatalogueCreate<ServiceTerms> resource="services" initial={NEW_SERVICE} valueOf={serviceOf}>
        <GroupInput />
        <ServiceInputs canChange />
      </CatalogueCreate>
    </>
  );
}

function GroupInput(): ReactNode {
  const language = useLanguage();
  const { data = [], isPending } = useGetList<CatalogueRow>('services', { pagination: ALL });
  const groups = new Map(
    data.flatMap(({ current, group }) => {
      const { group: key = '' } = current as ServiceTerms;
      return group && key !== '' && !FIXED_SERVICE_GROUPS.includes(key) ? [[key, group[language]]] : [];
    }),
  );
  return (
    <SelectInput
      source="group"
      label="team-field-group"
      helperText="team-service-group-hint"
      choices={Array.from(groups, ([id, name]) => ({ id, name }))}
      isPending={isPending}
      translateChoice={false}
      validate={required()}
      sx={{ maxWidth: '30rem' }}
    />
  );
}
