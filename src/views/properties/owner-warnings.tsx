import { MANY_LISTINGS } from '../../core/accounts/owner-warnings.ts';
import type { OwnerWarning } from '../../core/accounts/owner-warnings.ts';
import { Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Why to be careful with whoever offers a home (TRUST-06). */
export function OwnerWarnings({ warnings }: { warnings: readonly OwnerWarning[] }) {
  const t = useTexts();
  return (
    <Stack data-gap="small">
      {warnings.map((warning) => (
        <Alert key={warning} kind="warning" title={t(`owner-warning-${warning}`)}>
          {t(`owner-warning-${warning}-text`, { count: MANY_LISTINGS.listings })} {t('owner-warning-advice')}
        </Alert>
      ))}
    </Stack>
  );
}
