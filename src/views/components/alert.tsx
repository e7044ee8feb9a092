import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon };

const Base = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--back);
  color: var(--colour-ink);
  --back: var(--colour-sunken);
  --mark: var(--colour-ink-soft);
  & > svg {
    margin-top: 0.15em;
    color: var(--mark);
  }
  & strong {
    display: block;
  }
  &[data-kind='success'] {
    --back: var(--colour-action-soft);
    --mark: var(--colour-action);
  }
  &[data-kind='warning'] {
    --back: var(--colour-terracotta-soft);
    --mark: var(--colour-terracotta);
  }
  &[data-kind='error'] {
    --back: var(--colour-danger-soft);
    --mark: var(--colour-danger);
  }
`;

export interface AlertProps {
  kind?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message within the page; errors are announced at once, the others when the reader pauses. */
export function Alert({ kind = 'info', title, children }: AlertProps) {
  const Mark = icons[kind];
  return (
    <Base data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Mark />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Base>
  );
}
