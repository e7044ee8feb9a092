import { observer } from 'mobx-react-lite';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { AddressSettings } from './address-settings.tsx';
import { AgencySettings } from './agency-settings.tsx';
import { DataSettings } from './data-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { ShopHolidaySettings } from '../shop/shop-holiday.tsx';
import { ShopSettings } from '../shop/shop-settings.tsx';
import { SessionSettings } from './session-settings.tsx';

const DeliverySettings = lazyPart(() =>
  import('../shipping/delivery-settings.tsx').then((module) => module.DeliverySettings),
);
const MembershipSettings = lazyPart(() =>
  import('./membership-settings.tsx').then((module) => module.MembershipSettings),
);
const PhoneSettings = lazyPart(() => import('./phone-settings.tsx').then((module) => module.PhoneSettings));

export const SettingsPage = observer(function SettingsPage({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  return (
    <ProfileFrame width="narrow">
      <PageHeading title={t('profile-settings')} />
      <Stack gap="large">
        <ProfileSettings screen={screen} />
        <PhoneSettings phone={screen.phone} />
        {screen.agency && <AgencySettings screen={screen} agency={screen.agency} />}
        {screen.shop && <ShopSettings editor={screen.shop} />}
        {screen.shop && <ShopHolidaySettings holiday={screen.shop.holiday} />}
        {screen.shop && (
          <DeliverySettings editor={screen.delivery} flatPrice={screen.shop.shop?.deliveryPrice ?? null} />
        )}
        <AddressSettings addresses={screen.addresses} />
        {screen.user?.hasPassword && <PasswordSettings form={screen.password} />}
        <SessionSettings screen={screen} />
        {screen.user?.mayLeaveShop && (
          <MembershipSettings membership={screen.membership} user={screen.user} />
        )}
        <DataSettings screen={screen} />
      </Stack>
    </ProfileFrame>
  );
});
