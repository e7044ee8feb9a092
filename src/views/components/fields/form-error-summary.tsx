import { useEffect, useRef } from 'react';
import { useTexts } from '../use-texts.ts';
import { Alert } from '../messages/alert.tsx';
import { classNames } from '../class-names.tsx';

export type FormError = {
  /** Result of `fieldId`. */
  id: string;
  message: string;
  /** Address of a field on another page. */
  href?: string;
  onFollow?: () => void;
};

export interface FormErrorSummaryProps {
  refusal?: string | false | null;
  errors: readonly FormError[];
}

/**
 * All errors of a form, above it, in the order of its fields. It takes the focus once; each line leads to its
 * field.
 */
export function FormErrorSummary({ refusal, errors }: FormErrorSummaryProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const shown = Boolean(refusal) || errors.length > 0;
  const hadFocus = useRef(false);
  useEffect(() => {
    // Takes the focus only once: later errors must not interrupt typing.
    if (!shown || hadFocus.current) return;
    hadFocus.current = true;
    box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {errors.length > 0 && (
        <Alert kind="error" title={t('form-errors-title')}>
          <ul className={classNames('error-links')}>
            {inOrderOfFields(errors).map(({ id, message, href = `#${id}`, onFollow }) => (
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

/** Sorts errors as their fields appear; fields of other pages come last. */
function inOrderOfFields(errors: readonly FormError[]): readonly FormError[] {
  if (typeof document === 'undefined') return errors;
  const places = errors.map((error) => ({ error, field: document.getElementById(error.id) }));
  const here = places
    .flatMap(({ error, field }) => (field ? [{ error, field }] : []))
    .toSorted((one, other) =>
      one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  return [...here, ...places.filter(({ field }) => !field)].map(({ error }) => error);
}
