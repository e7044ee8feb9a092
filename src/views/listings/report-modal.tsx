import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { REPORT_REASONS } from '../../core/properties/property-choices.ts';
import type { ReportReason } from '../../core/properties/property-choices.ts';
import { Report } from '../../view-models/properties/report.ts';
import type { SendReport } from '../../view-models/properties/report.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { FormRadioGroup, FormTextArea, FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Report about a listing or conversation, for the team. */
export const ReportModal = observer(function ReportModal({
  send,
  onClose,
  title = 'listing-report',
  reasons = REPORT_REASONS,
  hasEmail = true,
  thanks,
}: {
  send: SendReport;
  onClose: () => void;
  /** Text key of the heading. */
  title?: string;
  reasons?: readonly ReportReason[];
  /** False in conversations, where the reporter is known. */
  hasEmail?: boolean;
  /** Text key of the confirmation. */
  thanks?: string;
}) {
  const t = useTexts();
  const modals = useService(Modals);
  const [{ form }] = useState(() => new Report(send, modals, onClose, thanks));
  return (
    <FormModal
      form={form}
      prefix="report"
      texts="report"
      title={t(title)}
      send={t('report-send')}
      onClose={onClose}
    >
      <FormRadioGroup
        name="reason"
        required
        options={reasons.map((reason) => ({ value: reason, label: t(`report-reason-${reason}`) }))}
      />
      <FormTextArea name="text" maxLength={2_000} required={form.values.reason === 'other'} />
      {hasEmail && <FormTextField name="email" hint type="email" />}
    </FormModal>
  );
});
