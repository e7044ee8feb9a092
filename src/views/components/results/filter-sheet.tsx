import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';

/** What opens the sheet names it as its `popoverTarget`, what stands outside and goes with it as its `form`. */
export const FILTERS_ID = 'filters';

export interface FilterSheetProps {
  /** The list's own address, for the form that is sent without a script. */
  action: string;
  /** What the button says that leads back to the list, or sends the form without a script. */
  send: string;
  /** On a wide screen it stands at the list's side and keeps its heading; else above the list, without one. */
  aside?: boolean;
  children: ReactNode;
}

/**
 * The filters of a list: on a wide screen a part of the page, on a phone a sheet that its `ResultsBar` opens. A plain
 * form before any script, and a popover, which opens and closes without one.
 */
export function FilterSheet({ action, send, aside = false, children }: FilterSheetProps) {
  const t = useTexts();
  return (
    <form
      className="filter-sheet"
      id={FILTERS_ID}
      popover="auto"
      action={action}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        // What was typed counts when its field is left.
        (document.activeElement as HTMLElement | null)?.blur();
        if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
      }}
    >
      <div className="filter-sheet-close" data-sheet="">
        <IconButton
          icon={CloseIcon}
          label={t('close')}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <h2 {...(!aside && { 'data-sheet': '' })}>{t('filters')}</h2>
      {children}
      <div className="filter-sheet-send" data-sheet="send">
        <Button type="submit" wide>
          {send}
        </Button>
      </div>
    </form>
  );
}
