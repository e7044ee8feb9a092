import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';

/** Id of the form, which controls outside of it name as their `form`. */
export const FILTERS_ID = 'filters';
/** Id of the sheet, which its button names as its `popoverTarget`. */
export const FILTER_SHEET_ID = 'filter-sheet';
const TITLE_ID = 'filter-sheet-title';
/** From here on the filters are a part of the page. */
const WIDE = '(min-width: 56rem)';

/** Opens the sheet as a modal dialog; without a script the button opens it as a popover. */
export function openFilterSheet(event: MouseEvent): void {
  const sheet = document.getElementById(FILTER_SHEET_ID);
  if (!(sheet instanceof HTMLDialogElement) || sheet.open) return;
  event.preventDefault();
  sheet.showModal();
}

export interface FilterSheetProps {
  /** The list's own address, for the form that is sent without a script. */
  action: string;
  /** Text of the button that leads back to the list, or sends the form without a script. */
  send: string;
  /** On a wide screen it stands at the list's side and keeps its heading; else above the list, without one. */
  aside?: boolean;
  children: ReactNode;
}

/** The filters of a list: on a wide screen a part of the page, on a phone a modal dialog that the `ResultsBar` opens. */
export function FilterSheet({ action, send, aside = false, children }: FilterSheetProps) {
  const t = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  const close = () => {
    const { current } = sheet;
    if (current?.open) current.close();
    else if (current?.matches(':popover-open')) current.hidePopover();
  };
  useEffect(() => {
    const opened = new MutationObserver(() => setModal(sheet.current?.open ?? false));
    if (sheet.current) opened.observe(sheet.current, { attributeFilter: ['open'] });
    const wide = window.matchMedia(WIDE);
    const widened = () => wide.matches && sheet.current?.open && sheet.current.close();
    wide.addEventListener('change', widened);
    return () => {
      opened.disconnect();
      wide.removeEventListener('change', widened);
    };
  }, []);
  return (
    <dialog
      className="filter-sheet"
      id={FILTER_SHEET_ID}
      ref={sheet}
      popover="auto"
      {...(!isModal && { role: 'group' })}
      aria-labelledby={TITLE_ID}
      // "Back" on a phone asks by this event, too.
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <form
        id={FILTERS_ID}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          // What was typed counts when its field is left.
          (document.activeElement as HTMLElement | null)?.blur();
          close();
        }}
      >
        <div className="filter-sheet-close" data-sheet="">
          <IconButton
            icon={CloseIcon}
            label={t('close')}
            popoverTarget={FILTER_SHEET_ID}
            popoverTargetAction="hide"
            onClick={close}
          />
        </div>
        <h2 id={TITLE_ID} {...(!aside && { 'data-sheet': '' })}>
          {t('filters')}
        </h2>
        {children}
        <div className="filter-sheet-send" data-sheet="send">
          <Button type="submit" wide>
            {send}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
