import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { RoommatePostScreen } from '../../view-models/roommates/roommate-post-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { useAlive } from '../components/use-browser-value.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { lazySection } from '../components/load-part.ts';

/** Loads for signed-in people only. */
const PostForm = lazySection(() => import('./editor/post-form.tsx').then((module) => module.PostForm));

const Facts = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
  }
  & svg {
    margin-top: 0.2em;
    color: var(--colour-action);
  }
`;

const Narrow = styled(Panel)`
  max-width: var(--width-text);
`;

const FACTS = ['free', 'habits', 'messages', 'phone'] as const;

type Props = { screen: RoommatePostScreen };

/** Page to write an offer; visitors read what an offer is (MATE-04). */
export const RoommatePostPage = observer(function RoommatePostPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { editor } = screen;
  // The form loads after hydration.
  const isAlive = useAlive();
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('roommates-title'), to: links('Roommates') },
          { label: t('post-title-new') },
        ]}
      />
      <PageHeading title={t('post-title-new')} lead={t('post-lead')} />
      {editor ? (
        <Suspense fallback={<Waiting />}>{isAlive ? <PostForm editor={editor} /> : <Waiting />}</Suspense>
      ) : (
        <Welcome screen={screen} />
      )}
    </PageContainer>
  );
});

/** Placeholder as high as the first part of the form. */
function Waiting() {
  return (
    <Panel aria-busy="true">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="wide" />
      </Stack>
    </Panel>
  );
}

const Welcome = observer(function Welcome({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { isOtherAccount } = screen;
  return (
    <Narrow as="section" aria-label={t('post-how')}>
      <Stack gap="large">
        <Facts>
          {FACTS.map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {t(`post-fact-${fact}`)}
            </li>
          ))}
        </Facts>
        <p>{t(isOtherAccount ? 'post-other-account' : 'post-needs-login')}</p>
        <Row>
          {!isOtherAccount && <Button onClick={() => screen.signIn()}>{t('login')}</Button>}
          <LinkButton look={isOtherAccount ? 'primary' : 'quiet'} to={links('Roommates')}>
            {t('post-see-offers')}
          </LinkButton>
        </Row>
      </Stack>
    </Narrow>
  );
});
