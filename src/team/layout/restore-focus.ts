import { useEffect } from 'react';

/** The focused element with its ancestors, the nearest first. */
type Place = { element: HTMLElement; ancestors: HTMLElement[] };

function placeOf(element: HTMLElement): Place {
  const ancestors: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    ancestors.push(one);
  return { element, ancestors };
}

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

/**
 * Restores the focus that the page has lost: to a button that was disabled while its request ran, or to the nearest
 * remaining ancestor of a removed element. Without it, the keyboard starts again at the top of the page.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let place: Place | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement && target !== document.body ? placeOf(target) : null;
    };
    /** A click beside all controls gives the focus up. */
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place?.element.contains(target)) place = null;
    };
    const restore = () => {
      if (place === null || document.activeElement !== document.body) return;
      const { element, ancestors } = place;
      if (element.isConnected) {
        if (!isDisabled(element)) element.focus({ preventScroll: true });
        return;
      }
      const remaining =
        ancestors.find(({ isConnected }) => isConnected) ?? document.getElementById('main-content');
      if (!remaining || remaining.id === 'root') return;
      if (!remaining.hasAttribute('tabindex')) {
        remaining.tabIndex = -1;
        remaining.style.outline = 'none';
      }
      remaining.focus({ preventScroll: true });
    };
    // Dialogs and forms move the focus themselves first.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
