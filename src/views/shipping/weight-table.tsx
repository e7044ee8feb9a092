import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { DELIVERY_LIMITS } from '../../core/shipping/delivery-settings.ts';
import type { DeliverySettingsEditor } from '../../view-models/shipping/delivery-settings-editor.ts';
import { Button, IconButton } from '../components/actions/button.tsx';
import { FieldNotes, Hint } from '../components/fields/field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../components/icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { AmountField } from '../forms/amount-field.tsx';

/** Prefix of the ids in the form of the delivery settings. */
export const DELIVERY_PREFIX = 'delivery';

const Rows = styled.ol`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--target);
    align-items: start;
    gap: var(--space-2) var(--space-3);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li > .field {
    grid-column: 1;
  }
  & > li > button {
    grid-area: 1 / 2;
    margin-top: calc(var(--text-sm) * 1.9);
  }
  @media (min-width: 40rem) {
    & > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) var(--target);
    }
    &[data-prices='2'] > li {
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 3fr)) var(--target);
    }
    & > li > .field {
      grid-column: auto;
    }
    & > li > button {
      grid-area: auto;
    }
  }
`;

const cellId = (row: number, column: string) => `${DELIVERY_PREFIX}-table.${row}.${column}`;

/** Prices by weight (SHIP-04); a new row takes the focus, a removed one gives it to its neighbour. */
export const WeightTable = observer(function WeightTable({ editor }: { editor: DeliverySettingsEditor }) {
  const t = useTexts();
  const { form, columns } = editor;
  const { table } = form.values;
  const hasAdded = useRef(false);
  useEffect(() => {
    if (hasAdded.current) document.getElementById(cellId(table.length - 1, 'upTo'))?.focus();
    hasAdded.current = false;
  }, [table.length]);
  const add = () => {
    hasAdded.current = true;
    editor.addRow();
  };
  const remove = (index: number) => {
    // Rows are numbered, so the last one leaves the page whichever is removed.
    document.getElementById(cellId(Math.min(index, table.length - 2), 'upTo'))?.focus();
    editor.removeRow(index);
  };
  const errorOf = (name: string) => {
    const error = form.errors[name];
    return error === undefined ? undefined : t(error);
  };
  const id = `${DELIVERY_PREFIX}-table`;
  return (
    <Stack gap="small" as="fieldset" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend>
        <strong>{t('delivery-table')}</strong>
      </legend>
      <Hint id={`${id}-hint`}>{t('delivery-table-hint')}</Hint>
      <FieldNotes id={id} name="table" label="" error={errorOf('table')} />
      <Rows data-prices={columns.length}>
        {table.map((row, index) => (
          <li key={index} aria-label={t('delivery-row', { number: index + 1 })}>
            <TextField
              name={`table.${index}.upTo`}
              id={cellId(index, 'upTo')}
              label={t('delivery-table-upTo')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
              value={row.upTo}
              onValue={(text) => editor.setCell(index, 'upTo', text)}
              error={errorOf(`table.${index}.upTo`)}
            />
            {columns.map((column) => (
              <AmountField
                key={column}
                name={`table.${index}.${column}`}
                id={cellId(index, column)}
                label={t(`delivery-table-${column}`)}
                plain
                required
                value={row[column]}
                onValue={(text) => editor.setCell(index, column, text)}
                error={errorOf(`table.${index}.${column}`)}
              />
            ))}
            {table.length > 1 && (
              <IconButton
                icon={CloseIcon}
                label={t('delivery-row-remove', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </Rows>
      <Row>
        {editor.canAddRow ? (
          <Button look="secondary" size="small" onClick={add}>
            <PlusIcon />
            {t('delivery-row-add')}
          </Button>
        ) : (
          <Hint role="status">{t('delivery-rows-full', { count: DELIVERY_LIMITS.rows })}</Hint>
        )}
      </Row>
    </Stack>
  );
});
