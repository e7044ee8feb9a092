import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { COUPON_CODE } from '../../core/orders/coupon.ts';
import type { VendorCoupon } from '../../core/orders/coupon-gateway.ts';
import type { CouponsScreen } from '../../view-models/orders/coupons-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Columns } from '../components/layout.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormCheckbox, FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { FormAmount, FormNumberField } from '../forms/form-inputs.tsx';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, usePrices } from '../shell/use-page-language.ts';

/** Lines of a cell, each as wide as its text. */
const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  @media (min-width: 40.01rem) {
    & > span {
      white-space: nowrap;
    }
  }
`;

type Props = { screen: CouponsScreen };

/** Coupons of a vendor with their uses, and the form of a new one (CART-03). */
export const CouponsPage = observer(function CouponsPage({ screen }: Props) {
  const t = useTexts();
  return (
    <ProfileFrame>
      <PageHeading title={t('coupons-title')} lead={t('coupons-lead')} />
      <NewCoupon screen={screen} />
      <Section title={t('coupons-list-title')}>
        {screen.coupons.length === 0 ? <p>{t('coupons-none')}</p> : <CouponTable screen={screen} />}
      </Section>
    </ProfileFrame>
  );
});

const NewCoupon = observer(function NewCoupon({ screen }: Props) {
  const t = useTexts();
  const { form } = screen;
  const { kind, validFrom } = form.values;
  return (
    <BoundForm form={form} texts="coupon-field" aria-label={t('coupon-new')}>
      <FormErrors />
      <FormSection title={t('coupon-new')}>
        <FormTextField name="code" hint maxLength={COUPON_CODE.to * 2} autoComplete="off" required />
        <FormRadioGroup
          name="kind"
          required
          options={(['percent', 'amount'] as const).map((value) => ({
            value,
            label: t(`coupon-kind-${value}`),
          }))}
        />
        <Columns>
          {kind === 'percent' ? (
            <FormNumberField name="percent" hint required />
          ) : (
            <FormAmount name="amount" required />
          )}
          <FormAmount name="minAmount" hint={t('coupon-field-minAmount-hint')} required={kind === 'amount'} />
          <FormTextField name="validFrom" type="date" />
          <FormTextField name="validUntil" type="date" min={validFrom || undefined} />
          <FormNumberField name="maxUses" hint />
        </Columns>
        <FormCheckbox name="oncePerBuyer" hint />
        <div>
          <SubmitButton>{t('coupon-add')}</SubmitButton>
        </div>
      </FormSection>
    </BoundForm>
  );
});

const CouponTable = observer(function CouponTable({ screen }: Props) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <DataTable
      label={t('coupons-list-title')}
      isListOnPhones
      columns={[
        { title: t('coupon-code') },
        { title: t('coupon-discount') },
        { title: t('coupon-uses'), isNumber: true },
        { title: t('coupon-turnover'), isNumber: true },
        { title: t('status') },
      ]}
      rows={screen.coupons.map((coupon) => ({
        key: coupon.id,
        cells: [
          <strong key="code">{coupon.code}</strong>,
          <Terms key="terms" coupon={coupon} />,
          coupon.maxUses === null
            ? coupon.uses
            : t('coupon-uses-of', { count: coupon.uses, most: coupon.maxUses }),
          prices.inText(coupon.turnover),
          <Lines key="status">
            <Badge look={coupon.stopped ? 'plain' : 'good'}>
              {t(coupon.stopped ? 'coupon-stopped' : 'coupon-active')}
            </Badge>
            <Button
              look="quiet"
              size="small"
              aria-label={t(coupon.stopped ? 'coupon-start-of' : 'coupon-stop-of', { code: coupon.code })}
              onClick={() => void screen.stop(coupon, !coupon.stopped)}
            >
              {t(coupon.stopped ? 'coupon-start' : 'coupon-stop')}
            </Button>
          </Lines>,
        ],
      }))}
    />
  );
});

/** Discount, smallest amount, days and limits of a coupon. */
function Terms({ coupon }: { coupon: VendorCoupon }) {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const { percent, amount, minAmount, validFrom, validUntil, oncePerBuyer } = coupon;
  return (
    <Lines>
      <span>{percent === null ? prices.inText(amount ?? 0) : t('coupon-percent', { count: percent })}</span>
      {minAmount > 0 && <Hint>{t('coupon-from-amount', { price: prices.inText(minAmount) })}</Hint>}
      {validFrom && <Hint>{t('coupon-from-day', { day: dates.day(validFrom) })}</Hint>}
      {validUntil && <Hint>{t('coupon-until-day', { day: dates.day(validUntil) })}</Hint>}
      {oncePerBuyer && <Hint>{t('coupon-once')}</Hint>}
    </Lines>
  );
}
