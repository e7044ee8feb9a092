import { useEffect } from 'react';
import type { Failure } from '../../../core/shared/failure.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { EmptyState } from '../../components/messages/empty-state.tsx';
import { UserIcon } from '../../components/icons.tsx';
import { Container } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';

/** Asks for a login, or for another account, and returns here afterwards (NAV-16). */
export function LoginRequired({ failure }: { failure: Failure }) {
  const t = useTexts();
  const links = useLinks();
  const session = useService(Session);
  useEffect(() => session.requestSignIn('stay'), [session]);
  return (
    <Container>
      <EmptyState
        icon={UserIcon}
        level="h1"
        title={t('login-required-title')}
        text={t(failure.messageKey)}
        action={
          <>
            <Button look="primary" onClick={() => session.requestSignIn('stay')}>
              {t('login')}
            </Button>
            <LinkButton to={links('Index')} look="quiet">
              {t('to-home')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
