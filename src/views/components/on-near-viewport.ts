/** Margin around the window within which an element counts as near. */
const NEAR = '50% 0px';
/** Screen readers may send a click without a pointer event. */
const PRESSES = ['pointerdown', 'keydown', 'click'];

/**
 * Calls back once: when the element comes near the window, on any press, or at once without an element.
 * @returns a function that cancels it
 */
export function onNearViewport(element: Element | null, wanted: () => void): () => void {
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
