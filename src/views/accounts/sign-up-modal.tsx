import { observer } from 'mobx-react-lite';
import { Link } from '../components/actions/link.tsx';
import { ACCOUNT_TYPES } from '../../core/accounts/account.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { whenNeeded } from '../../core/shared/when-needed.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { SignUp } from '../../view-models/accounts/sign-up.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { Columns } from '../components/layout.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField, FormTick } from '../forms/form-field.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const id = (name: string): string => `sign-up-${name}`;

/** A new account (AUTH-08, AUTH-09). */
const SignUpModal = observer(function SignUpModal({ screen }: { screen: SignUp }) {
  const t = useTexts();
  const links = useLinks();
  const { form } = screen;
  return (
    <FormModal
      form={form}
      title={t('sign-up-title')}
      idOf={id}
      send={t('sign-up')}
      after={
        <Button look="quiet" size="small" onClick={() => screen.login()}>
          {t('have-account')}
        </Button>
      }
    >
      <RadioGroup
        id={id('type')}
        name="type"
        label={t('sign-up-type')}
        required
        value={form.values.type}
        onValue={(type) => form.set('type', type)}
        options={ACCOUNT_TYPES.map((type) => ({
          value: type,
          label: t(`sign-up-type-${type}`),
          hint: t(`sign-up-type-${type}-hint`),
        }))}
      />
      <FormField
        form={form}
        id={id('name')}
        name="name"
        label={t(form.values.type === 'user' ? 'field-name' : 'field-firm-name')}
        autoComplete={form.values.type === 'user' ? 'name' : 'organization'}
        required
      />
      <Columns>
        <FormField
          form={form}
          id={id('phone')}
          name="phone"
          label={t('field-phone')}
          hint={t('field-phone-hint')}
          type="tel"
          required
        />
        <FormField
          form={form}
          id={id('email')}
          name="email"
          label={t('field-email')}
          hint={t('sign-up-email-hint')}
          type="email"
          required
        />
      </Columns>
      <Columns>
        <NewPasswordFields form={form} idOf={id} label={t('field-password')} />
      </Columns>
      <FormTick
        form={form}
        id={id('acceptTerms')}
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
      <FormTick
        form={form}
        id={id('optMarketingFlag')}
        name="optMarketingFlag"
        label={t('field-marketing')}
      />
    </FormModal>
  );
});

export default modal(
  SignUpModal,
  [Accounts, Modals, FormDrafts],
  (accounts, modals, drafts) =>
    new SignUp(
      accounts,
      modals,
      drafts,
      whenNeeded(() => import('../../core/accounts/account-rules.ts').then((module) => module.accountRules)),
    ),
);
