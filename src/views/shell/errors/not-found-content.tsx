import { EmptyState } from '../../components/messages/empty-state.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { Container } from '../../components/layout.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';

/** Not-found page (NAV-08). */
export function NotFoundContent({ message }: { message?: string }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Container>
      <EmptyState
        icon={SearchIcon}
        level="h1"
        title={t('not-found-title')}
        text={message ?? t('not-found-text')}
        action={
          <>
            <LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>
            <LinkButton to={links('Index')} look="quiet">
              {t('to-home')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
