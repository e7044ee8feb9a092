import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef } from 'react';
import type { FieldClash } from '../../core/site/merge-edits.ts';
import { typedStotinki } from '../../core/shared/typed-number.ts';
import type { FormVersion } from '../../view-models/site/form-version.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext } from './form-context.tsx';
import { usePrices } from '../shell/use-page-language.ts';

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: var(--weight-strong);
  }
  & > div {
    display: grid;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    @media (min-width: 40rem) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & span {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export type EditClashesProps<Values extends object> = {
  version: FormVersion<Values>;
  /** Labels of fields, if they differ from the form's texts. */
  labelOf?: (field: keyof Values & string) => string;
  /** Fields with amounts as text, shown in both currencies. */
  amounts?: readonly (keyof Values & string)[];
  /** Formats a value; undefined uses the value itself. */
  textOf?: (field: keyof Values & string, value: unknown) => string | undefined;
  onChoose?: (clash: FieldClash<Values>, side: 'mine' | 'theirs') => void;
};

/** Changes that were saved elsewhere while the form was open: merged ones, and conflicts to decide. */
export const EditClashes = observer(function EditClashes<Values extends object>(
  props: EditClashesProps<Values>,
) {
  const { version, amounts = [], onChoose = (clash, side) => version.choose(clash, side) } = props;
  const t = useTexts();
  const prices = usePrices();
  const scope = useContext(FormContext);
  const labelOf = props.labelOf ?? ((field) => t<string>(`${scope.texts}-${field}`));
  const { clashes, adopted } = version;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clashes.length > 0) box.current?.focus();
  }, [clashes.length]);
  const amountText = (value: unknown) => {
    const stotinki = typeof value === 'string' ? typedStotinki(value) : null;
    return stotinki === null ? undefined : prices.inText(stotinki);
  };
  const text = (field: keyof Values & string, value: unknown) =>
    (amounts.includes(field) ? amountText(value) : props.textOf?.(field, value)) ??
    plainText(value, t) ??
    t('edit-clash-empty');
  return (
    <>
      {adopted.length > 0 && (
        <Alert kind="info">{t('edit-adopted', { fields: adopted.map(labelOf).join(', ') })}</Alert>
      )}
      {clashes.length > 0 && (
        <div ref={box} tabIndex={-1}>
          <Alert kind="warning" title={t('edit-clash-title')}>
            <Stack>
              <p>{t('edit-clash-text')}</p>
              {clashes.map((clash) => (
                <Choice key={clash.field}>
                  <legend>{labelOf(clash.field)}</legend>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <div key={side}>
                      <span>{t(`edit-clash-${side}`, { value: text(clash.field, clash[side]) })}</span>
                      <Button look="secondary" size="small" onClick={() => onChoose(clash, side)}>
                        {t(`edit-clash-keep-${side}`)}
                      </Button>
                    </div>
                  ))}
                </Choice>
              ))}
            </Stack>
          </Alert>
        </div>
      )}
    </>
  );
});

function plainText(value: unknown, t: ReturnType<typeof useTexts>): string | undefined {
  if (typeof value === 'boolean') return t(value ? 'edit-clash-yes' : 'edit-clash-no');
  if (Array.isArray(value))
    return value.length === 0 ? undefined : t('edit-clash-items', { count: value.length });
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
