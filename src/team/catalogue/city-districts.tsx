import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';
import { ArrayInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { DistrictTerms } from '../../core/properties/city-terms.ts';
import { ItemList } from '../components/item-list.tsx';
import { useTexts } from '../use-texts.ts';
import { textsOf } from './form-values.ts';

/** Districts of a city, which are added and renamed (TEAM-07). Closed at first: a large city has a hundred. */
export function CityDistricts({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  const districts = (useWatch({ name: 'districts' }) ?? []) as unknown[];
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ mt: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon aria-hidden />}>
        {t('team-districts', { count: districts.length })}
      </AccordionSummary>
      <AccordionDetails>
        <ArrayInput source="districts" label={false} helperText="team-districts-hint">
          <ItemList canChange={canChange} addLabel="team-district-add">
            {LANGUAGES.map((language) => (
              <TextInput
                key={language}
                source={`name.${language}`}
                label={`${t('team-field-name')} (${t(`team-in-${language}`)})`}
                readOnly={!canChange}
                helperText={false}
              />
            ))}
            {(['latitude', 'longitude'] as const).map((field) => (
              <NumberInput
                key={field}
                size="medium"
                source={field}
                label={`team-field-${field}`}
                step="any"
                readOnly={!canChange}
                helperText={false}
              />
            ))}
          </ItemList>
        </ArrayInput>
      </AccordionDetails>
    </Accordion>
  );
}

/** Districts of the form; a new one has no id yet. */
export const districtsOf = (fields: FieldValues[]): DistrictTerms[] =>
  fields.map(({ id, name, latitude, longitude }) => ({
    id: typeof id === 'number' ? id : null,
    name: textsOf(name),
    latitude: Number(latitude ?? 0),
    longitude: Number(longitude ?? 0),
  }));
