import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { IconButton } from '../actions/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface NotificationBoxProps {
  kind: 'success' | 'error' | 'loading';
  message: ReactNode;
  /** Shows a close button in the box; a Modal has its own. */
  onClose?: () => void;
}

/** A one-sentence notification (MODAL-03). Errors are announced at once, others politely. */
export function NotificationBox({ kind, message, onClose }: NotificationBoxProps) {
  const t = useTexts();
  return (
    <div
      className={classNames('notification')}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-busy={kind === 'loading'}
    >
      <span className={classNames('notification-mark')} data-kind={kind}>
        {kind === 'success' && <CheckIcon />}
        {kind === 'error' && <WarningIcon />}
      </span>
      <p>{message}</p>
      {onClose && <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />}
    </div>
  );
}
