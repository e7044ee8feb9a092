import { observer } from 'mobx-react-lite';
import type { UserInfo } from '../../core/accounts/account.ts';
import { nameIn } from '../../core/shared/transliteration.ts';
import type { ShopMembership } from '../../view-models/accounts/shop-membership.ts';
import { Button } from '../components/actions/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormSection } from '../forms/bound-form.tsx';
import { useLanguage } from '../shell/use-page-language.ts';

type Props = { membership: ShopMembership; user: UserInfo };

/** Role in the shop of others, and the button to leave it (ROLE-04). */
export const MembershipSettings = observer(function MembershipSettings({ membership, user }: Props) {
  const t = useTexts();
  const { isAsking, busy } = membership;
  const values = {
    shop: nameIn(useLanguage(), user.vendor?.name ?? ''),
    role: t<string>(`vendor-role-${user.vendorRole ?? 'orders'}`),
  };
  return (
    <FormSection title={t('settings-membership')}>
      <p>{t('settings-membership-text', values)}</p>
      <Row>
        <Button look="secondary" onClick={() => membership.ask(true)}>
          {t('member-leave')}
        </Button>
      </Row>
      <Modal
        open={isAsking}
        closable={!busy}
        title={t('member-leave-title')}
        onClose={() => membership.ask(false)}
      >
        <Stack>
          <p>{t('member-leave-text', values)}</p>
          <Row>
            <Button look="danger" busy={busy} onClick={() => void membership.leave()}>
              {t('member-leave')}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => membership.ask(false)}>
              {t('members-cancel')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </FormSection>
  );
});
