import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { TextPageScreen } from '../../view-models/site/text-page-screen.ts';
import { Container, Row } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { PageProse } from './page-prose.tsx';

const Base = styled(Container)`
  padding-top: clamp(var(--space-6), 4vw, var(--space-12));
`;

const Updated = styled.p`
  margin-top: var(--space-10);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

/** A text of `content/pages` (BLOG-05). */
export const TextPage = observer(function TextPage({ screen }: { screen: TextPageScreen }) {
  const t = useTexts();
  const dates = useDates();
  const { page: text, name } = screen;
  if (!text) return null;
  return (
    <Base data-width="text">
      <PageHeading title={text.title} lead={name === 'coming-soon' ? undefined : text.description} />
      {name === 'coming-soon' && <OpenAlready />}
      <PageProse html={text.html} />
      {name === 'privacy-policy' && <ConsentChoice />}
      {name !== 'coming-soon' && <Updated>{t('text-updated', { day: dates.day(text.updated) })}</Updated>}
    </Base>
  );
});

const Actions = styled(Row)`
  margin-bottom: var(--space-10);
`;

/** Links to available pages, on "coming soon". */
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
