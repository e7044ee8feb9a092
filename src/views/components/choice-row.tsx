import styled from '@emotion/styled';

/** A label around a checkbox or a radio button, 44 px high. */
export const ChoiceRow = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  cursor: pointer;
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
  & > input[aria-invalid] {
    outline: 2px solid var(--colour-danger);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--colour-ink-soft);
    cursor: not-allowed;
  }
  &[data-framed] {
    padding: var(--space-3) var(--space-4);
    border: 1.5px solid var(--colour-line);
    border-radius: var(--radius);
    background: var(--colour-surface);
    transition: border-color var(--motion-quick);
    &:hover {
      border-color: var(--colour-line-strong);
    }
    &:has(:checked) {
      border-color: var(--colour-action);
      background: var(--colour-action-soft);
    }
  }
  @media (hover: hover) {
    &:not([data-framed]):hover {
      color: var(--colour-action);
    }
  }
`;
