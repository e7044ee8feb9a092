import { observer } from 'mobx-react-lite';
import { AreaError, RoleError } from '../../../core/accounts/account.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { ChunkLoadError } from '../../../view-models/site/chunk-load-error.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { EmptyState } from '../../components/messages/empty-state.tsx';
import { ReturnIcon, WarningIcon } from '../../components/icons.tsx';
import { Container } from '../../components/layout.tsx';
import { LoginRequired } from './login-required.tsx';
import { NotFoundContent } from './not-found-content.tsx';
import { PageOfOthers, PageOfRole } from './page-of-others.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** Explains why a page cannot be shown, and offers to retry, reload or go home. */
export const ErrorScreen = observer(function ErrorScreen({ error }: { error: Error | null }) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const failure = error instanceof Failure ? error : null;
  if (failure?.kind === 'not-found') return <NotFoundContent message={t(failure.messageKey)} />;
  if (failure instanceof RoleError) return <PageOfOthers refusal={failure} />;
  if (failure instanceof AreaError) return <PageOfRole own={failure.own} />;
  if (failure?.isAccessRefusal) return <LoginRequired failure={failure} />;
  if (error instanceof ChunkLoadError) {
    const { path, search } = navigation.current?.place ?? { path: '/', search: '' };
    return (
      <Container>
        <EmptyState
          icon={ReturnIcon}
          level="h1"
          title={t('chunk-error-title')}
          text={t('chunk-error-text')}
          action={
            <LinkButton reloadDocument to={path + search}>
              {t('reload-page')}
            </LinkButton>
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      <EmptyState
        icon={WarningIcon}
        level="h1"
        title={t('error-title')}
        text={t(failure?.messageKey ?? 'error-unexpected')}
        action={
          <>
            <Button onClick={() => void navigation.retry()}>{t('try-again')}</Button>
            <LinkButton to={links('Index')} look="quiet">
              {t('to-home')}
            </LinkButton>
            {failure?.requestId && (
              <small className={classNames('request-id')}>{t('request-id', { id: failure.requestId })}</small>
            )}
          </>
        }
      />
    </Container>
  );
});
