import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { propertyFieldLabel } from './property-field-words.ts';

/** All that was refused, in the order of the steps: it takes the focus, and each line leads to its field. */
export const PropertyFormErrors = observer(function PropertyFormErrors({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { refusal, failedSubmits } = screen.editor.form;
  const { summary } = screen.editor;
  const errors = summary ? screen.errors : [];
  useEffect(() => {
    if (summary) box.current?.focus();
  }, [summary, failedSubmits]);
  if (errors.length === 0 && !refusal) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {refusal && <Alert kind="error">{t(refusal)}</Alert>}
      {errors.length > 0 && (
        <Alert kind="error" title={t('form-errors-title')}>
          <ul className="error-links">
            {errors.map(({ name, message, step }) => (
              <li key={name}>
                <a
                  href={step ? screen.addressOf(step) : `#field-${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    void screen.goToField(name);
                  }}
                >
                  {propertyFieldLabel(name, t)}: {t(message)}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
});
