import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { HabitVerdict } from '../../core/roommates/match.ts';
import type { RoommateOffer } from '../../core/roommates/roommate-offer.ts';
import type { RoommateOfferScreen } from '../../view-models/roommates/roommate-offer-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Panel, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { OwnHabitsForm } from './own-habits-form.tsx';

const Parts = styled.ul`
  display: grid;
  gap: var(--space-2);
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
`;

const LOOK: Record<HabitVerdict, 'good' | 'plain' | 'warning'> = {
  same: 'good',
  near: 'plain',
  far: 'warning',
};

/** Match of the reader's habits with this home, habit by habit. */
export const OfferMatch = observer(function OfferMatch(props: {
  screen: RoommateOfferScreen;
  offer: RoommateOffer;
}) {
  const t = useTexts();
  const { screen, offer } = props;
  const { match, ownHabits } = screen;
  if (screen.isOwn) return null;
  return (
    <Stack>
      {match && (
        <Panel as="section" aria-label={t('match-title')}>
          <Stack gap="small">
            <h2>{t('match-percent', { percent: match.percent })}</h2>
            <p>{t('match-explained', { count: match.parts.length })}</p>
            <Parts>
              {match.parts.map(({ habit, verdict }) => (
                <li key={habit}>
                  <span>
                    {t(`habit-${habit}`)}: {t<string>(`habit-${habit}-${offer.habits[habit]}`)}
                  </span>
                  <Badge look={LOOK[verdict]}>{t(`habit-verdict-${verdict}`)}</Badge>
                </li>
              ))}
            </Parts>
          </Stack>
        </Panel>
      )}
      <OwnHabitsForm own={ownHabits} />
    </Stack>
  );
});
