import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Language } from '../../core/shared/language.ts';
import type { ServiceTerms } from '../../core/services/service-terms.ts';
import { MEASURES } from '../../core/services/service.ts';
import { AmountInput } from '../components/amount-input.tsx';
import { BothLanguages } from '../components/both-languages.tsx';
import { usePrice } from '../components/formats.tsx';
import { useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { numberOf, textsOf } from './form-values.ts';

type Field = keyof ServiceTerms;

const NUMBERS = ['usual', 'least', 'minutes'] as const;

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** Name, price and unit of a service (TEAM-07). */
export function ServiceForm(): ReactNode {
  const t = useTexts();
  const priceOf = usePrice();
  const labelOf = (path: string) => {
    const [field = '', language] = path.split('.');
    const label = t(`team-field-${field as Field}`);
    return language ? `${label} (${t(`team-in-${language as Language}`)})` : label;
  };
  const textOf = (path: string, value: string) => {
    if (path === 'price') return priceOf(Number(value));
    if (path === 'measure') return t(`team-measure-${value as ServiceTerms['measure']}`);
    return path === 'isOffered' ? t(value === 'true' ? 'team-true' : 'team-false') : value;
  };
  return (
    <CatalogueForm<ServiceTerms> resource="services" labelOf={labelOf} textOf={textOf} valueOf={serviceOf}>
      {(canChange) => <ServiceInputs canChange={canChange} />}
    </CatalogueForm>
  );
}

export function ServiceInputs({ canChange }: { canChange: boolean }): ReactNode {
  const t = useTexts();
  const measures = MEASURES.map((measure) => ({ id: measure, name: t(`team-measure-${measure}`) }));
  return (
    <>
      <BothLanguages>
        {(language) => (
          <>
            <TextInput source={`name.${language}`} label="team-field-name" readOnly={!canChange} />
            <TextInput
              source={`description.${language}`}
              label="team-field-description"
              multiline
              readOnly={!canChange}
            />
          </>
        )}
      </BothLanguages>
      <Paper component="section" aria-label={t('team-service-terms')} variant="outlined" sx={{ p: 2, mt: 2 }}>
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {t('team-service-terms')}
        </Typography>
        <Box sx={GRID}>
          <AmountInput source="price" label="team-field-price" isReadOnly={!canChange} />
          <SelectInput
            source="measure"
            label="team-field-measure"
            choices={measures}
            translateChoice={false}
            readOnly={!canChange}
          />
          {NUMBERS.map((field) => (
            <NumberInput
              size="medium"
              key={field}
              source={field}
              label={`team-field-${field}`}
              min={1}
              step={1}
              readOnly={!canChange}
            />
          ))}
        </Box>
        <BooleanInput
          source="isOffered"
          label="team-field-isOffered"
          helperText="team-service-isOffered-hint"
          disabled={!canChange}
        />
        <Typography variant="body2" color="textSecondary">
          {t('team-ordered-prices-stay')}
        </Typography>
      </Paper>
    </>
  );
}

export const NEW_SERVICE: ServiceTerms = {
  name: { bg: '', en: '' },
  description: { bg: '', en: '' },
  price: 0,
  measure: 'quantity',
  usual: 1,
  least: 1,
  minutes: 30,
  isOffered: false,
};

export const serviceOf = (fields: FieldValues): ServiceTerms => ({
  ...(fields['group'] && { group: String(fields['group']) }),
  name: textsOf(fields['name']),
  description: textsOf(fields['description']),
  measure: fields['measure'] as ServiceTerms['measure'],
  price: numberOf(fields['price']),
  usual: numberOf(fields['usual']),
  least: numberOf(fields['least']),
  minutes: numberOf(fields['minutes']),
  isOffered: fields['isOffered'] === true,
});
