import { observer } from 'mobx-react-lite';
import type { NewsletterLinkScreen } from '../../view-models/newsletter/newsletter-link-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { CheckIcon, WarningIcon } from '../components/icons.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { Container } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

const ICONS = { asked: MailIcon, done: CheckIcon, over: WarningIcon, unreachable: WarningIcon };

/** Confirms or ends the newsletter by a button (BLOG-03). */
export const NewsletterLinkPage = observer(function NewsletterLinkPage({
  screen,
}: {
  screen: NewsletterLinkScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const { purpose, outcome, busy } = screen;
  const isOpen = outcome === 'asked' || outcome === 'unreachable';
  return (
    <Container>
      <h1 className={classNames('visually-hidden')}>{t(`newsletter-${purpose}-title`)}</h1>
      <div role="status">
        <EmptyState
          icon={ICONS[outcome]}
          title={t(`newsletter-${purpose}-title`)}
          text={t(outcome === 'unreachable' ? 'newsletter-unreachable' : `newsletter-${purpose}-${outcome}`)}
          action={
            <>
              {isOpen && (
                <Button busy={busy} onClick={() => void screen.proceed()}>
                  {t(`newsletter-${purpose}-button`)}
                </Button>
              )}
              <LinkButton look="quiet" to={links('BlogCategory')}>
                {t('go-to-blog')}
              </LinkButton>
            </>
          }
        />
      </div>
    </Container>
  );
});
