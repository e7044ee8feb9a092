/** How far below or above the window something is near to it, in heights of the window. */
const NEAR = '50% 0px';
/** A click may come alone: a screen reader presses without a pointer. */
const PRESSES = ['pointerdown', 'keydown', 'click'];

/**
 * Calls back once: when the element comes near the window, or somebody presses anything, which what is not on the screen
 * may belong to; at once where there is nothing to come near. @returns what ends the waiting
 */
export function whenWanted(element: Element | null, wanted: () => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    wanted();
    return () => {};
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: NEAR },
  );
  const end = () => {
    watcher.disconnect();
    for (const type of PRESSES) window.removeEventListener(type, come, true);
  };
  const come = () => {
    end();
    wanted();
  };
  watcher.observe(element);
  for (const type of PRESSES) window.addEventListener(type, come, true);
  return end;
}
