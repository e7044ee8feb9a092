import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { INTERIOR_PACKAGES } from '../../core/services/interior.ts';
import type { InteriorPackageKey } from '../../core/services/interior.ts';
import type { InteriorScreen } from '../../view-models/services/interior-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Columns, Panel, Row, Stack } from '../components/layout.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { useField } from '../forms/form-context.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea, FormTextField } from '../forms/form-fields.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { lazySection } from '../components/load-part.ts';

/** Id of the form; the packages link to it. */
export const ENQUIRY = 'interior-enquiry';

const EnquiryPictures = lazySection(() =>
  import('./enquiry-pictures.tsx').then((module) => module.EnquiryPictures),
);

/** Placeholder as high as the field. */
const Coming = styled.div`
  min-height: 11rem;
`;

type Props = { screen: InteriorScreen };

/** Enquiry to the interior designers, or the confirmation (SERV-08). */
export const InteriorEnquiry = observer(function InteriorEnquiry({ screen }: Props) {
  const t = useTexts();
  const thanks = useRef<HTMLDivElement>(null);
  const { form, sent } = screen;
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  if (sent) {
    return (
      <div ref={thanks} tabIndex={-1}>
        <Alert kind="success" title={t('interior-thanks-title')}>
          <Stack>
            <p>{t('interior-enquiry-sent')}</p>
            <Row>
              <Button look="secondary" size="small" onClick={() => screen.startAnew()}>
                {t('interior-another')}
              </Button>
            </Row>
          </Stack>
        </Alert>
      </div>
    );
  }
  return (
    <Panel>
      <BoundForm
        id={ENQUIRY}
        form={form}
        texts="interior-field"
        tabIndex={-1}
        aria-label={t('interior-enquiry')}
      >
        <FormErrors />
        <PackageAndArea screen={screen} />
        <FormTextArea name="message" hint required maxLength={2_000} rows={5} />
        <Pictures screen={screen} />
        <Contact />
        <Row>
          <SubmitButton sending={t('service-order-sending')}>{t('interior-send')}</SubmitButton>
        </Row>
        <Hint>{t('interior-send-hint')}</Hint>
      </BoundForm>
    </Panel>
  );
});

const PackageAndArea = observer(function PackageAndArea({ screen }: Props) {
  const { estimate } = screen;
  const t = useTexts();
  const prices = usePrices();
  return (
    <>
      <Package />
      <Columns>
        <FormTextField name="area" inputMode="decimal" maxLength={16} hint />
        <City screen={screen} />
      </Columns>
      <div role="status">
        {estimate !== null && <Alert>{t('interior-estimate', { price: prices.inText(estimate) })}</Alert>}
      </div>
    </>
  );
});

const City = observer(function City({ screen: { form, cities } }: Props) {
  const t = useTexts();
  const { cityId } = form.values;
  return (
    <SelectField
      name="cityId"
      label={t('service-field-city')}
      hint={t('interior-hint-city')}
      placeholder={t('interior-other-city')}
      value={cityId === null ? null : String(cityId)}
      options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
      onValue={(id) => form.set('cityId', id === null ? null : Number(id))}
      error={form.errors['cityId'] && t(form.errors['cityId'])}
    />
  );
});

const Package = observer(function Package() {
  const t = useTexts();
  const prices = usePrices();
  const { value, onValue, onBlur: _, ...field } = useField<InteriorPackageKey | null>({ name: 'package' });
  return (
    <RadioGroup<InteriorPackageKey | 'undecided'>
      {...field}
      value={value ?? 'undecided'}
      onValue={(key) => onValue(key === 'undecided' ? null : key)}
      options={[
        ...INTERIOR_PACKAGES.map(({ key, price, per }) => ({
          value: key,
          label: t(`interior-package-${key}`),
          aside: t(`interior-price-${per}`, { price: prices.inText(price) }),
        })),
        { value: 'undecided', label: t('interior-undecided') },
      ]}
    />
  );
});

/** Shows a placeholder before hydration. */
const Pictures = observer(function Pictures({ screen: { pictures, ready } }: Props) {
  const t = useTexts();
  const place = (
    <Coming aria-busy="true" role="group" aria-label={t('loading')}>
      <Skeleton />
    </Coming>
  );
  return ready ? (
    <Suspense fallback={place}>
      <EnquiryPictures pictures={pictures} />
    </Suspense>
  ) : (
    place
  );
});

function Contact() {
  const t = useTexts();
  return (
    <>
      <FormTextField name="name" label={t('field-name')} autoComplete="name" maxLength={100} required />
      <Columns>
        <FormTextField name="phone" label={t('field-phone')} type="tel" required />
        <FormTextField name="email" label={t('field-email')} type="email" required />
      </Columns>
    </>
  );
}
