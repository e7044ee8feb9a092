import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo, type MouseEvent } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { TextPageScreen } from '../../view-models/site/text-page-screen.ts';
import { Container, Row } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Prose } from '../components/prose.tsx';
import { page } from '../page.ts';
import { useService } from '../shell/services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { trustedHtml } from './trusted-html.ts';

const Base = styled(Container)`
  padding-top: clamp(var(--space-6), 4vw, var(--space-12));
`;

const Updated = styled.p`
  margin-top: var(--space-10);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

/** A text of `content/pages` (BLOG-05). */
const TextPage = observer(function TextPage({ screen }: { screen: TextPageScreen }) {
  const t = useTexts();
  const dates = useDates();
  const navigation = useService(Navigation);
  const { page: text, name } = screen;
  const html = useMemo(() => ({ __html: trustedHtml(text?.html ?? '') }), [text]);
  if (!text) return null;
  // Links within the text are plain ones; the way to our own pages stays inside the page.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain) return;
    event.preventDefault();
    void navigation.go(link.getAttribute('href') ?? '/');
  };
  return (
    <Base data-width="text">
      <PageHeading title={text.title} lead={name === 'coming-soon' ? undefined : text.description} />
      {name === 'coming-soon' && <OpenAlready />}
      <Prose onClick={follow} dangerouslySetInnerHTML={html} />
      {name === 'privacy-policy' && <ConsentChoice />}
      {name !== 'coming-soon' && <Updated>{t('text-updated', { day: dates.day(text.updated) })}</Updated>}
    </Base>
  );
});

const Actions = styled(Row)`
  margin-bottom: var(--space-10);
`;

/** What can be used today, where a screen is still being built. */
function OpenAlready() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Actions>
      <LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>
      <LinkButton look="secondary" to={links('MarketplaceProductPromoCategories')}>
        {t('promotions')}
      </LinkButton>
    </Actions>
  );
}

export const textPage = page(TextPageScreen, TextPage);
