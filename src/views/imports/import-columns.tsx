import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PRODUCT_LIMITS } from '../../core/shop/product-choices.ts';
import { MANUFACTURER_FIELDS } from '../../core/shop/import/import-manufacturer.ts';
import type { ImportColumn } from '../../core/shared/import/file-import.ts';
import type { ImportMappingForm } from '../../view-models/imports/import-mapping-form.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';

const Part = styled.details`
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  & > summary {
    min-height: var(--target);
    padding-block: var(--space-2);
    cursor: pointer;
    font-weight: var(--weight-strong);
  }
  & > summary > span {
    color: var(--colour-ink-soft);
    font-weight: var(--weight-regular);
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  margin-block: var(--space-4);
`;

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: var(--weight-strong);
  }
`;

const MOST = {
  manufacturer: PRODUCT_LIMITS.manufacturer.to,
  manufacturerAddress: PRODUCT_LIMITS.manufacturerAddress.to,
  manufacturerContact: PRODUCT_LIMITS.manufacturerContact,
};

type Props = {
  columns: readonly ImportColumn[];
  fields: readonly string[];
  mapping: ImportMappingForm;
  open: boolean;
  busy: boolean;
  onCheck: () => void;
};

/** Assigns columns to fields, and sets the manufacturer of rows without one; then checks the file again. */
export const ImportColumns = observer(function ImportColumns({
  columns,
  fields,
  mapping,
  open,
  busy,
  onCheck,
}: Props) {
  const t = useTexts();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const options = fields.map((field) => ({ value: field, label: t(`import-field-${field}`) }));
  return (
    <Part open={open}>
      <summary>
        {t('import-mapping')}{' '}
        {mapping.leftOut > 0 && <span>({t('import-mapping-left-out', { count: mapping.leftOut })})</span>}
      </summary>
      <Stack>
        <Hint>{t('import-mapping-hint')}</Hint>
        <Fields>
          {columns.map(({ name, examples }, index) => (
            <SelectField
              key={name}
              id={`import-column-${index}`}
              name={`column-${index}`}
              label={name}
              unmarked
              hint={
                examples.length > 0
                  ? t('import-mapping-example', { examples: examples.join(', ') })
                  : undefined
              }
              placeholder={t('import-field-none')}
              options={options}
              value={mapping.columns[name] ?? null}
              onValue={(field) => mapping.set(name, field)}
            />
          ))}
        </Fields>
        {mapping.hasManufacturer && (
          <Group>
            <legend>{t('import-manufacturer')}</legend>
            <Hint>{t('import-manufacturer-hint')}</Hint>
            <Fields>
              {MANUFACTURER_FIELDS.map((field) => (
                <TextField
                  key={field}
                  id={`import-${field}`}
                  name={field}
                  label={t(`product-field-${field}`)}
                  maxLength={MOST[field]}
                  autoComplete="off"
                  value={mapping[field]}
                  error={isSubmitted && mapping.errors[field] ? t(mapping.errors[field]) : undefined}
                  onValue={(value) => mapping.setManufacturer(field, value)}
                />
              ))}
            </Fields>
          </Group>
        )}
        <Row>
          <Button
            look="secondary"
            busy={busy}
            aria-disabled={!mapping.isChanged || busy}
            onClick={() => {
              setIsSubmitted(true);
              if (mapping.isChanged) onCheck();
            }}
          >
            {t('import-mapping-check')}
          </Button>
        </Row>
      </Stack>
    </Part>
  );
});
