import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import type { HandoverScreen } from '../../view-models/plans/handover-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { PanelSkeleton } from '../components/messages/skeleton.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { lazySection } from '../components/load-part.ts';

type Props = { screen: HandoverScreen };

const HandoverForm = lazySection(() =>
  import('./handover/handover-form.tsx').then((module) => module.HandoverForm),
);

/** Handover protocols: a form, and earlier protocols. */
export const HandoverPage = observer(function HandoverPage({ screen }: Props) {
  const t = useTexts();
  return (
    <PageContainer sheets>
      <PageHeading title={t('handover-title')} lead={t('handover-lead')} />
      <Stack>
        {screen.made ? (
          <Made screen={screen} id={screen.made.id} />
        ) : screen.ready ? (
          <Suspense fallback={<PanelSkeleton isTall />}>
            <HandoverForm screen={screen} />
          </Suspense>
        ) : (
          <PanelSkeleton isTall />
        )}
        <List screen={screen} />
      </Stack>
    </PageContainer>
  );
});

function Made({ screen, id }: Props & { id: string }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind="success" title={t('handover-made')}>
        <Stack>
          <p>{t('handover-made-text')}</p>
          <Row>
            <Button size="small" onClick={() => void screen.download(id)}>
              {t('handover-download')}
            </Button>
            <Button look="secondary" size="small" onClick={() => screen.startAnew()}>
              {t('handover-new')}
            </Button>
          </Row>
        </Stack>
      </Alert>
    </div>
  );
}

/** Earlier protocols; they cannot be changed. */
const List = observer(function List({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  if (!screen.list || screen.list.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="handovers">
      <Stack>
        <h2 id="handovers">{t('handover-list')}</h2>
        <Stack as="ul" gap="small">
          {screen.list.map(({ id, direction, on, address }) => {
            const what = `${dates.day(on)}, ${address}`;
            return (
              <Row as="li" spread key={id}>
                <span>
                  {what} ({t(`handover-direction-${direction}`)})
                </span>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={t('handover-download-of', { what })}
                  onClick={() => void screen.download(id)}
                >
                  {t('handover-download')}
                </Button>
              </Row>
            );
          })}
        </Stack>
      </Stack>
    </Panel>
  );
});
