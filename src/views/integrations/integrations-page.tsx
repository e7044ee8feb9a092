import { observer } from 'mobx-react-lite';
import type { IntegrationsScreen } from '../../view-models/integrations/integrations-screen.ts';
import { Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { ApiKeySection } from './api-key-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { WebhookSection } from './webhook-section.tsx';

/** Connections of the vendor's own programs (SHIP-12). */
export const IntegrationsPage = observer(function IntegrationsPage({
  screen,
}: {
  screen: IntegrationsScreen;
}) {
  const t = useTexts();
  return (
    <ProfileFrame>
      <PageHeading title={t('integrations-title')} lead={t('integrations-lead')} />
      <Stack gap="large">
        <p>
          <a href="/api/documentation">{t('integrations-documentation')}</a>
        </p>
        <ApiKeySection editor={screen.keys} />
        <FeedSection editor={screen.feed} />
        <WebhookSection editor={screen.webhooks} />
      </Stack>
    </ProfileFrame>
  );
});
