import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { CookieNotice } from '../../view-models/site/cookie-notice.ts';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

const Base = styled.section`
  position: fixed;
  z-index: var(--layer-notice);
  inset: auto var(--space-3) calc(4.25rem + env(safe-area-inset-bottom));
  max-width: 30rem;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-lg);
  animation: uyut-rise var(--motion) var(--ease);
  font-size: var(--text-sm);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-3);
  }
  @media (min-width: 60rem) {
    inset: auto auto var(--space-6) var(--space-6);
  }
`;

/** MODAL-05: both buttons hide it, only one of them accepts. It lies over the page and moves nothing. */
export const CookieBar = observer(function CookieBar() {
  const t = useTexts();
  const links = useLinks();
  const notice = useService(CookieNotice);
  if (!notice.isShown) return null;
  return (
    <Base aria-label={t('cookie-label')} data-print="hide">
      <p>{t('cookie-text')}</p>
      <div>
        <Button size="small" onClick={() => notice.accept()}>
          {t('cookie-accept')}
        </Button>
        <LinkButton
          size="small"
          look="quiet"
          to={links('PrivacyPolicyPage')}
          onClick={() => notice.showPurposes()}
        >
          {t('cookie-purposes')}
        </LinkButton>
      </div>
    </Base>
  );
});
