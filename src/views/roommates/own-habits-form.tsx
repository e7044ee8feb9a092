import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { HABIT_NAMES, HABIT_WORDS } from '../../core/roommates/habits.ts';
import type { HabitName } from '../../core/roommates/habits.ts';
import type { OwnHabits } from '../../view-models/roommates/own-habits.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Columns, Panel, Row, Stack } from '../components/layout.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Hidden without a script, because habits are stored in the browser. */
const Own = styled(Panel)`
  margin-bottom: var(--space-5);
  /* Compact while it is folded. */
  &:has([aria-expanded='false']) {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The reader's habits, for the match shown with each offer. */
export const OwnHabitsForm = observer(function OwnHabitsForm({ own }: { own: OwnHabits }) {
  const t = useTexts();
  const { isOpen, isSaid } = own;
  return (
    <Own as="section" aria-label={t('own-habits-title')}>
      <Stack gap="small">
        <Row>
          <Button
            look="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls="own-habits"
            onClick={() => own.setOpen(!isOpen)}
          >
            {t(isSaid ? 'own-habits-change' : 'own-habits-say')}
          </Button>
          {!isOpen && <Hint>{t('own-habits-why')}</Hint>}
        </Row>
        <div id="own-habits" hidden={!isOpen}>
          <Stack gap="small">
            <Columns>
              {HABIT_NAMES.map((name) => (
                <Habit key={name} own={own} name={name} />
              ))}
            </Columns>
            <Hint>{t('own-habits-kept')}</Hint>
          </Stack>
        </div>
      </Stack>
    </Own>
  );
});

const Habit = observer(function Habit<Name extends HabitName>({ own, name }: { own: OwnHabits; name: Name }) {
  const t = useTexts();
  const words: readonly string[] = HABIT_WORDS[name];
  return (
    <SelectField
      name={`own-${name}`}
      label={t<string>(`habit-${name}`)}
      unmarked
      placeholder={t('own-habit-unsaid')}
      options={words.map((word) => ({ value: word, label: t<string>(`habit-${name}-${word}`) }))}
      value={own.habits[name]}
      onValue={(word) => own.set(name, word as (typeof own.habits)[Name])}
    />
  );
});
