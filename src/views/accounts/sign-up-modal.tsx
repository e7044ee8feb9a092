import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ACCOUNT_TYPES } from '../../core/accounts/account.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { SignUp } from '../../view-models/accounts/sign-up.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Button } from '../components/actions/button.tsx';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { FormCheckbox, FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Registration (AUTH-08, AUTH-09). */
const SignUpModal = observer(function SignUpModal({ screen }: { screen: SignUp }) {
  const t = useTexts();
  const links = useLinks();
  const { form } = screen;
  return (
    <FormModal
      form={form}
      title={t('sign-up-title')}
      prefix="sign-up"
      texts="field"
      send={t('sign-up')}
      after={
        <Button look="quiet" size="small" onClick={() => screen.login()}>
          {t('have-account')}
        </Button>
      }
    >
      <FormRadioGroup
        name="type"
        label={t('sign-up-type')}
        required
        options={ACCOUNT_TYPES.map((type) => ({
          value: type,
          label: t(`sign-up-type-${type}`),
          hint: t(`sign-up-type-${type}-hint`),
        }))}
      />
      <FormTextField
        name="name"
        label={t(form.values.type === 'user' ? 'field-name' : 'field-firm-name')}
        autoComplete={form.values.type === 'user' ? 'name' : 'organization'}
        required
      />
      <Columns>
        <FormTextField name="phone" hint type="tel" required />
        <FormTextField name="email" hint={t('sign-up-email-hint')} type="email" required />
      </Columns>
      <Columns>
        <NewPasswordFields />
      </Columns>
      <FormCheckbox
        name="acceptTerms"
        required
        label={
          <>
            {t('sign-up-accept-before')}{' '}
            <Link to={links('TermsAndConditionsPage')} target="_blank">
              {t('sign-up-accept-terms')}
            </Link>{' '}
            {t('sign-up-accept-and')}{' '}
            <Link to={links('PrivacyPolicyPage')} target="_blank">
              {t('sign-up-accept-privacy')}
            </Link>
          </>
        }
      />
      <FormCheckbox name="optMarketingFlag" />
    </FormModal>
  );
});

export default modal(
  SignUpModal,
  [Accounts, Modals, FormDrafts, Session, Navigation],
  (accounts, modals, drafts, session, navigation) =>
    new SignUp(
      accounts,
      modals,
      drafts,
      lazyImport(() => import('../../core/accounts/account-rules.ts').then((module) => module.accountRules)),
      () => {
        const { path = '/', search = '' } = navigation.current?.place ?? {};
        return session.nextAfter(path + search);
      },
    ),
);
