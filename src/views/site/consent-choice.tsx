import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { CookieNotice } from '../../view-models/site/cookie-notice.ts';
import { Button } from '../components/actions/button.tsx';
import { Panel, Row } from '../components/layout.tsx';
import { useService } from '../shell/services.tsx';
import { useTexts } from '../components/use-texts.ts';

const Base = styled(Panel)`
  max-width: var(--width-text);
  margin-top: var(--space-10);
  & > h2 {
    font-size: var(--text-xl);
  }
  & > p {
    margin-block: var(--space-3) var(--space-4);
  }
`;

/** Cookie consent, to choose and to change (MODAL-05). */
export const ConsentChoice = observer(function ConsentChoice() {
  const t = useTexts();
  const notice = useService(CookieNotice);
  const { consent } = notice;
  return (
    <Base as="section" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent-title')}</h2>
      <p role="status">{t(`consent-${consent ?? 'undecided'}`)}</p>
      <Row>
        <Button
          look={consent === 'accepted' ? 'primary' : 'secondary'}
          aria-pressed={consent === 'accepted'}
          onClick={() => notice.accept()}
        >
          {t('cookie-accept')}
        </Button>
        <Button
          look={consent === 'declined' ? 'primary' : 'secondary'}
          aria-pressed={consent === 'declined'}
          onClick={() => notice.decline()}
        >
          {t('cookie-decline')}
        </Button>
      </Row>
    </Base>
  );
});
