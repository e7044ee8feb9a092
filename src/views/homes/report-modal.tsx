import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { HomeCatalogue } from '../../core/homes/home-catalogue.ts';
import { REPORT_REASONS } from '../../core/homes/property-choices.ts';
import { PropertyReport } from '../../view-models/homes/property-report.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { RadioGroup } from '../components/radio-group.tsx';
import { TextArea } from '../components/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormModal } from '../shell/form-modal.tsx';
import { useService } from '../shell/services.tsx';

const fieldId = (name: string): string => `report-${name}`;

/** What is wrong with a listing, for the operator. */
export const ReportModal = observer(function ReportModal({
  catalogue,
  id,
  onClose,
}: {
  /** Where the listing stands: homes or offers of roommates. */
  catalogue: Pick<HomeCatalogue, 'report'>;
  id: number;
  onClose: () => void;
}) {
  const t = useTexts();
  const modals = useService(Modals);
  const [{ form }] = useState(() => new PropertyReport(catalogue, modals, id, onClose));
  const { text: textError } = form.errors;
  return (
    <FormModal form={form} title={t('report-title')} idOf={fieldId} send={t('report-send')} onClose={onClose}>
      <RadioGroup
        id={fieldId('reason')}
        name="reason"
        label={t('report-reason')}
        required
        value={form.values.reason}
        onValue={(reason) => form.set('reason', reason)}
        {...(form.errors['reason'] && { error: t(form.errors['reason']) })}
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`report-reason-${reason}`) }))}
      />
      <TextArea
        id={fieldId('text')}
        name="text"
        label={t('report-text')}
        maxLength={2_000}
        required={form.values.reason === 'other'}
        value={form.values.text}
        onValue={(text) => form.set('text', text)}
        {...(textError && { error: t(textError) })}
      />
      <FormField
        form={form}
        id={fieldId('email')}
        name="email"
        label={t('report-email')}
        hint={t('report-email-hint')}
        type="email"
      />
    </FormModal>
  );
});
