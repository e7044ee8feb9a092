import { useEffect, useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { Alert } from '../messages/alert.tsx';

export type FormError = {
  /** As `fieldId` gives it. */
  id: string;
  message: string;
  /** Where a field of another page stands, and the way to it. */
  href?: string;
  onFollow?: () => void;
};

export interface FormErrorSummaryProps {
  /** Why the form was refused as a whole. */
  refusal?: string | false | null;
  /** In the order of the fields. */
  errors: readonly FormError[];
}

/** All that is wrong in a form, above it: takes the focus when it is made, each line leads to its field. */
export function FormErrorSummary({ refusal, errors }: FormErrorSummaryProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const shown = Boolean(refusal) || errors.length > 0;
  useEffect(() => box.current?.focus(), []);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {errors.length > 0 && (
        <Alert kind="error" title={t('form-errors-title')}>
          <ul className="error-links">
            {errors.map(({ id, message, href = `#${id}`, onFollow }) => (
              <li key={id}>
                <a
                  href={href}
                  onClick={(event) => {
                    event.preventDefault();
                    if (onFollow) onFollow();
                    else document.getElementById(id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
