import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { IconButton } from '../actions/button.tsx';
import { CloseIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface ModalProps {
  open: boolean;
  /** Called by the close button, Escape and a press on the backdrop. */
  onClose: () => void;
  title?: string;
  /** Accessible name when no title is shown. */
  label?: string;
  size?: 'regular' | 'large';
  /** False disables the close button, Escape and the backdrop during work. */
  closable?: boolean;
  /** False hides the close button; Escape and the backdrop still close (ROOM-04). */
  closeButton?: boolean;
  children: ReactNode;
}

/** A modal on the native dialog element (MODAL-02), which traps the focus; this component restores it. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  label,
  size = 'regular',
  closable = true,
  closeButton = closable,
  children,
}: Omit<ModalProps, 'open'>) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const ask = () => closable && onClose();
  return (
    <dialog
      className={classNames('modal')}
      ref={dialog}
      data-size={size}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        ask();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) ask();
      }}
    >
      <div className={classNames('modal-panel')}>
        {title && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
      {closeButton && <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />}
    </dialog>
  );
}
