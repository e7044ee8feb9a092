import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CityTerms } from '../../core/properties/city-terms.ts';
import type { Language } from '../../core/shared/language.ts';
import { BothLanguages } from '../components/both-languages.tsx';
import { useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { CityDistricts, districtsOf } from './city-districts.tsx';
import { numberOf, textsOf } from './form-values.ts';

const NUMBERS = ['latitude', 'longitude', 'position'] as const;

/** Name, centre and place of a city (TEAM-07). */
export function CityForm(): ReactNode {
  const t = useTexts();
  const labelOf = (path: string): string => {
    const [field = '', part, ...rest] = path.split('.');
    if (field === 'districts')
      return [t('team-district', { number: Number(part) + 1 }), labelOf(rest.join('.'))].join(': ');
    const label = t(`team-field-${field as Exclude<keyof CityTerms, 'districts'> | 'id'}`);
    return part ? `${label} (${t(`team-in-${part as Language}`)})` : label;
  };
  return (
    <CatalogueForm<CityTerms> resource="cities" labelOf={labelOf} valueOf={cityOf}>
      {(canChange) => (
        <>
          <CityInputs canChange={canChange} />
          <CityDistricts canChange={canChange} />
        </>
      )}
    </CatalogueForm>
  );
}

export function CityInputs({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  return (
    <>
      <BothLanguages>
        {(language) => (
          <TextInput
            source={`name.${language}`}
            label="team-field-name"
            readOnly={!canChange}
            helperText={false}
          />
        )}
      </BothLanguages>
      <Paper component="section" aria-label={t('team-city-place')} variant="outlined" sx={{ p: 2, mt: 2 }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {NUMBERS.map((field) => (
            <NumberInput
              size="medium"
              key={field}
              source={field}
              label={`team-field-${field}`}
              step={field === 'position' ? 1 : 'any'}
              readOnly={!canChange}
            />
          ))}
        </Box>
      </Paper>
    </>
  );
}

export const NEW_CITY: CityTerms = {
  name: { bg: '', en: '' },
  latitude: 42.7,
  longitude: 25.5,
  position: 100,
};

export const cityOf = (fields: FieldValues): CityTerms => ({
  name: textsOf(fields['name']),
  latitude: Number(fields['latitude'] ?? 0),
  longitude: Number(fields['longitude'] ?? 0),
  position: numberOf(fields['position']),
  ...(fields['districts'] && { districts: districtsOf(fields['districts']) }),
});
