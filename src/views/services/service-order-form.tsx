import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { longestWindows } from '../../core/services/service-work.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import type { ServiceOrdering } from '../../view-models/services/service-ordering.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Columns, Row } from '../components/layout.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { ServiceAddressFields, useAddressNames } from './service-address-fields.tsx';
import { ORDER_HEADING } from './choice-summary.tsx';
import { VisitTime } from './visit-time.tsx';
import { BoundForm, FormSection, FormSheet, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormCheckbox, FormTextArea, FormTextField } from '../forms/form-fields.tsx';
import { TermsCheckbox } from '../forms/terms-checkbox.tsx';

type Props = { ordering: ServiceOrdering; choice: ServiceChoice };

/** Contact, address, time and terms of an order (SERV-07). */
export const ServiceOrderForm = observer(function ServiceOrderForm({ ordering, choice }: Props) {
  const t = useTexts();
  const { form, isMoving, isMixed } = ordering;
  const addressOf = useAddressNames(isMoving);
  if (ordering.isTooLong) return <NotYet>{t('error-services-too-long')}</NotYet>;
  if (ordering.citiesHere.length === 0) {
    return <NotYet>{t(ordering.cities.length === 0 ? 'services-soon' : 'services-no-city')}</NotYet>;
  }
  return (
    <BoundForm form={form} texts="service-field" addressOf={addressOf} aria-labelledby={ORDER_HEADING}>
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        {t('service-order-heading')}
      </h2>
      {/* Changes of the catalogue are shown above the selection. */}
      <FormErrors shownElsewhere="service-order-changed" />
      <FormSection level={3} title={t('checkout-contact')}>
        <FormTextField name="name" label={t('field-name')} autoComplete="name" maxLength={100} required />
        <Columns>
          <FormTextField name="phone" label={t('field-phone')} hint type="tel" required />
          <FormTextField name="email" label={t('field-email')} hint type="email" required />
        </Columns>
      </FormSection>
      <FormSection
        level={3}
        title={t(`service-part-${isMixed ? 'from-and-clean' : isMoving ? 'from' : 'address'}`)}
        lead={isMixed && t('service-mixed-hint')}
      >
        <ServiceAddressFields cities={ordering.citiesHere} />
      </FormSection>
      {isMoving && (
        <FormSection level={3} title={t('service-part-to')}>
          <ServiceAddressFields cities={ordering.cities} there />
        </FormSection>
      )}
      <TimePart ordering={ordering} />
      <LastPart ordering={ordering} choice={choice} />
    </BoundForm>
  );
});

function NotYet({ children }: { children: ReactNode }) {
  return (
    <div id={ORDER_HEADING} tabIndex={-1}>
      <Alert kind="warning">{children}</Alert>
    </div>
  );
}

const TimePart = observer(function TimePart({ ordering }: Omit<Props, 'choice'>) {
  const t = useTexts();
  const { windows, work, today, lastDay } = ordering;
  return (
    <FormSection level={3} title={t('service-part-time')}>
      {work.visits > 1 && <p>{t('service-visits-of', { count: work.visits, days: work.every })}</p>}
      <VisitTime windows={windows} from={today} to={lastDay} count={longestWindows(work)} />
      <FormTextArea name="notes" hint />
    </FormSection>
  );
});

const LastPart = observer(function LastPart({ ordering, choice }: Props) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <FormSheet>
      {ordering.isEarlyStart && <FormCheckbox name="earlyStart" required />}
      {ordering.isMoving && <Hint>{t('service-withdrawal-exempt')}</Hint>}
      <TermsCheckbox />
      <Row spread>
        <Price {...prices.show(choice.selection.totalPrice)} size="large" note={t('services-vat')} />
        <SubmitButton sending={t('service-order-sending')}>{t('checkout-submit')}</SubmitButton>
      </Row>
      <Hint>{t(choice.selection.kinds.length > 1 ? 'service-pay-each-team' : 'service-pay-after')}</Hint>
    </FormSheet>
  );
});
