import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { CheckIcon, WarningIcon } from './icons.tsx';
import { useTexts } from './use-texts.ts';
import { VisuallyHidden } from './accessibility.tsx';

const classes = {
  stepName: 'step-name',
} as const;

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-1);
  & a {
    --mark: var(--colour-line-strong);
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-height: var(--target);
    padding-top: var(--space-3);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    line-height: 1.3;
    text-decoration: none;
    &::before {
      content: '';
      height: 0.375rem;
      border-radius: var(--radius-round);
      background: var(--mark);
      opacity: 0.45;
    }
    & > span {
      display: flex;
      gap: var(--space-1);
    }
    & svg {
      flex: none;
      margin-top: 0.15em;
      color: var(--mark);
    }
  }
  & a[data-state='complete'] {
    --mark: var(--colour-action);
    &::before {
      opacity: 1;
    }
  }
  & a[data-state='wrong'] {
    --mark: var(--colour-danger);
    &::before {
      opacity: 1;
    }
  }
  & a[aria-current] {
    color: var(--colour-ink);
    font-weight: var(--weight-strong);
    &::before {
      opacity: 1;
      outline: 2px solid var(--mark);
    }
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--colour-action);
    }
  }
  @media (max-width: 47.99rem) {
    & a {
      justify-items: center;
      &::before {
        width: 100%;
      }
    }
    & .${classes.stepName} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & svg {
      margin: 0;
    }
  }
  @media (min-width: 48rem) and (max-width: 83.99rem) {
    & a {
      font-size: var(--text-xs);
    }
  }
`;

export type LineStep = {
  name: string;
  label: string;
  to: string;
  state: 'open' | 'complete' | 'wrong' | 'optional';
  isCurrent: boolean;
};

/** Steps of a long form with links and states. */
export function StepLine({ label, steps }: { label: string; steps: readonly LineStep[] }) {
  const t = useTexts();
  return (
    <nav aria-label={label}>
      <Line>
        {steps.map(({ name, label: text, to, state, isCurrent }) => (
          <li key={name}>
            <Link to={to} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
              <span>
                {state === 'complete' && <CheckIcon />}
                {state === 'wrong' && <WarningIcon />}
                <span className={classes.stepName}>{text}</span>
                <VisuallyHidden as="span">, {t(`step-state-${state}`)}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </Line>
    </nav>
  );
}
