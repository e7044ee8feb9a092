/** A button that is about to leave with its place in a list hands the focus to its neighbour's. */
export function focusNeighbour(button: Element): void {
  const place = button.closest('li') ?? button;
  const neighbour = place.nextElementSibling ?? place.previousElementSibling;
  const heir = neighbour?.matches('button')
    ? neighbour
    : [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  if (heir instanceof HTMLElement) heir.focus();
}
