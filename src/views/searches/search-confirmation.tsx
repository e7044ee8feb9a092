import { observer } from 'mobx-react-lite';
import type { SearchConfirmation as Confirmation } from '../../view-models/searches/search-confirmation.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { CheckIcon, WarningIcon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

const ICONS = { asked: MailIcon, confirmed: CheckIcon, over: WarningIcon, unreachable: WarningIcon };

/** Confirms an e-mail address by a button (FIND-01). */
export const SearchConfirmation = observer(function SearchConfirmation({ screen }: { screen: Confirmation }) {
  const t = useTexts();
  const links = useLinks();
  const { outcome, busy, opened } = screen;
  const isOpen = outcome === 'asked' || outcome === 'unreachable';
  return (
    <Container>
      <h1 className={classNames('visually-hidden')}>{t('saved-search-confirm-title')}</h1>
      <div role="status">
        <EmptyState
          icon={ICONS[outcome]}
          title={t('saved-search-confirm-title')}
          text={t(`saved-search-${outcome}`)}
          action={
            <>
              {isOpen && (
                <Button busy={busy} onClick={() => void screen.confirm()}>
                  {t('saved-search-confirm')}
                </Button>
              )}
              {opened !== null && (
                <LinkButton to={links('SavedSearch', { token: opened })}>
                  {t('saved-search-change')}
                </LinkButton>
              )}
              <LinkButton look="quiet" to={links('Properties')}>
                {t('search-kind-properties')}
              </LinkButton>
            </>
          }
        />
      </div>
    </Container>
  );
});
