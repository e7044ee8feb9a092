import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface FocusOnChangeProps {
  /** Current state, such as "accepted". */
  state: string;
  children: ReactNode;
}

/**
 * Announces a state. When a press changes the state and removes its own button, the focus moves here, so that
 * screen readers read the new state.
 */
export function FocusOnChange({ state, children }: FocusOnChangeProps) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(state);
  const pressed = useRef<Element | null>(null);
  // Runs after each rendering, because a form or a modal that asked for confirmation closes after the change.
  useEffect(() => {
    const { activeElement, body } = document;
    if (before.current !== state) {
      before.current = state;
      pressed.current = activeElement;
    }
    const gone = pressed.current;
    const isStillThere = gone !== body && activeElement === gone;
    if (!gone || isStillThere || document.querySelector('dialog[open]')) return;
    pressed.current = null;
    if (activeElement === body && (gone === body || !gone.isConnected)) place.current?.focus();
  });
  return (
    <span ref={place} tabIndex={-1}>
      {children}
    </span>
  );
}
