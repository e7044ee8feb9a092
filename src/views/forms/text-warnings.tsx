import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { publishedTextWarnings } from '../../core/shared/published-text-warnings.ts';
import type { PublishedText } from '../../core/shared/published-text-warnings.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext } from './form-context.tsx';

type Props = { kind: PublishedText; names: readonly string[] };

/** Warns the author about text that readers will be warned of, and advises what to change (TRUST-06). */
export const TextWarnings = observer(function TextWarnings({ kind, names }: Props) {
  const t = useTexts();
  const { form } = useContext(FormContext);
  const values = form.values as Record<string, unknown>;
  const text = names.map((name) => String(values[name] ?? '')).join('\n');
  const warnings = publishedTextWarnings(text, kind);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert kind="warning" title={t('text-warning')}>
          {warnings.map((warning) => (
            <p key={warning}>{t(`text-warning-${warning}`)}</p>
          ))}
        </Alert>
      )}
    </div>
  );
});
