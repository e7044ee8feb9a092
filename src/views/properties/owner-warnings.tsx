import { MANY_LISTINGS } from '../../core/accounts/owner-warnings.ts';
import type { OwnerWarning } from '../../core/accounts/owner-warnings.ts';
import { Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

type Props = {
  warnings: readonly OwnerWarning[];
  /** What the reader is about to pay for. */
  offered?: 'home' | 'room';
};

/** Why to be careful with whoever offers a home or a room (TRUST-06). */
export function OwnerWarnings({ warnings, offered = 'home' }: Props) {
  const t = useTexts();
  return (
    <Stack data-gap="small">
      {warnings.map((warning) => (
        <Alert key={warning} kind="warning" title={t(`owner-warning-${warning}`)}>
          {t(`owner-warning-${warning}-text`, { count: MANY_LISTINGS.listings })}{' '}
          {t(`owner-warning-advice-${offered}`)}
        </Alert>
      ))}
    </Stack>
  );
}
