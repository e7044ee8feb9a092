import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HomeIcon, type Icon } from './icons.tsx';

const Base = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: clamp(var(--space-8), 6vw, var(--space-20)) var(--space-4);
  text-align: center;
  & > p {
    max-width: 36rem;
    color: var(--colour-ink-soft);
  }
  & > h2 {
    font-size: var(--text-xl);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  margin-bottom: var(--space-2);
  border-radius: 48% 52% 50% 50% / 55% 52% 48% 45%;
  background: var(--colour-rose-soft);
  color: var(--colour-rose);
  font-size: 2rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

export interface EmptyStateProps {
  icon?: Icon;
  title: ReactNode;
  text?: ReactNode;
  /** One main button or link, and at most one quiet one. */
  action?: ReactNode;
}

/** Nothing here yet, nothing found, no connection: says why and what to do next. */
export function EmptyState({ icon: Picture = HomeIcon, title, text, action }: EmptyStateProps) {
  return (
    <Base>
      <Mark>
        <Picture />
      </Mark>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <Actions>{action}</Actions>}
    </Base>
  );
}
