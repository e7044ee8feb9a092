import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BooleanInput, Loading, TextInput, Title } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { TextKey } from '../../../content/text-key.ts';
import { SETTING_TEXTS } from '../../core/team/business-settings.ts';
import type { BusinessSettings } from '../../core/team/business-settings.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { VersionForm } from '../versions/version-form.tsx';
import type { TeamResource } from './team-resource.ts';

type SettingText = (typeof SETTING_TEXTS)[number];

const COMPANY = ['name', 'nameEn', 'number', 'vatNumber', 'address', 'addressEn'] as const;
const CONTACTS = SETTING_TEXTS.filter((name) => !(COMPANY as readonly string[]).includes(name));

const HINTS: Partial<Record<SettingText, TextKey>> = { vatNumber: 'team-setting-vatNumber-hint' };

const KEY = ['settings'];

/** Settings of the business with their versions (TEAM-12). */
function SettingsPage(): ReactNode {
  const t = useTexts();
  const { operations } = useTeam();
  const queries = useQueryClient();
  const canChange = usePermitted('settings.write');
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => operations.teamSettings({}),
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorAlert error={toHttpError(error).message} />;
  if (!data) return <Loading />;
  return (
    <>
      <Title title={t('resources.settings.name', { count: 2 })} />
      <VersionForm<BusinessSettings>
        value={data.values}
        latest={data.latest}
        versions={data.versions.map(({ values, ...version }) => ({ ...version, value: values }))}
        canChange={canChange}
        labelOf={(name) => t(`team-setting-${name as keyof BusinessSettings}`)}
        valueOf={settingsOf}
        publish={async (values, change) =>
          queries.setQueryData(KEY, await operations.changeTeamSettings({ values, ...change }))
        }
      >
        <Group title={t('team-settings-company')}>
          <SettingInputs names={COMPANY} isReadOnly={!canChange} />
        </Group>
        <Group title={t('team-settings-contacts')}>
          <SettingInputs names={CONTACTS} isReadOnly={!canChange} />
        </Group>
        <Group title={t('team-settings-shops')}>
          <BooleanInput
            source="approvesVendors"
            label="team-setting-approvesVendors"
            helperText={false}
            disabled={!canChange}
          />
        </Group>
      </VersionForm>
    </>
  );
}

/** An emptied input is null in the form. */
const settingsOf = (fields: FieldValues): BusinessSettings => ({
  ...(Object.fromEntries(SETTING_TEXTS.map((name) => [name, fields[name] ?? ''])) as Record<
    SettingText,
    string
  >),
  approvesVendors: fields['approvesVendors'] === true,
});

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

type InputsProps = { names: readonly SettingText[]; isReadOnly: boolean };

function SettingInputs({ names, isReadOnly }: InputsProps): ReactNode {
  const t = useTexts();
  return (
    <Box sx={GRID}>
      {names.map((name) => (
        <TextInput
          key={name}
          source={name}
          label={t(`team-setting-${name}`)}
          readOnly={isReadOnly}
          helperText={HINTS[name] ?? false}
        />
      ))}
    </Box>
  );
}

export const settings: TeamResource = {
  name: 'settings',
  group: 'administration',
  icon: SettingsIcon,
  list: SettingsPage,
};
