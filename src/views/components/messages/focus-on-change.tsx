import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface FocusOnChangeProps {
  /** How something stands. */
  state: string;
  children: ReactNode;
}

/**
 * Says how something stands. Where a press has changed that and taken its own button away, the focus goes on from here, so that the new
 * state is read aloud and nobody begins at the top of the page again.
 */
export function FocusOnChange({ state, children }: FocusOnChangeProps) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(state);
  const pressed = useRef<Element | null>(null);
  // With each rendering: a form or a modal that asked first is closed after the change.
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
