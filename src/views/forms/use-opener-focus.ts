import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the ref of the button that opens an inline form. The button takes the focus when the form closes,
 * unless something else has it.
 */
export function useOpenerFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasOpen.current && !isOpen && activeElement === body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
