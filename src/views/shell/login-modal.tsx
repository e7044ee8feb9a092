import { observer } from 'mobx-react-lite';
import { Modals } from '../../view-models/site/modals.ts';
import { Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Modal } from '../components/modal.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

/** Accounts are still being built: says so, and what can be done without one. */
export const LoginModal = observer(function LoginModal() {
  const t = useTexts();
  const links = useLinks();
  const modals = useService(Modals);
  const close = () => modals.close();
  return (
    <Modal open title={t('login-soon-title')} onClose={close}>
      <Stack>
        <p>{t('login-soon-text')}</p>
        <Row>
          <LinkButton to={links('MarketplaceProductCategories')} onClick={close}>
            {t('to-shop')}
          </LinkButton>
          <LinkButton look="quiet" to={links('ComingSoon')} onClick={close}>
            {t('what-comes')}
          </LinkButton>
        </Row>
      </Stack>
    </Modal>
  );
});
