import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { FormCheckbox } from './form-fields.tsx';

const Links = styled(Row)`
  gap: 0 var(--space-4);
  @media (min-width: 40rem) {
    padding-left: var(--space-8);
  }
  & > a {
    min-height: var(--target);
    align-content: center;
    font-size: var(--text-sm);
  }
`;

/**
 * Acceptance of the terms.
 * @param form id of the form, if the checkbox is outside of it
 */
export function TermsCheckbox({ form }: { form?: string }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <div>
      <FormCheckbox name="termsAccepted" form={form} label={t('checkout-field-termsAccepted')} required />
      <Links>
        <Link to={link('TermsAndConditionsPage')} target="_blank">
          {t('terms-and-conditions')}
        </Link>
        <Link to={link('PrivacyPolicyPage')} target="_blank">
          {t('privacy-policy')}
        </Link>
      </Links>
    </div>
  );
}
