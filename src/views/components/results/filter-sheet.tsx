import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';
import { classNames } from '../class-names.tsx';

/** Id of the form, which controls outside of it name as their `form`. */
export const FILTERS_ID = 'filters';
/** Id of the sheet, which its button names as its `popoverTarget`. */
export const FILTER_SHEET_ID = 'filter-sheet';
const TITLE_ID = 'filter-sheet-title';
/** At this width the filters are part of the page. */
const WIDE = '(min-width: 56rem)';

export interface FilterSheetProps {
  /** The list's own address, for the form that is sent without a script. */
  action: string;
  /** Text of the button that leads back to the list, or sends the form without a script. */
  send: string;
  /** On a wide screen it stands at the list's side and keeps its heading; else above the list, without one. */
  aside?: boolean;
  children: ReactNode;
}

function close(sheet: HTMLElement | null): void {
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/**
 * The filters of a list: on a wide screen a part of the page, on a phone a modal dialog that the `ResultsBar` opens. A
 * popover, which opens and closes without a script; the script makes the page behind it inert.
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
      // Before it closes: the focus goes back to the button, which must not be inert then.
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
          // A field applies its text on blur.
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
