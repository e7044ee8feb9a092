import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PropertyFormScreen } from '../../view-models/homes/property-form-screen.ts';
import { Alert } from '../components/alert.tsx';
import { useTexts, type TextOf } from '../components/use-texts.ts';

/** All that was refused, in the order of the steps: it takes the focus, and each line leads to its field. */
export const PropertyFormErrors = observer(function PropertyFormErrors({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { refusal, refused } = screen.editor.form;
  const { summary } = screen.editor;
  const errors = summary ? screen.errors : [];
  useEffect(() => {
    if (summary) box.current?.focus();
  }, [summary, refused]);
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
                  {labelOf(name, t)}: {t(message)}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
});

/** Fields whose label has another key than `field-` and their name. */
const LABELS: Record<string, string> = {
  district_id: 'field-district',
  gpsCoordinates: 'field-coordinates',
  type: 'field-property-type',
  images: 'property-step-pictures',
  plan: 'plan-title',
  planMeta: 'plan-rooms',
  slots: 'slots-title',
  status: 'own-tabs',
};

function labelOf(name: string, t: TextOf): string {
  const [field = '', part] = name.split('.');
  if (field === 'billsMeta' && part) return t(`property-bill-${part}`);
  return t(LABELS[field] ?? `field-${field}`);
}
