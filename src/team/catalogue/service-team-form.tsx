import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArrayInput, BooleanInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { SERVICE_KINDS } from '../../core/services/service.ts';
import { FULL_SCHEDULE } from '../../core/services/service-team-terms.ts';
import type { DayHours, DaysOff, ServiceTeamTerms } from '../../core/services/service-team-terms.ts';
import { ItemList } from '../components/item-list.tsx';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { numberOf } from './form-values.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEKDAYS)[number];

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
const SHRUNK = { inputLabel: { shrink: true } } as const;

/** Contacts, working hours and days off of a service team (TEAM-07). */
export function ServiceTeamForm(): ReactNode {
  const t = useTexts();
  const cityOf = useCities();
  const labelOf = (path: string) => {
    const [field = '', index, part] = path.split('.');
    if (field === 'hours' && part)
      return t(`team-hours-${part as 'from' | 'to'}`, { day: t(`team-weekday-${Number(index) as Weekday}`) });
    const label = t(`team-field-${field as keyof ServiceTeamTerms}`);
    return part ? `${label} ${Number(index) + 1}: ${t(`team-field-${part as 'from' | 'to'}`)}` : label;
  };
  const textOf = (path: string, value: string) => {
    if (path === 'kind') return t(`team-kind-${value as ServiceTeamTerms['kind']}`);
    if (path === 'cityId') return cityOf.find(({ id }) => String(id) === value)?.name ?? value;
    return path === 'isActive' ? t(value === 'true' ? 'team-true' : 'team-false') : value;
  };
  return (
    <CatalogueForm<ServiceTeamTerms>
      resource="service-teams"
      labelOf={labelOf}
      textOf={textOf}
      valueOf={teamOf}
    >
      {(canChange) => <ServiceTeamInputs canChange={canChange} />}
    </CatalogueForm>
  );
}

/** Cities by their ids, named in the member's language. */
function useCities(): { id: number; name: string }[] {
  const language = useLanguage();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: ['cities', 'names'],
    queryFn: () => operations.teamCatalogue({ resource: 'cities' }),
  });
  return (data?.data ?? []).map(({ key, name }) => ({ id: Number(key), name: name[language] }));
}

export function ServiceTeamInputs({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  const kinds = SERVICE_KINDS.map((kind) => ({ id: kind, name: t(`team-kind-${kind}`) }));
  const cities = useCities();
  const readOnly = !canChange;
  return (
    <>
      <Section title={t('team-team-details')}>
        <Box sx={GRID}>
          <TextInput source="name" label="team-field-name" readOnly={readOnly} helperText={false} />
          <SelectInput
            source="kind"
            label="team-field-kind"
            choices={kinds}
            translateChoice={false}
            readOnly={readOnly}
            helperText={false}
          />
          <SelectInput
            source="cityId"
            label="team-field-cityId"
            choices={cities}
            translateChoice={false}
            readOnly={readOnly}
            helperText={false}
          />
          <TextInput
            source="email"
            type="email"
            label="team-field-email"
            readOnly={readOnly}
            helperText={false}
          />
          <TextInput
            source="phone"
            type="tel"
            label="team-field-phone"
            readOnly={readOnly}
            helperText={false}
          />
          <BooleanInput
            source="isActive"
            label="team-field-isActive"
            disabled={readOnly}
            helperText={false}
          />
        </Box>
      </Section>
      <Section title={t('team-field-hours')}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('team-hours-hint')}
        </Typography>
        {WEEKDAYS.map((day) => (
          <Box
            key={day}
            sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr', maxWidth: '36rem' }}
          >
            {(['from', 'to'] as const).map((part) => (
              <TextInput
                key={part}
                source={`hours.${day}.${part}`}
                type="time"
                label={t(`team-hours-${part}`, { day: t(`team-weekday-${day}`) })}
                readOnly={readOnly}
                helperText={false}
                slotProps={SHRUNK}
              />
            ))}
          </Box>
        ))}
      </Section>
      <Section title={t('team-field-daysOff')}>
        <ArrayInput source="daysOff" label={false} helperText={false}>
          <ItemList canChange={canChange} addLabel="team-days-off-add">
            {(['from', 'to'] as const).map((part) => (
              <TextInput
                key={part}
                source={part}
                type="date"
                label={`team-field-${part}`}
                readOnly={readOnly}
                helperText={false}
                slotProps={SHRUNK}
              />
            ))}
          </ItemList>
        </ArrayInput>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

export const NEW_SERVICE_TEAM: ServiceTeamTerms = {
  name: '',
  kind: 'cleaning',
  cityId: 1,
  email: '',
  phone: '',
  isActive: true,
  ...FULL_SCHEDULE,
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const teamOf = (fields: FieldValues): ServiceTeamTerms => ({
  name: text(fields['name']),
  kind: fields['kind'] as ServiceTeamTerms['kind'],
  cityId: numberOf(fields['cityId']),
  email: text(fields['email']),
  phone: text(fields['phone']),
  isActive: fields['isActive'] === true,
  hours: WEEKDAYS.map((day): DayHours => {
    const { from, to } = (fields['hours']?.[day] ?? {}) as Partial<NonNullable<DayHours>>;
    return text(from) === '' && text(to) === '' ? null : { from: text(from), to: text(to) };
  }),
  daysOff: ((fields['daysOff'] ?? []) as Partial<DaysOff>[]).map(({ from, to }) => ({
    from: text(from),
    to: text(to) || text(from),
  })),
});
