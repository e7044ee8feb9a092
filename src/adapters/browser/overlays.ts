/** Open modals, menus and sheets; the last one is on top. */
function openOverlays(): HTMLElement[] {
  const isOpen = 'popover' in HTMLElement.prototype ? 'dialog[open], :popover-open' : 'dialog[open]';
  return [...document.querySelectorAll<HTMLElement>(isOpen)];
}

const isMarked = () => (window.history.state as { overlay?: boolean } | null)?.overlay === true;

/**
 * Lets "back" close the top overlay before it leaves the page. An overlay that opens adds a history entry with the same
 * address. Closed in another way it leaves the entry, which "back" then skips.
 */
export class Overlays {
  /** The entry that the browser was at; it has left it already when it tells. */
  private marked = isMarked();

  constructor() {
    const opened = () => this.mark();
    new MutationObserver(opened).observe(document, { attributeFilter: ['open'], subtree: true });
    // It does not bubble.
    document.addEventListener('toggle', opened, true);
  }

  /** Puts the next page in the place of the overlay's entry, where there is one. */
  push(state: object, url: string): void {
    if (isMarked()) window.history.replaceState(state, '', url);
    else window.history.pushState(state, '', url);
    this.marked = false;
    // A sheet of filters stays open over the page that it asks for.
    setTimeout(() => this.mark());
  }

  /** Whether the step back was for an overlay, and no page is to be shown. */
  takesBack(): boolean {
    const was = this.marked;
    this.marked = isMarked();
    if (!was || this.marked) return false;
    const top = openOverlays().at(-1);
    if (!top) {
      window.history.back();
      return true;
    }
    if (top instanceof HTMLDialogElement) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else top.hidePopover();
    // Another one below it, or one that can't be closed now.
    setTimeout(() => this.mark());
    return true;
  }

  private mark(): void {
    if (isMarked() || openOverlays().length === 0) return;
    window.history.pushState({ ...(window.history.state as object | null), overlay: true }, '');
    this.marked = true;
  }
}
