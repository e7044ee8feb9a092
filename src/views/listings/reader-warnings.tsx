import styled from '@emotion/styled';
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

const Reasons = styled(Stack)`
  & p {
    margin: 0;
  }
  & strong {
    display: block;
  }
`;

const Place = styled.div`
  margin-block: var(--space-2) var(--space-3);
`;

/** Reasons to be careful with a listing, a shop or a text, and one advice for all of them (TRUST-06). */
export function ReaderWarnings({ warnings, offered = 'home' }: Props) {
  const t = useTexts();
  return (
    <Place>
      <Alert kind="warning">
        <Reasons gap="small">
          {warnings.map((warning) => (
            <p key={warning}>
              <strong>{t(`reader-warning-${warning}`)}</strong>
              {t(`reader-warning-${warning}-text`, { count: MANY_LISTINGS.listings })}
            </p>
          ))}
          <p>{t(`reader-warning-advice-${offered}`)}</p>
        </Reasons>
      </Alert>
    </Place>
  );
}
