import { observer } from 'mobx-react-lite';
import type { ConfirmationScreen } from '../../view-models/accounts/confirmation-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { CheckIcon, WarningIcon } from '../components/icons.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { Container } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

const ICONS = { working: MailIcon, confirmed: CheckIcon, refused: WarningIcon, unreachable: WarningIcon };

/** Result of the e-mail confirmation (AUTH-10). */
export const ConfirmationPage = observer(function ConfirmationPage({
  screen,
}: {
  screen: ConfirmationScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const { outcome } = screen;
  return (
    <Container>
      <h1 className={classNames('visually-hidden')}>{t('confirmation-title')}</h1>
      <div role="status">
        <EmptyState
          icon={ICONS[outcome]}
          title={t(`confirmation-${outcome}-title`)}
          text={t(`confirmation-${outcome}-text`)}
          action={
            outcome !== 'working' && (
              <>
                {outcome === 'unreachable' ? (
                  <Button onClick={() => void screen.confirm()}>{t('try-again')}</Button>
                ) : (
                  <Button onClick={() => screen.login()}>{t('login')}</Button>
                )}
                <LinkButton look="quiet" to={links('Index')}>
                  {t('to-home')}
                </LinkButton>
              </>
            )
          }
        />
      </div>
    </Container>
  );
});
