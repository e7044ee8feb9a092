import { observer } from 'mobx-react-lite';
import { CookieNotice } from '../../view-models/site/cookie-notice.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Cookie notice (MODAL-05): both buttons hide it, one accepts. It overlays the page. */
export const CookieBar = observer(function CookieBar() {
  const t = useTexts();
  const links = useLinks();
  const notice = useService(CookieNotice);
  if (!notice.isShown) return null;
  return (
    <section className={classNames('cookie-bar')} aria-label={t('cookie-label')} data-print="hide">
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
    </section>
  );
});
