import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

/** Between one's own offers and the messages. */
export function RoommateTabs({ current, unread }: { current: 'offers' | 'messages'; unread: number }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <SegmentedLinks
      label={t('roommate-tabs')}
      items={[
        { to: links('AdminRoommates'), label: t('roommate-tab-offers'), current: current === 'offers' },
        {
          to: links('AdminMessages'),
          label: unread > 0 ? t('roommate-tab-messages-new', { count: unread }) : t('roommate-tab-messages'),
          current: current === 'messages',
        },
      ]}
    />
  );
}
