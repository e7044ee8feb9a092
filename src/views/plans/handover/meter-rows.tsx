import { observer } from 'mobx-react-lite';
import { HANDOVER_LIMITS as LIMITS, METER_KINDS } from '../../../core/plans/handover/handover.ts';
import type { HandoverScreen } from '../../../view-models/plans/handover-screen.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { EditedRows } from './edited-rows.tsx';

/** Meters with readings and pictures. */
export const MeterRows = observer(function MeterRows({ screen }: { screen: HandoverScreen }) {
  const t = useTexts();
  return (
    <EditedRows
      screen={screen}
      part="meters"
      max={LIMITS.meters}
      add={t('handover-add-meter')}
      onAdd={() => screen.addMeter()}
      rows={screen.form.values.meters.map(({ id, kind, number, reading }) => {
        const name = t(`handover-meter-${kind}`);
        return {
          id,
          name,
          fields: (
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
          ),
          pictures: {
            label: `${t('handover-meter-picture')}: ${name}`,
            hint: t('handover-picture-hint'),
            only: true,
          },
        };
      })}
    />
  );
});
