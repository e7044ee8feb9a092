import { dashboardOf } from '../../../core/accounts/account.ts';
import type { RoleError } from '../../../core/accounts/account.ts';
import type { VendorRole } from '../../../core/shared/vendor-roles.ts';
import { EmptyState } from '../../components/messages/empty-state.tsx';
import { UserIcon } from '../../components/icons.tsx';
import { Container } from '../../components/layout.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { pageOfOthersKey } from '../page-title.ts';
import { useLinks } from '../use-page-language.ts';

/** Explains which accounts may see the page, and links to the reader's own (ROLE-05). */
export function PageOfOthers({ refusal: { roles, own } }: { refusal: RoleError }) {
  const t = useTexts();
  return (
    <Refusal
      title={t(pageOfOthersKey(roles))}
      text={t('page-of-others-text', { role: t(`role-${own}`) })}
      dashboard={dashboardOf(own)}
    />
  );
}

/** Explains that the role of a shop's member does not cover the page (ROLE-04). */
export function PageOfRole({ own }: { own: VendorRole }) {
  const t = useTexts();
  return (
    <Refusal
      title={t('page-of-role')}
      text={t('page-of-role-text', { role: t(`vendor-role-${own}`) })}
      dashboard={dashboardOf('vendor')}
    />
  );
}

type RefusalProps = { title: string; text: string; dashboard: ReturnType<typeof dashboardOf> };

function Refusal({ title, text, dashboard }: RefusalProps) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Container>
      <EmptyState
        icon={UserIcon}
        level="h1"
        title={title}
        text={text}
        action={
          <>
            <LinkButton to={links(dashboard)} look="primary">
              {t('to-own-dashboard')}
            </LinkButton>
            <LinkButton to={links('Index')} look="quiet">
              {t('to-home')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
