/**
 * Makes the rest of the page inert, so that focus and screen readers stay in the element.
 * @returns a function that reverses it
 */
export function inertAround(element: HTMLElement): () => void {
  const made: Element[] = [];
  for (let inside: Element = element; inside.parentElement; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || other.hasAttribute('inert') || /^(SCRIPT|STYLE|HEAD)$/.test(other.tagName))
        continue;
      other.setAttribute('inert', '');
      made.push(other);
    }
  }
  return () => {
    for (const other of made) other.removeAttribute('inert');
  };
}
