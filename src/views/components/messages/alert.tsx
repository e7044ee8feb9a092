import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';
import { useEffect, useRef } from 'react';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon };

export interface AlertProps {
  kind?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message within the page. Errors are announced at once, others politely. */
export function Alert({ kind = 'info', title, children }: AlertProps) {
  const Mark = icons[kind];
  return (
    <div className={classNames('alert')} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Mark />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

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
