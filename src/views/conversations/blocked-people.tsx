import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { MessagesScreen } from '../../view-models/conversations/messages-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

const Blocked = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-top: 1px solid var(--colour-line);
  }
  & li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Blocked people, with a button to unblock (TRUST-05). */
export const BlockedPeople = observer(function BlockedPeople({ screen }: { screen: MessagesScreen }) {
  const t = useTexts();
  const dates = useDates();
  const { blocked, unblocking } = screen;
  return (
    <Blocked>
      <summary>{t('blocked-people', { count: blocked.length })}</summary>
      <Hint>{t('blocked-people-text')}</Hint>
      <ul>
        {blocked.map((person) => {
          const name = person.name ?? t('conversation-gone');
          return (
            <li key={person.id}>
              <div>
                <strong>{name}</strong> <Hint>{t('blocked-since', { day: dates.moment(person.at) })}</Hint>
              </div>
              <Button
                look="secondary"
                size="small"
                busy={unblocking === person.id}
                aria-label={t('unblock-person', { name })}
                onClick={() => void screen.unblock(person)}
              >
                {t('unblock')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Blocked>
  );
});
