/** Open modals, menus and sheets; the last one is on top. */
function openOverlays(): HTMLElement[] {
  const isOpen = 'popover' in HTMLElement.prototype ? 'dialog[open], :popover-open' : 'dialog[open]';
  return [...document.querySelectorAll<HTMLElement>(isOpen)];
}

const isMarked = () => (window.history.state as { overlay?: boolean } | null)?.overlay === true;

/**
 * Lets "back" close the top overlay before it leaves the page. An overlay that opens adds a history entry with the
 * address and the state of its page, so that the router sees no change. An overlay that is closed in another way leaves
 * the entry, which "back" then skips.
 */
export class Overlays {
  /** Marks the present entry as an overlay's. When `popstate` is fired, the browser has left the entry already. */
  private marked = isMarked();
  private address = window.location.href;

  constructor() {
    const opened = () => this.mark();
    new MutationObserver(opened).observe(document, { attributeFilter: ['open'], subtree: true });
    // It does not bubble.
    document.addEventListener('toggle', opened, true);
    window.addEventListener('popstate', () => this.closeTop());
  }

  /** Marks the entry of a new page over which an overlay stays open, such as a sheet of filters. */
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
    // Another overlay may be open below it, or this one can't be closed now.
    setTimeout(() => this.mark());
  }

  private mark(): void {
    if (isMarked() || openOverlays().length === 0) return;
    window.history.pushState({ ...(window.history.state as object | null), overlay: true }, '');
    this.marked = true;
  }
}
