import { useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';

/** What changed meanwhile. What was pressed is gone with the change, so the focus comes here. */
export function ChangeAlert({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind="warning">{text}</Alert>
    </div>
  );
}
