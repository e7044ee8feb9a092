import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons.tsx';

const List = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    padding-bottom: var(--space-6);
    color: var(--colour-ink-soft);
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: var(--space-8) auto 0 calc(var(--space-4) - 1px);
    border-left: 2px solid var(--colour-line);
  }
  & > li[data-state='done']::before {
    border-color: var(--colour-action);
  }
  & > li > span {
    display: grid;
    place-items: center;
    width: var(--space-8);
    height: var(--space-8);
    border: 2px solid var(--colour-line-strong);
    border-radius: 50%;
    font-size: var(--text-xs);
  }
  & > li[data-state='done'] > span,
  & > li[data-state='stopped'] > span {
    border-color: var(--colour-action);
    background: var(--colour-action);
    color: var(--colour-on-action);
  }
  & > li[data-state='stopped'] > span {
    border-color: var(--colour-danger);
    background: var(--colour-danger);
    color: var(--colour-on-danger);
  }
  & > li[aria-current] > span {
    border: 0.625rem solid var(--colour-action);
    background: var(--colour-surface);
  }
  & strong {
    display: block;
    color: var(--colour-ink);
    line-height: var(--space-8);
  }
  & > li[data-state='next'] strong {
    color: inherit;
    font-weight: var(--weight-regular);
  }
  & time {
    font-size: var(--text-sm);
  }
`;

export interface TimelineItem {
  title: ReactNode;
  state: 'done' | 'current' | 'next' | 'stopped';
  /** Moment in ISO 8601, and formatted. */
  dateTime?: string;
  time?: string;
  text?: ReactNode;
}

/** Events in order: the history of an order, next steps. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={index} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
          <span>
            {item.state === 'done' && <CheckIcon />}
            {item.state === 'stopped' && <CloseIcon />}
          </span>
          <div>
            <strong>{item.title}</strong>
            {item.time && <time dateTime={item.dateTime}>{item.time}</time>}
            {item.text && <p>{item.text}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}
