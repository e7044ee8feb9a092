import { observer } from 'mobx-react-lite';
import type { OwnShopEditor } from '../../view-models/shop/own-shop-editor.ts';
import { PictureSetting } from '../accounts/picture-setting.tsx';
import { SettingsForm, SettingsPart } from '../accounts/settings-part.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Columns, Stack } from '../components/layout.tsx';
import { Link } from '../components/actions/link.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormAmount } from '../forms/amount-field.tsx';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useLinks } from '../shell/use-page-language.ts';

/** What a vendor's shop shows in public, and the trader behind it (VEND-03). */
export const ShopSettings = observer(function ShopSettings({ editor }: { editor: OwnShopEditor }) {
  const t = useTexts();
  const links = useLinks();
  const { form, shop } = editor;
  if (!shop) return null;
  return (
    <div id="own-shop">
      <SettingsPart title={t('settings-shop')}>
        <p>
          {t('settings-shop-text')}{' '}
          <Link to={links('Vendor', { id: shop.id })}>{t('settings-shop-page')}</Link>
        </p>
        {shop.missing.length > 0 && (
          <Alert kind="info" title={t('shop-incomplete')}>
            {t('shop-incomplete-text', {
              missing: shop.missing.map((field) => t(`shop-missing-${field}`)).join(', '),
            })}
          </Alert>
        )}
        <Columns>
          {(['logo', 'cover'] as const).map((subject) => (
            <Stack key={subject} data-gap="small">
              <strong>{t(`${subject}-picture`)}</strong>
              <PictureSetting screen={editor} subject={subject} wide={subject === 'cover'} />
            </Stack>
          ))}
        </Columns>
        <SettingsForm form={form} prefix="shop" label={t('settings-shop')} save="settings-save">
          <EditClashes
            version={editor.version}
            amounts={['deliveryPrice']}
            labelOf={(field) => t(`field-shop-${field}`)}
          />
          <FormField
            form={form}
            id="shop-name"
            name="name"
            label={t('field-shop-name')}
            autoComplete="organization"
            required
          />
          <ShopText editor={editor} name="descriptionBg" />
          <ShopText editor={editor} name="descriptionEn" />
          <Columns>
            <FormAmount
              form={form}
              id="shop-deliveryPrice"
              name="deliveryPrice"
              label={t('field-shop-deliveryPrice')}
              hint={t('field-shop-deliveryPrice-hint')}
              required
            />
            <FormField
              form={form}
              id="shop-deliveryDaysFrom"
              name="deliveryDaysFrom"
              label={t('field-shop-deliveryDaysFrom')}
              inputMode="numeric"
              maxLength={12}
            />
            <FormField
              form={form}
              id="shop-deliveryDaysTo"
              name="deliveryDaysTo"
              label={t('field-shop-deliveryDaysTo')}
              inputMode="numeric"
              maxLength={12}
            />
          </Columns>
          <ShopText editor={editor} name="returnsBg" />
          <ShopText editor={editor} name="returnsEn" />
          <Trader editor={editor} />
        </SettingsForm>
      </SettingsPart>
    </div>
  );
});

/** The trader that stands behind the shop: buyers see it, as the law asks. */
const Trader = observer(function Trader({ editor: { form } }: { editor: OwnShopEditor }) {
  const t = useTexts();
  return (
    <Stack as="fieldset">
      <legend>
        <strong>{t('vendor-company')}</strong>
      </legend>
      <p>{t('settings-shop-trader')}</p>
      <FormField
        form={form}
        id="shop-companyName"
        name="companyName"
        label={t('field-shop-companyName')}
        required
      />
      <Columns>
        <FormField
          form={form}
          id="shop-companyNumber"
          name="companyNumber"
          label={t('field-shop-companyNumber')}
          hint={t('field-shop-companyNumber-hint')}
          inputMode="numeric"
          maxLength={20}
          required
        />
        <FormField
          form={form}
          id="shop-vatNumber"
          name="vatNumber"
          label={t('company-vat')}
          hint={t('field-shop-vatNumber-hint')}
          maxLength={20}
        />
      </Columns>
      <FormField form={form} id="shop-address" name="address" label={t('field-shop-address')} required />
      <Columns>
        <FormField
          form={form}
          id="shop-email"
          name="email"
          label={t('company-email')}
          hint={t('field-shop-email-hint')}
          type="email"
          required
        />
        <FormField form={form} id="shop-phone" name="phone" label={t('company-phone')} type="tel" required />
      </Columns>
    </Stack>
  );
});

const ShopText = observer(function ShopText({
  editor: { form },
  name,
}: {
  editor: OwnShopEditor;
  name: 'descriptionBg' | 'descriptionEn' | 'returnsBg' | 'returnsEn';
}) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextArea
      id={`shop-${name}`}
      name={name}
      label={t(`field-shop-${name}`)}
      maxLength={4_000}
      lang={name.endsWith('En') ? 'en' : 'bg'}
      value={form.values[name]}
      onValue={(value) => form.set(name, value)}
      onBlur={() => void form.leave(name)}
      {...(error && { error: t(error) })}
    />
  );
});
