import { observer } from 'mobx-react-lite';
import { HANDOVER_LIMITS as LIMITS, METER_KINDS } from '../../../core/plans/handover/handover.ts';
import type { HandoverScreen } from '../../../view-models/plans/handover/handover-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PicturesField } from '../../forms/pictures-field.tsx';
import { RowList } from './row-list.tsx';

/** The meters with their readings, and a picture of each. */
export const MeterRows = observer(function MeterRows({ screen }: { screen: HandoverScreen }) {
  const t = useTexts();
  const { meters } = screen.form.values;
  const error = screen.form.errors['meters'];
  return (
    <>
      {error && (
        <Hint className="field-error" role="alert" id="field-meters" tabIndex={-1}>
          {t(error)}
        </Hint>
      )}
      <RowList>
        {meters.map(({ id, kind, number, reading }) => {
          const queue = screen.pictures.get(id);
          const name = t(`handover-meter-${kind}`);
          return (
            <li key={id}>
              <Stack data-gap="small">
                <Columns>
                  <SelectField
                    name={`${id}-kind`}
                    label={t('handover-meter')}
                    unmarked
                    options={METER_KINDS.map((value) => ({ value, label: t(`handover-meter-${value}`) }))}
                    value={kind}
                    onValue={(value) => value && screen.change('meters', id, { kind: value })}
                  />
                  <TextField
                    name={`${id}-number`}
                    label={t('handover-meter-number')}
                    autoComplete="off"
                    maxLength={LIMITS.meterNumber}
                    value={number}
                    onValue={(value) => screen.change('meters', id, { number: value })}
                  />
                  <TextField
                    name={`${id}-reading`}
                    label={t('handover-meter-reading')}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={LIMITS.reading}
                    value={reading}
                    onValue={(value) => screen.change('meters', id, { reading: value })}
                  />
                </Columns>
                <Row>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t('handover-remove-of', { name })}
                    onClick={() => screen.remove('meters', id)}
                  >
                    {t('plan-thing-remove')}
                  </Button>
                </Row>
              </Stack>
              {queue && (
                <PicturesField
                  name={`${id}-pictures`}
                  queue={queue}
                  label={`${t('handover-meter-picture')}: ${name}`}
                  hint={t('handover-picture-hint')}
                  list={t('handover-pictures-of', { name })}
                  only
                />
              )}
            </li>
          );
        })}
      </RowList>
      {meters.length < LIMITS.meters && (
        <Row>
          <Button look="secondary" size="small" onClick={() => screen.addMeter()}>
            <PlusIcon />
            {t('handover-add-meter')}
          </Button>
        </Row>
      )}
    </>
  );
});
