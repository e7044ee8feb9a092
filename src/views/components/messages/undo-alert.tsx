import { useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { Button } from '../actions/button.tsx';
import { Row } from '../layout.tsx';
import { useTexts } from '../use-texts.ts';

export interface UndoAlertProps {
  /** The removed record; another one takes the focus again. */
  of: object;
  text: string;
  onUndo: () => void;
}

/** Offers to undo a removal; it takes the focus of the removed element. */
export function UndoAlert({ of: removed, text, onUndo }: UndoAlertProps) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <Alert>
      <Row spread>
        {text}
        <Button ref={button} look="secondary" size="small" onClick={onUndo}>
          {t('undo-remove')}
        </Button>
      </Row>
    </Alert>
  );
}
