import { useEffect, useRef } from 'react';
import type { SelectionChange } from '../../core/services/renew-selection.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';

/** Changes of the catalogue since the services were chosen, shown before anything is ordered. */
export function ChoiceChanges({
  changes,
  rejections,
}: {
  changes: readonly SelectionChange[];
  /** Number of orders refused because of the changes; each one moves the focus here. */
  rejections: number;
}) {
  const t = useTexts();
  const prices = usePrices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejections > 0) box.current?.focus();
  }, [rejections]);
  if (changes.length === 0 && rejections === 0) return null;
  const say = (change: SelectionChange): string => {
    const { kind, name } = change;
    if (kind === 'gone') return t('services-change-gone', { name });
    const shown = (value: number) => (kind === 'price' ? prices.inText(value) : String(value));
    return t(`services-change-${kind}`, { name, before: shown(change.before), now: shown(change.now) });
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        kind={rejections > 0 ? 'error' : 'warning'}
        title={t(rejections > 0 ? 'service-order-changed' : 'services-changes-title')}
      >
        <Stack as="ul" gap="small">
          {changes.map((change) => (
            <li key={`${change.kind}-${change.serviceKey}`}>{say(change)}</li>
          ))}
        </Stack>
      </Alert>
    </div>
  );
}
