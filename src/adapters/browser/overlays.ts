/** Open modals, menus and sheets; the last one is on top. */
function openOverlays(): HTMLElement[] {
  const isOpen = 'popover' in HTMLElement.prototype ? 'dialog[open], :popover-open' : 'dialog[open]';
  return [...document.querySelectorAll<HTMLElement>(isOpen)];
}

const isMarked = () => (window.history.state as { overlay?: boolean } | null)?.overlay === true;

/**
 * Makes "back" close the top overlay before it leaves the page. An opened overlay adds a history entry. It
 * has the address and the state of its page, so that the router sees no change. If the overlay is closed in
 * another way, the entry stays, and "back" skips it.
 */
export class Overlays {
  /**
   * True if the current entry belongs to an overlay. At `popstate` the browser has already left the entry.
   */
  private marked = isMarked();
  private address = window.location.href;

  constructor() {
    const opened = () => this.mark();
    new MutationObserver(opened).observe(document, { attributeFilter: ['open'], subtree: true });
    // The event does not bubble.
    document.addEventListener('toggle', opened, true);
    window.addEventListener('popstate', () => this.closeTop());
  }

  /** Marks the entry of a new page if an overlay stays open, such as a sheet of filters. */
  changedPage(): void {
    this.marked = isMarked();
    this.address = window.location.href;
    setTimeout(() => this.mark());
  }

  private closeTop(): void {
    const isLeft = this.marked && !isMarked() && this.address === window.location.href;
    this.marked = isMarked();
    if (!isLeft) return;
    const top = openOverlays().at(-1);
    if (!top) {
      window.history.back();
      return;
    }
    if (top instanceof HTMLDialogElement) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else top.hidePopover();
    // Another overlay may be open below it, or this one cannot be closed now.
    setTimeout(() => this.mark());
  }

  private mark(): void {
    if (isMarked() || openOverlays().length === 0) return;
    window.history.pushState({ ...(window.history.state as object | null), overlay: true }, '');
    this.marked = true;
  }
}
