import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../actions/button.tsx';
import { CloseIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

/** Id of the form; controls outside refer to it with `form`. */
export const FILTERS_ID = 'filters';
/** Id of the sheet; its button refers to it with `popoverTarget`. */
export const FILTER_SHEET_ID = 'filter-sheet';
const TITLE_ID = 'filter-sheet-title';
/** From this width on the filters are part of the page. */
const WIDE = '(min-width: 56rem)';

export interface FilterSheetProps {
  /** The list's address, for forms sent without a script. */
  action: string;
  /** Label of the button that closes the sheet, or sends the form without a script. */
  send: string;
  /** On wide screens: a side column with a heading; otherwise above the list. */
  aside?: boolean;
  children: ReactNode;
}

function close(sheet: HTMLElement | null): void {
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/**
 * Filters of a list: part of the page on wide screens, a modal dialog on phones. It is a popover, so it opens
 * without a script; the script makes the rest of the page inert.
 */
export function FilterSheet({ action, send, aside = false, children }: FilterSheetProps) {
  const t = useTexts();
  const sheet = useRef<HTMLDivElement>(null);
  const [isModal, setModal] = useState(false);
  const release = useRef<(() => void) | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const widened = () => wide.matches && close(sheet.current);
    wide.addEventListener('change', widened);
    return () => {
      wide.removeEventListener('change', widened);
      release.current?.();
    };
  }, []);
  return (
    <div
      className={classNames('filter-sheet')}
      id={FILTER_SHEET_ID}
      ref={sheet}
      popover="auto"
      role={isModal ? 'dialog' : 'group'}
      aria-modal={isModal || undefined}
      aria-labelledby={TITLE_ID}
      // Before closing, because the focus returns to the button, which must not be inert then.
      onBeforeToggle={({ newState, currentTarget }) => {
        release.current?.();
        release.current = newState === 'open' ? inertAround(currentTarget) : null;
        setModal(newState === 'open');
      }}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('button')?.focus();
      }}
    >
      <form
        id={FILTERS_ID}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          // Fields apply their text on blur.
          (document.activeElement as HTMLElement | null)?.blur();
          close(sheet.current);
        }}
      >
        <div className={classNames('filter-sheet-close')} data-sheet="">
          <IconButton
            icon={CloseIcon}
            label={t('close')}
            popoverTarget={FILTER_SHEET_ID}
            popoverTargetAction="hide"
          />
        </div>
        <h2 id={TITLE_ID} {...(!aside && { 'data-sheet': '' })}>
          {t('filters')}
        </h2>
        {children}
        <div className={classNames('filter-sheet-send')} data-sheet="send">
          <Button type="submit" wide>
            {send}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Makes the page outside an element inert. @returns a function that undoes it */
function inertAround(element: HTMLElement): () => void {
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
