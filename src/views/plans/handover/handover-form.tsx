import { observer } from 'mobx-react-lite';
import { HANDOVER_DIRECTIONS, HANDOVER_LIMITS as LIMITS } from '../../../core/plans/handover/handover.ts';
import type { HandoverScreen } from '../../../view-models/plans/handover-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { Columns, Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BoundForm, FormSection, FormSheet, SubmitButton } from '../../forms/bound-form.tsx';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { FormAmount } from '../../forms/form-inputs.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { MeterRows } from './meter-rows.tsx';
import { RoomRows } from './room-rows.tsx';

type Props = { screen: HandoverScreen };

/** Form of a protocol, in the order of a walk through the home. */
export const HandoverForm = observer(function HandoverForm({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  const { direction } = form.values;
  return (
    <BoundForm form={form} texts="handover-field" aria-label={t('handover-title')}>
      <FormErrors />
      <FormSection title={t('handover-what')}>
        <RadioGroup
          name="direction"
          label={t('handover-direction')}
          options={HANDOVER_DIRECTIONS.map((value) => ({
            value,
            label: t(`handover-direction-${value}`),
          }))}
          value={direction}
          onValue={(value) => form.set('direction', value)}
        />
        <Columns>
          <FormTextField name="on" type="date" required />
        </Columns>
        <FormTextField
          name="address"
          hint
          required
          maxLength={LIMITS.address}
          autoComplete="street-address"
        />
      </FormSection>
      <FormSection title={t('handover-parties')}>
        <Columns>
          <FormTextField name="landlordName" required maxLength={LIMITS.name} autoComplete="off" />
          <FormTextField name="landlordEmail" required type="email" maxLength={254} autoComplete="off" />
        </Columns>
        <Columns>
          <FormTextField name="tenantName" required maxLength={LIMITS.name} autoComplete="off" />
          <FormTextField name="tenantEmail" required type="email" maxLength={254} autoComplete="off" />
        </Columns>
      </FormSection>
      <FormSection title={t('handover-meters')} lead={t('handover-meters-lead')}>
        <MeterRows screen={screen} />
      </FormSection>
      <FormSection title={t('handover-rooms')}>
        <RoomRows screen={screen} />
      </FormSection>
      <FormSheet>
        <FormTextField name="keys" hint required maxLength={LIMITS.keys} autoComplete="off" />
        <FormTextArea name="missing" hint maxLength={LIMITS.missing} rows={4} />
        <Columns>
          <FormAmount name="deposit" />
          {direction === 'out' && <FormAmount name="kept" hint />}
        </Columns>
        <Row>
          <SubmitButton sending={t('handover-finishing')}>{t('handover-finish')}</SubmitButton>
        </Row>
        <Hint>{t('handover-finish-hint')}</Hint>
      </FormSheet>
    </BoundForm>
  );
});
