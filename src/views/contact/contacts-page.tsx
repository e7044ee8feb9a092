import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { MAX_CONTACT_LENGTH } from '../../core/contact/contact.ts';
import type { ContactScreen } from '../../view-models/contact/contact-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Columns, Container, Panel, Row, Stack } from '../components/layout.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PageProse } from '../site/page-prose.tsx';
import { OfficeMap } from './office-map.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea, FormTextField } from '../forms/form-fields.tsx';

const Base = styled(Container)`
  padding-top: clamp(var(--space-6), 4vw, var(--space-12));
`;

/** Hidden without a script. */
const Letter = styled(Section)`
  @media (scripting: none) {
    display: none;
  }
`;

/** Contact details and the contact form (BLOG-04). */
export const ContactsPage = observer(function ContactsPage({ screen }: { screen: ContactScreen }) {
  const t = useTexts();
  const { page: text, reference } = screen;
  if (!text) return null;
  return (
    <Base data-width="text">
      <PageHeading title={text.title} lead={text.description} />
      <Letter title={t('contact-form-title')}>
        {reference === null ? <ContactForm screen={screen} /> : <Thanks screen={screen} />}
      </Letter>
      <PageProse html={text.html} />
      <OfficeMap />
    </Base>
  );
});

function ContactForm({ screen: { form } }: { screen: ContactScreen }) {
  const t = useTexts();
  return (
    <Panel>
      <BoundForm form={form} prefix="contact" texts="contact" aria-label={t('contact-form-title')}>
        <Stack>
          <FormErrors />
          <Columns>
            <FormTextField name="name" label={t('viewing-modal-name')} autoComplete="name" required />
            <FormTextField name="email" label={t('field-email')} type="email" required />
            <FormTextField name="phone" label={t('field-phone')} hint={t('field-phone-hint')} type="tel" />
          </Columns>
          <FormTextField name="subject" required />
          <FormTextArea name="message" maxLength={MAX_CONTACT_LENGTH} required />
          <Row>
            <SubmitButton>{t('send')}</SubmitButton>
          </Row>
        </Stack>
      </BoundForm>
    </Panel>
  );
}

const Thanks = observer(function Thanks({ screen }: { screen: ContactScreen }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // The form was taller, so the thanks would be above the window.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Stack>
        <Alert kind="success" title={t('contact-sent')}>
          {t('contact-sent-text', { reference: screen.reference ?? '' })}
        </Alert>
        <Row>
          <Button look="secondary" onClick={() => screen.startAnew()}>
            {t('contact-again')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
});
