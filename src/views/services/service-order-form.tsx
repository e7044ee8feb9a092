import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { longestWindows } from '../../core/services/service-work.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import type { ServiceOrdering } from '../../view-models/services/service-ordering.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { fieldId, Hint } from '../components/fields/field.tsx';
import { Form } from '../components/fields/form.tsx';
import { Columns, Panel, Row } from '../components/layout.tsx';
import { Link } from '../components/actions/link.tsx';
import { Price } from '../components/content/price.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField, FormTick } from '../forms/form-field.tsx';
import { FormRefusals } from '../forms/form-refusals.tsx';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { ServiceAddressFields } from './service-address-fields.tsx';
import { ORDER_HEADING } from './choice-summary.tsx';
import { VisitTime } from './visit-time.tsx';

const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & h3 {
    font-size: var(--text-lg);
  }
`;

const Links = styled(Row)`
  column-gap: var(--space-5);
  padding-left: var(--space-8);
  & > a {
    min-height: var(--target);
    align-content: center;
    font-size: var(--text-sm);
  }
`;

type Props = { ordering: ServiceOrdering; choice: ServiceChoice };

/** Contact, address, time and terms: an order of what is chosen (SERV-07). */
export const ServiceOrderForm = observer(function ServiceOrderForm({ ordering, choice }: Props) {
  const t = useTexts();
  const { form, isMoving, isMixed } = ordering;
  if (ordering.isTooLong) return <NotYet>{t('error-services-too-long')}</NotYet>;
  if (ordering.citiesHere.length === 0) {
    return <NotYet>{t(ordering.cities.length === 0 ? 'services-soon' : 'services-no-city')}</NotYet>;
  }
  return (
    <Form
      aria-labelledby={ORDER_HEADING}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        {t('service-order-heading')}
      </h2>
      {/* A change of the catalogue is told above the choice. */}
      <FormRefusals form={form} untold="service-order-changed" />
      <FormPart name="contact">
        <FormField
          form={form}
          name="name"
          label={t('field-name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        <Columns>
          <FormField
            form={form}
            name="phone"
            label={t('field-phone')}
            hint={t('service-hint-phone')}
            type="tel"
            required
          />
          <FormField
            form={form}
            name="email"
            label={t('field-email')}
            hint={t('service-hint-email')}
            type="email"
            required
          />
        </Columns>
      </FormPart>
      <FormPart name={isMixed ? 'from-and-clean' : isMoving ? 'from' : 'address'}>
        {isMixed && <Hint>{t('service-mixed-hint')}</Hint>}
        <ServiceAddressFields form={form} cities={ordering.citiesHere} />
      </FormPart>
      {isMoving && (
        <FormPart name="to">
          <ServiceAddressFields form={form} cities={ordering.cities} there />
        </FormPart>
      )}
      <TimePart ordering={ordering} />
      <LastPart ordering={ordering} choice={choice} />
    </Form>
  );
});

function FormPart({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts();
  const id = `service-part-${name}`;
  return (
    <Part role="group" aria-labelledby={id}>
      <h3 id={id}>{t(id)}</h3>
      {children}
    </Part>
  );
}

function NotYet({ children }: { children: ReactNode }) {
  return (
    <div id={ORDER_HEADING} tabIndex={-1}>
      <Alert kind="warning">{children}</Alert>
    </div>
  );
}

const TimePart = observer(function TimePart({ ordering }: Omit<Props, 'choice'>) {
  const t = useTexts();
  const { form, windows, work } = ordering;
  const error = form.errors['notes'];
  return (
    <FormPart name="time">
      {work.visits > 1 && <p>{t('service-visits-of', { count: work.visits, days: work.every })}</p>}
      <VisitTime
        date={form.values.date}
        window={form.values.window}
        errors={form.errors}
        windows={windows}
        from={ordering.today}
        to={ordering.lastDay}
        count={longestWindows(work)}
        idOf={(name) => fieldId({ name })}
        onDate={(date) => form.set('date', date)}
        onWindow={(window) => form.set('window', window)}
        onLeave={() => void form.leave('date')}
      />
      <TextArea
        name="notes"
        label={t('service-field-notes')}
        hint={t('service-hint-notes')}
        value={form.values.notes}
        onValue={(notes) => form.set('notes', notes)}
        {...(error && { error: t(error) })}
      />
    </FormPart>
  );
});

const LastPart = observer(function LastPart({ choice, ordering }: Props) {
  const t = useTexts();
  const link = useLinks();
  const prices = usePrices();
  const { form } = ordering;
  return (
    <Part>
      <div>
        <FormTick form={form} name="termsAccepted" label={t('checkout-accept-terms')} required />
        <Links>
          <Link to={link('TermsAndConditionsPage')} target="_blank">
            {t('checkout-terms-link')}
          </Link>
          <Link to={link('PrivacyPolicyPage')} target="_blank">
            {t('checkout-privacy-link')}
          </Link>
        </Links>
      </div>
      <Row data-spread="">
        <Price {...prices.show(choice.selection.totalPrice)} size="large" note={t('services-vat')} />
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'service-order-sending' : 'service-order-send')}
        </Button>
      </Row>
      <Hint>{t('service-pay-after')}</Hint>
    </Part>
  );
});
