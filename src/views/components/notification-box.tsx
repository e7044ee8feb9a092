import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTexts } from './use-texts.ts';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';

const Base = styled.div`
  --mark: var(--colour-action);
  --back: var(--colour-action-soft);
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--target);
  & > p {
    flex: 1;
    min-width: 0;
  }
  &[data-kind='error'] {
    --mark: var(--colour-danger);
    --back: var(--colour-danger-soft);
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: 50%;
  background: var(--back);
  color: var(--mark);
  &[data-kind='loading'] {
    border: 3px solid var(--colour-line);
    border-top-color: var(--colour-action);
    background: none;
    animation: uyut-turn 0.9s linear infinite;
  }
`;

export interface NotificationBoxProps {
  kind: 'success' | 'error' | 'loading';
  message: ReactNode;
  /** Present where the box itself carries the close button; inside a Modal the modal has its own. */
  onClose?: () => void;
}

/** MODAL-03: what happened, in one sentence. Errors interrupt the screen reader, the others wait. */
export function NotificationBox({ kind, message, onClose }: NotificationBoxProps) {
  const t = useTexts();
  return (
    <Base data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} aria-busy={kind === 'loading'}>
      <Mark data-kind={kind}>
        {kind === 'success' && <CheckIcon />}
        {kind === 'error' && <WarningIcon />}
      </Mark>
      <p>{message}</p>
      {onClose && <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />}
    </Base>
  );
}
