import { observer } from 'mobx-react-lite';
import type { OwnShopEditor } from '../../view-models/shop/own-shop-editor.ts';
import { PictureSetting } from '../accounts/picture-setting.tsx';
import { SettingsForm } from '../accounts/settings-form.tsx';
import { Columns, Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { FormSection } from '../forms/bound-form.tsx';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormCheckbox, FormTextArea, FormTextField } from '../forms/form-fields.tsx';
import { FormAmount, FormSelect } from '../forms/form-inputs.tsx';
import { LazyTextWarnings } from '../forms/lazy-text-warnings.tsx';
import { IncompleteShop } from './own-products/incomplete-shop.tsx';

const CUTOFF_HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

/** The shop's public profile and its trader (VEND-03). */
export const ShopSettings = observer(function ShopSettings({ editor }: { editor: OwnShopEditor }) {
  const t = useTexts();
  const links = useLinks();
  const { form, shop } = editor;
  if (!shop) return null;
  return (
    <div id="own-shop">
      <FormSection title={t('settings-shop')}>
        <p>
          {t('settings-shop-text')}{' '}
          <Link to={links('Vendor', { id: shop.id })}>{t('settings-shop-page')}</Link>
        </p>
        <IncompleteShop missing={shop.missing} isInSettings />
        <Columns>
          {(['logo', 'cover'] as const).map((subject) => (
            <Stack key={subject} gap="small">
              <strong>{t(`${subject}-picture`)}</strong>
              <PictureSetting slot={editor[subject]} subject={subject} wide={subject === 'cover'} />
            </Stack>
          ))}
        </Columns>
        <SettingsForm
          form={form}
          prefix="shop"
          texts="field-shop"
          label={t('settings-shop')}
          save="settings-save"
        >
          <EditClashes version={editor.version} amounts={['deliveryPrice']} />
          <FormTextField name="name" autoComplete="organization" required />
          <ShopText name="descriptionBg" />
          <ShopText name="descriptionEn" />
          <Columns>
            <FormAmount name="deliveryPrice" hint required />
            <FormTextField name="deliveryDaysFrom" inputMode="numeric" maxLength={12} />
            <FormTextField name="deliveryDaysTo" inputMode="numeric" maxLength={12} />
          </Columns>
          <FormSelect
            name="cutoffHour"
            none=""
            options={CUTOFF_HOURS}
            placeholder={t('shop-cutoff-none')}
            hint
          />
          <ShopText name="returnsBg" />
          <ShopText name="returnsEn" />
          <LazyTextWarnings
            kind="goods"
            names={['name', 'descriptionBg', 'descriptionEn', 'returnsBg', 'returnsEn']}
            now
          />
          <FormTextField name="returnAddress" hint maxLength={300} />
          <FormCheckbox name="paysReturns" hint />
          <Trader />
        </SettingsForm>
      </FormSection>
    </div>
  );
});

/** The trader's data, which the law requires to be public. */
function Trader() {
  const t = useTexts();
  return (
    <Stack as="fieldset">
      <legend>
        <strong>{t('vendor-company')}</strong>
      </legend>
      <p>{t('settings-shop-trader')}</p>
      <FormTextField name="companyName" required />
      <Columns>
        <FormTextField name="companyNumber" hint inputMode="numeric" maxLength={20} required />
        <FormTextField name="vatNumber" hint maxLength={20} />
      </Columns>
      <FormTextField name="address" required />
      <Columns>
        <FormTextField name="email" hint type="email" required />
        <FormTextField name="phone" type="tel" required />
      </Columns>
    </Stack>
  );
}

function ShopText({ name }: { name: 'descriptionBg' | 'descriptionEn' | 'returnsBg' | 'returnsEn' }) {
  return <FormTextArea name={name} maxLength={4_000} lang={name.endsWith('En') ? 'en' : 'bg'} />;
}
