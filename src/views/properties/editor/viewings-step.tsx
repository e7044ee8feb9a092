import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState, useContext } from 'react';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Button, IconButton } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { CloseIcon, PlusIcon } from '../../components/icons.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage } from '../../shell/use-page-language.ts';
import { focusNeighbour } from '../../forms/focus-neighbour.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';
import { classNames } from '../../components/class-names.tsx';
import { FormContext } from '../../forms/form-context.tsx';

const Adding = styled(Row)`
  align-items: end;
  & > .field {
    flex: 1 1 11rem;
    max-width: 16rem;
  }
`;

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-2);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-left: var(--space-4);
    border-radius: var(--radius);
    background: var(--colour-sunken);
    font-variant-numeric: tabular-nums;
  }
`;

export const ViewingsStep = observer(function ViewingsStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { form } = screen.editor;
  const { slots } = form.values;
  const add = () => {
    const refused = screen.addSlot(day, time);
    setError(refused);
    if (!refused) setTime('');
  };
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Adding>
          <TextField
            name="slot-day"
            id="field-slots"
            type="date"
            min={screen.today}
            label={t('slot-day')}
            unmarked
            value={day}
            onValue={setDay}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'slot-error' : undefined}
          />
          <TextField
            name="slot-time"
            type="time"
            step={300}
            label={t('slot-time')}
            unmarked
            value={time}
            onValue={setTime}
            onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
          />
          <Button look="secondary" onClick={add}>
            <PlusIcon />
            {t('slot-add')}
          </Button>
        </Adding>
        {error && (
          <Hint className={classNames('field-error')} id="slot-error" role="alert">
            {t(error)}
          </Hint>
        )}
        <PartError name="slots" />
      </Stack>
      <section aria-label={t('slots-title')}>
        {slots.length === 0 ? (
          <p>{t('slots-none')}</p>
        ) : (
          <Slots>
            {slots.map((slot) => {
              const shown = slotText(slot, language);
              return (
                <li key={slot}>
                  {shown}
                  <IconButton
                    icon={CloseIcon}
                    label={t('slot-remove', { time: shown })}
                    onClick={({ currentTarget }) => {
                      focusNeighbour(currentTarget);
                      screen.removeSlot(slot);
                    }}
                  />
                </li>
              );
            })}
          </Slots>
        )}
      </section>
    </Stack>
  );
});

/** Formats a time in Sofia: `сб, 28 ноември 2026 г., 18:30`. */
function slotText(slot: string, language: 'bg' | 'en'): string {
  const [day = '', time = ''] = slot.split(' ');
  const long = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return `${formatSofiaTime(day, language, long)}, ${time}`;
}

export const PartError = observer(function PartError({ name }: { name: string }) {
  const t = useTexts();
  const { form, prefix } = useContext(FormContext);
  const error = (form.errors as Record<string, string | undefined>)[name];
  return error ? (
    <Hint className={classNames('field-error')} id={`${prefix}-${name}-error`} role="alert">
      {t(error)}
    </Hint>
  ) : null;
});
