import { observer } from 'mobx-react-lite';
import type { Habits } from '../../core/roommates/habits.ts';
import type { OwnHabits } from '../../view-models/roommates/own-habits.ts';
import { Badge } from '../components/messages/badge.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Match of the reader's habits with a home's; renders nothing with too few answers. */
export const MatchFigure = observer(function MatchFigure({ own, home }: { own: OwnHabits; home: Habits }) {
  const t = useTexts();
  const match = own.matchWith(home);
  if (!match) return null;
  return (
    <Badge look={match.percent >= 75 ? 'good' : 'plain'}>
      {t('match-percent', { percent: match.percent })}
    </Badge>
  );
});
