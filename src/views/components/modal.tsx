import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from './use-texts.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

const Dialog = styled.dialog`
  width: min(34rem, 100vw - 2 * var(--space-4));
  max-width: none;
  max-height: min(100dvh - 2 * var(--space-4), 60rem);
  padding: 0;
  border: 0;
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-lg);
  overflow: hidden;
  &[data-size='large'] {
    width: min(72rem, 100vw - 2 * var(--space-4));
  }
  &[open] {
    display: flex;
    animation: uyut-rise var(--motion) var(--ease);
  }
  &::backdrop {
    background: var(--colour-veil);
  }
  @media (max-width: 36rem) {
    margin-bottom: 0;
    max-height: 92dvh;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    &,
    &[data-size] {
      width: 100%;
    }
  }
  & > button {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
  }
`;

const Panel = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: clamp(var(--space-5), 4vw, var(--space-8));
  & > h2 {
    margin: 0 var(--space-12) var(--space-5) 0;
    font-size: var(--text-xl);
    line-height: 1.3;
  }
`;

export interface ModalProps {
  open: boolean;
  /** Asked by the close button, Escape and a press on the backdrop. */
  onClose: () => void;
  title?: string;
  /** Names the modal for screen readers when it shows no title. */
  label?: string;
  size?: 'regular' | 'large';
  /** False: no close button, Escape or backdrop (work goes on). */
  closable?: boolean;
  /** False: no close button, while Escape and the backdrop still close it (ROOM-04). */
  closeButton?: boolean;
  children: ReactNode;
}

/** MODAL-02, on the browser's own dialog: it keeps the focus inside; here it also gives it back. */
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
    <Dialog
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
      <Panel>
        {title && <h2 id={titleId}>{title}</h2>}
        {children}
      </Panel>
      {closeButton && <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />}
    </Dialog>
  );
}
