/** Moves the focus from a button that disappears with its list item to the neighbour's button. */
export function focusNeighbour(button: Element): void {
  const place = button.closest('li') ?? button;
  const neighbour = place.nextElementSibling ?? place.previousElementSibling;
  const heir = neighbour?.matches('button')
    ? neighbour
    : [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  if (heir instanceof HTMLElement) heir.focus();
}
