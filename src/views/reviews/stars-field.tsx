import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { STARS } from '../../core/reviews/review.ts';
import type { Stars as StarsGiven } from '../../core/reviews/review.ts';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useField } from '../forms/form-context.tsx';
import { Stars } from './stars.tsx';

const Choice = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
`;

/** Choice of stars with the meaning of each. */
export const StarsField = observer(function StarsField() {
  const t = useTexts();
  const { value, onValue, onBlur: _, ...field } = useField<StarsGiven | null>({ name: 'stars' });
  return (
    <RadioGroup
      {...field}
      required
      options={STARS.map((stars) => ({
        value: String(stars),
        label: (
          <Choice>
            <Stars value={stars} />
            {t(`stars-${stars}`)}
          </Choice>
        ),
      }))}
      value={value === null ? null : String(value)}
      onValue={(chosen) => onValue(STARS.find((stars) => String(stars) === chosen) ?? null)}
    />
  );
});
