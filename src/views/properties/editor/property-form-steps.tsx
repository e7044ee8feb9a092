import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from '../../components/actions/link.tsx';
import { STEP_NAMES } from '../../../core/properties/property-steps.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { CheckIcon, WarningIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(${STEP_NAMES.length}, minmax(0, 1fr));
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
    & .step-name {
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

/** All steps as a line of progress; each leads to its step and says how it stands. */
export const PropertyFormSteps = observer(function PropertyFormSteps({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  return (
    <nav aria-label={t('property-form-steps')}>
      <Line>
        {STEP_NAMES.map((step) => {
          const state = screen.stateOf(step);
          return (
            <li key={step}>
              <Link
                to={screen.addressOf(step)}
                data-state={state}
                aria-current={step === screen.step ? 'step' : undefined}
              >
                <span>
                  {state === 'complete' && <CheckIcon />}
                  {state === 'wrong' && <WarningIcon />}
                  <span className="step-name">{t(`property-step-${step}`)}</span>
                  <VisuallyHidden as="span">, {t(`property-step-state-${state}`)}</VisuallyHidden>
                </span>
              </Link>
            </li>
          );
        })}
      </Line>
    </nav>
  );
});
