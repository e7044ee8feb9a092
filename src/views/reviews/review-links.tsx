import { observer } from 'mobx-react-lite';
import type { ReviewSubject } from '../../core/reviews/review.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';

type Props = { reviewed: readonly { subject: ReviewSubject; title: string }[]; isOfGuest: boolean };

/** Links to the buyer's reviews of an order (TRUST-04); a guest reads that a review needs an account. */
export function ReviewLinks({ reviewed, isOfGuest }: Props) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Stack data-print="hide">
      <h3>{t('order-review-title')}</h3>
      {isOfGuest ? (
        <AccountNeeded />
      ) : (
        <ul>
          {reviewed.map(({ subject, title }) => (
            <li key={subject}>
              <Link to={links('WriteReview', { subject })}>{t('order-review-of', { title })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const AccountNeeded = observer(function AccountNeeded() {
  const t = useTexts();
  const session = useService(Session);
  const modals = useService(Modals);
  return (
    <Row>
      <Hint>{t('order-review-guest')}</Hint>
      {session.user === null && (
        <Button look="secondary" size="small" onClick={() => modals.show('signUp')}>
          {t('order-review-sign-up')}
        </Button>
      )}
    </Row>
  );
});
