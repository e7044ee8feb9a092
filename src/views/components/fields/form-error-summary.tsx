import { useEffect, useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { Alert } from '../messages/alert.tsx';

export interface FormErrorSummaryProps {
  /** In the order of the fields; `id` as `fieldId` gives it. Empty: nothing shows. */
  errors: readonly { id: string; message: string }[];
}

/** All that is wrong in a form, above it: takes the focus when it appears, each line leads to its field. */
export function FormErrorSummary({ errors }: FormErrorSummaryProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="error" title={t('form-errors-title')}>
        <ul className="error-links">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
