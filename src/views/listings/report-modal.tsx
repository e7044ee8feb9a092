import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { REPORT_REASONS } from '../../core/properties/property-choices.ts';
import type { ReportReason } from '../../core/properties/property-choices.ts';
import { Report } from '../../view-models/properties/report.ts';
import type { SendReport } from '../../view-models/properties/report.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { useService } from '../shell/services.tsx';

const fieldId = (name: string): string => `report-${name}`;

/** What is wrong with a listing or a conversation, for the team. */
export const ReportModal = observer(function ReportModal({
  send,
  onClose,
  title = 'report-title',
  reasons = REPORT_REASONS,
  asksEmail = true,
  thanks,
}: {
  send: SendReport;
  onClose: () => void;
  /** The key of its heading. */
  title?: string;
  reasons?: readonly ReportReason[];
  /** Whoever is in a conversation is known. */
  asksEmail?: boolean;
  /** The key of what is said once it has arrived. */
  thanks?: string;
}) {
  const t = useTexts();
  const modals = useService(Modals);
  const [{ form }] = useState(() => new Report(send, modals, onClose, thanks));
  const { text: textError } = form.errors;
  return (
    <FormModal form={form} title={t(title)} idOf={fieldId} send={t('report-send')} onClose={onClose}>
      <RadioGroup
        id={fieldId('reason')}
        name="reason"
        label={t('report-reason')}
        required
        value={form.values.reason}
        onValue={(reason) => form.set('reason', reason)}
        {...(form.errors['reason'] && { error: t(form.errors['reason']) })}
        options={reasons.map((reason) => ({ value: reason, label: t(`report-reason-${reason}`) }))}
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
      {asksEmail && (
        <FormField
          form={form}
          id={fieldId('email')}
          name="email"
          label={t('report-email')}
          hint={t('report-email-hint')}
          type="email"
        />
      )}
    </FormModal>
  );
});
