import { observer } from 'mobx-react-lite';
import type { VendorInvitationScreen } from '../../view-models/accounts/vendor-invitation-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { CheckIcon, UserIcon, WarningIcon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

type Props = { screen: VendorInvitationScreen };

/** An invitation to a shop: accept it, or log in with its address first (ROLE-04). */
export const VendorInvitationPage = observer(function VendorInvitationPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { invitation, user } = screen;
  if (!invitation) return null;
  const { vendor, email, role, state } = invitation;
  const isOpen = state === 'open';
  return (
    <Container>
      <EmptyState
        icon={isOpen ? (screen.isForMe ? CheckIcon : UserIcon) : WarningIcon}
        level="h1"
        title={t('invitation-title', { shop: vendor.name })}
        text={
          <>
            <span>{t('invitation-lead', { shop: vendor.name, role: t<string>(`vendor-role-${role}`) })}</span>{' '}
            <span>{isOpen ? nextStep() : t(`error-invitation-${state}`)}</span>
          </>
        }
        action={
          <>
            {isOpen && <Actions screen={screen} />}
            <LinkButton to={links('Index')} look="quiet">
              {t('to-home')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );

  function nextStep(): string {
    if (!user) return t('invitation-log-in-lead', { email });
    return screen.isForMe
      ? t<string>(`vendor-role-${role}-hint`) + '.'
      : t('invitation-other-account', { own: user.email, email });
  }
});

const Actions = observer(function Actions({ screen }: Props) {
  const t = useTexts();
  if (!screen.user) {
    return (
      <>
        <Button look="primary" onClick={() => screen.logIn()}>
          {t('login')}
        </Button>
        <Button look="secondary" onClick={() => screen.signUp()}>
          {t('sign-up')}
        </Button>
      </>
    );
  }
  if (!screen.isForMe) return null;
  return (
    <Button look="primary" busy={screen.busy} onClick={() => void screen.accept()}>
      {t('invitation-accept')}
    </Button>
  );
});
