import styled from '@emotion/styled';
import { MANY_LISTINGS } from '../../core/accounts/warnings.ts';
import type { ReaderWarning } from '../../core/accounts/warnings.ts';
import { Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';

type Props = {
  warnings: readonly ReaderWarning[];
  /** Kind of the offer; the advice depends on it. */
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

/** Warnings about a listing, shop or text, with one piece of advice (TRUST-06). */
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
