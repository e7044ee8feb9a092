import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HomeCatalogue } from '../../core/homes/home-catalogue.ts';
import { REPORT_REASONS } from '../../core/homes/property-choices.ts';
import { PropertyReport } from '../../view-models/homes/property-report.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { RadioGroup } from '../components/radio-group.tsx';
import { TextArea } from '../components/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormRefusals } from '../shell/form-refusals.tsx';
import { useService } from '../shell/services.tsx';

const fieldId = (name: string): string => `report-${name}`;

/** What is wrong with a listing, for the operator. */
export const ReportModal = observer(function ReportModal({
  id,
  onClose,
}: {
  id: number;
  onClose: () => void;
}) {
  const t = useTexts();
  const catalogue = useService(HomeCatalogue);
  const modals = useService(Modals);
  const [{ form }] = useState(() => new PropertyReport(catalogue, modals, id, onClose));
  const { text: textError } = form.errors;
  return (
    <Modal open title={t('report-title')} onClose={onClose}>
      <Form
        aria-label={t('report-title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <FormRefusals form={form} idOf={fieldId} />
          <RadioGroup
            id={fieldId('reason')}
            name="reason"
            label={t('report-reason')}
            required
            value={form.values.reason}
            onValue={(reason) => form.set('reason', reason)}
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
            inputMode="email"
            autoComplete="email"
          />
          <Button type="submit" wide busy={form.busy}>
            {t('report-send')}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
});
