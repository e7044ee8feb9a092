import { EmptyState } from '../components/empty-state.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

/** An address that leads nowhere, or to something that is no longer there (NAV-08). */
export function NotFoundContent({ message }: { message?: string }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Container>
      <PageHeading title={t('not-found-title')} />
      <EmptyState
        icon={SearchIcon}
        title={message ?? t('not-found-lead')}
        text={t('not-found-text')}
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
