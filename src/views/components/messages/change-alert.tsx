import { useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';

/** Reports a change by somebody else. It takes the focus, because the pressed button is gone. */
export function ChangeAlert({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind="warning">{text}</Alert>
    </div>
  );
}
