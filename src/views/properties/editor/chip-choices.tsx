import styled from '@emotion/styled';
import { useId } from 'react';
import { CheckIcon } from '../../components/icons.tsx';

const Group = styled.fieldset`
  & > legend {
    margin-bottom: var(--space-3);
    font-weight: var(--weight-strong);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-1) var(--space-4);
  border: 1.5px solid var(--colour-line-strong);
  border-radius: var(--radius-round);
  background: var(--colour-surface);
  font-size: var(--text-sm);
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    display: none;
  }
  &:has(:checked) {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
    color: var(--colour-action-strong);
    font-weight: var(--weight-strong);
    & > svg {
      display: block;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colour-focus);
    outline-offset: 2px;
  }
`;

/** Several choices as checkboxes with the look of chips. */
export function ChipChoices<Word extends string>({
  title,
  words,
  chosen,
  labelOf,
  onChange,
}: {
  title: string;
  words: readonly Word[];
  chosen: readonly Word[];
  labelOf: (word: Word) => string;
  onChange: (chosen: Word[]) => void;
}) {
  const id = useId();
  return (
    <Group>
      <legend>{title}</legend>
      <div>
        {words.map((word) => (
          <Chip key={word}>
            <input
              type="checkbox"
              name={id}
              checked={chosen.includes(word)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, word] : chosen.filter((one) => one !== word))
              }
            />
            <CheckIcon />
            {labelOf(word)}
          </Chip>
        ))}
      </div>
    </Group>
  );
}
