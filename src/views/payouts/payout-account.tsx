import { observer } from 'mobx-react-lite';
import type { PayoutOverview } from '../../core/payouts/payouts-gateway.ts';
import type { PayoutsScreen } from '../../view-models/payouts/payouts-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormPasswordField, FormTextField } from '../forms/form-fields.tsx';
import { useOpenerFocus } from '../forms/use-opener-focus.ts';
import { useDates } from '../shell/use-page-language.ts';

type Props = { screen: PayoutsScreen; overview: PayoutOverview };

/** Bank account for payouts; a change needs the password again. */
export const PayoutAccount = observer(function PayoutAccount({ screen, overview }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { account } = overview;
  const opener = useOpenerFocus(screen.isChangingAccount);
  return (
    <Panel as="section" aria-labelledby="payout-account">
      <Stack>
        <h2 id="payout-account">{t('payout-account-title')}</h2>
        {account ? (
          <DefinitionTable
            rows={[
              { term: t('payout-account-iban'), description: account.iban },
              { term: t('payout-account-holder'), description: account.holder },
              { term: t('payout-account-changed'), description: dates.day(account.changedAt) },
            ]}
          />
        ) : (
          <p>{t('payout-account-none')}</p>
        )}
        {screen.isChangingAccount ? (
          <AccountForm screen={screen} overview={overview} />
        ) : (
          <Row>
            <Button
              ref={opener}
              look={account ? 'secondary' : 'primary'}
              onClick={() => screen.changeAccount(true)}
            >
              {t(account ? 'payout-account-change' : 'payout-account-add')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
});

function AccountForm({ screen, overview: { hasPassword } }: Props) {
  const t = useTexts();
  return (
    <BoundForm form={screen.account} texts="payout-account-field" aria-label={t('payout-account-title')}>
      <FormErrors />
      <FormTextField
        name="iban"
        hint
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormTextField name="holder" hint required autoComplete="off" maxLength={100} />
      {hasPassword ? (
        <FormPasswordField name="proof" required autoComplete="current-password" />
      ) : (
        <FormTextField
          name="proof"
          type="email"
          label={t('payout-account-email')}
          required
          autoComplete="email"
        />
      )}
      <Row>
        <SubmitButton>{t('payout-account-save')}</SubmitButton>
        <Button look="quiet" onClick={() => screen.changeAccount(false)}>
          {t('payout-account-cancel')}
        </Button>
      </Row>
    </BoundForm>
  );
}
