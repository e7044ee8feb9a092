import type { ReactNode } from 'react';
import { ArrayInput, BooleanInput, NumberInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CreditPackage } from '../../core/wallet/credit-prices.ts';
import { AmountInput } from '../components/amount-input.tsx';
import { ItemList } from '../components/item-list.tsx';
import { usePrice } from '../components/formats.tsx';
import { useTexts } from '../use-texts.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { numberOf } from './form-values.ts';

type Packages = { packages: CreditPackage[] };

/** Packages of credits with their prices (TEAM-07). */
export function CreditPackagesForm(): ReactNode {
  const t = useTexts();
  const priceOf = usePrice();
  const labelOf = (path: string) => {
    const [, index, field] = path.split('.');
    return t('team-package-field', {
      number: Number(index) + 1,
      field: t(`team-field-${field as keyof CreditPackage}`),
    });
  };
  const textOf = (path: string, value: string) => {
    if (path.endsWith('.price')) return priceOf(Number(value));
    return path.endsWith('.promo') ? t(value === 'true' ? 'team-true' : 'team-false') : value;
  };
  return (
    <CatalogueForm<Packages>
      resource="credit-packages"
      labelOf={labelOf}
      textOf={textOf}
      valueOf={packagesOf}
    >
      {(canChange) => (
        <ArrayInput source="packages" label="team-credit-packages" helperText="team-ordered-prices-stay">
          <ItemList canChange={canChange} addLabel="team-package-add">
            <NumberInput
              size="medium"
              source="credits"
              label="team-field-credits"
              min={1}
              step={1}
              readOnly={!canChange}
              helperText={false}
            />
            <AmountInput source="price" label="team-field-price" isReadOnly={!canChange} />
            <BooleanInput
              source="promo"
              label="team-field-promo"
              defaultValue={false}
              disabled={!canChange}
              helperText={false}
            />
          </ItemList>
        </ArrayInput>
      )}
    </CatalogueForm>
  );
}

const packagesOf = (fields: FieldValues): Packages => ({
  packages: ((fields['packages'] ?? []) as Partial<CreditPackage>[]).map(({ credits, price, promo }) => ({
    credits: numberOf(credits),
    price: numberOf(price),
    promo: promo === true,
  })),
});
