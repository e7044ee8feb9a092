import { observer } from 'mobx-react-lite';
import { AddressBook } from '../../core/accounts/account-address.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { TownList } from '../../core/accounts/town-list.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { OwnProducts } from '../../core/shop/own-products.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { PictureUploads } from '../../core/site/picture-uploads.ts';
import { OwnAddresses } from '../../view-models/accounts/own-addresses.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { OwnShopEditor } from '../../view-models/shop/own-shop-editor.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { AddressSettings } from './address-settings.tsx';
import { AgencySettings } from './agency-settings.tsx';
import { DataSettings } from './data-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { ShopSettings } from '../shop/shop-settings.tsx';
import { SessionSettings } from './session-settings.tsx';

const PhoneSettings = lazyPart(() => import('./phone-settings.tsx').then((module) => module.PhoneSettings));

const SettingsPage = observer(function SettingsPage({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  return (
    <ProfileFrame width="narrow">
      <PageHeading title={t('profile-settings')} />
      <Stack gap="large">
        <ProfileSettings screen={screen} />
        <PhoneSettings phone={screen.phone} />
        {screen.agency && <AgencySettings screen={screen} agency={screen.agency} />}
        {screen.shop && <ShopSettings editor={screen.shop} />}
        <AddressSettings addresses={screen.addresses} />
        {screen.user?.hasPassword && <PasswordSettings form={screen.password} />}
        <SessionSettings screen={screen} />
        <DataSettings screen={screen} />
      </Stack>
    </ProfileFrame>
  );
});

const accountRules = lazyImport(() =>
  import('../../core/accounts/account-rules.ts').then((module) => module.accountRules),
);

export default page(
  SettingsPage,
  [
    Accounts,
    Session,
    PictureUploads,
    Modals,
    Navigation,
    LanguageSwitch,
    OwnProducts,
    FormDrafts,
    AddressBook,
    TownList,
  ],
  (accounts, session, uploads, modals, navigation, { language }, products, drafts, addresses, towns) =>
    new SettingsScreen(
      accounts,
      session,
      uploads,
      modals,
      navigation,
      language,
      accountRules,
      new OwnShopEditor(
        products,
        uploads,
        drafts,
        modals,
        language,
        lazyImport(() =>
          import('../../core/shop/own-product-rules.ts').then((module) => module.ownProductRules),
        ),
        session,
      ),
      new OwnAddresses(addresses, modals, accountRules, () => towns.load(), language),
    ),
);
