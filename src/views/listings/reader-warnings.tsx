import { MANY_LISTINGS } from '../../core/accounts/owner-warnings.ts';
import type { ReaderWarning } from '../../core/accounts/reader-warnings.ts';
import { Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

type Props = {
  warnings: readonly ReaderWarning[];
  /** The kind of thing that the reader may pay for; the advice depends on it. */
  offered?: 'home' | 'room' | 'goods';
};

/** Reasons to be careful with a listing, a shop or a text (TRUST-06). */
export function ReaderWarnings({ warnings, offered = 'home' }: Props) {
  const t = useTexts();
  return (
    <Stack data-gap="small">
      {warnings.map((warning) => (
        <Alert key={warning} kind="warning" title={t(`reader-warning-${warning}`)}>
          {t(`reader-warning-${warning}-text`, { count: MANY_LISTINGS.listings })}{' '}
          {t(`reader-warning-advice-${offered}`)}
        </Alert>
      ))}
    </Stack>
  );
}
