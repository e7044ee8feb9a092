import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { INTERIOR_PACKAGES } from '../../core/services/interior.ts';
import type { InteriorPackageKey } from '../../core/services/interior.ts';
import type { InteriorScreen } from '../../view-models/services/interior-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Form } from '../components/fields/form.tsx';
import { Columns, Panel, Row, Stack } from '../components/layout.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormRefusals } from '../forms/form-refusals.tsx';
import { usePrices } from '../shell/use-page-language.ts';

/** The id of the form, which the packages lead to. */
export const ENQUIRY = 'interior-enquiry';

const EnquiryPictures = lazy(() =>
  import('./enquiry-pictures.tsx').then((module) => ({ default: module.EnquiryPictures })),
);

/** As high as the field that comes. */
const Coming = styled.div`
  min-height: 11rem;
`;

type Props = { screen: InteriorScreen };

/** The enquiry to the interior team, or the thanks for it (SERV-08). */
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
      <Form
        id={ENQUIRY}
        tabIndex={-1}
        aria-label={t('interior-enquiry')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormRefusals form={form} />
        <PackageAndArea screen={screen} />
        <Message screen={screen} />
        <Pictures screen={screen} />
        <Contact screen={screen} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t(form.busy ? 'interior-sending' : 'interior-send')}
          </Button>
        </Row>
        <Hint>{t('interior-send-hint')}</Hint>
      </Form>
    </Panel>
  );
});

const PackageAndArea = observer(function PackageAndArea({ screen }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { form, estimate } = screen;
  const error = form.errors['package'];
  return (
    <>
      <RadioGroup<InteriorPackageKey | 'undecided'>
        name="package"
        label={t('interior-field-package')}
        value={(form.values.package as InteriorPackageKey | null) ?? 'undecided'}
        onValue={(key) => form.set('package', key === 'undecided' ? null : key)}
        {...(error && { error: t(error) })}
        options={[
          ...INTERIOR_PACKAGES.map(({ key, price, per }) => ({
            value: key,
            label: t(`interior-package-${key}`),
            aside: t(`interior-price-${per}`, { price: prices.inText(price) }),
          })),
          { value: 'undecided', label: t('interior-undecided') },
        ]}
      />
      <Columns>
        <FormField
          form={form}
          name="area"
          label={t('interior-field-area')}
          inputMode="decimal"
          maxLength={16}
          hint={t('interior-hint-area')}
        />
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
  const error = form.errors['cityId'];
  const { cityId } = form.values;
  return (
    <SelectField
      name="cityId"
      label={t('service-field-city')}
      hint={t('interior-hint-city')}
      placeholder={t('interior-other-city')}
      value={cityId === null ? null : String(cityId)}
      options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
      onValue={(value) => form.set('cityId', value === null ? null : Number(value))}
      {...(error && { error: t(error) })}
    />
  );
});

const Message = observer(function Message({ screen: { form } }: Props) {
  const t = useTexts();
  const error = form.errors['message'];
  return (
    <TextArea
      name="message"
      label={t('interior-field-message')}
      hint={t('interior-hint-message')}
      required
      maxLength={2_000}
      rows={5}
      value={form.values.message}
      onValue={(message) => form.set('message', message)}
      onBlur={() => void form.leave('message')}
      {...(error && { error: t(error) })}
    />
  );
});

/** Before the browser has taken over there is only their place. */
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

const Contact = observer(function Contact({ screen: { form } }: Props) {
  const t = useTexts();
  return (
    <>
      <FormField
        form={form}
        name="name"
        label={t('field-name')}
        autoComplete="name"
        maxLength={100}
        required
      />
      <Columns>
        <FormField form={form} name="phone" label={t('field-phone')} type="tel" required />
        <FormField form={form} name="email" label={t('field-email')} type="email" required />
      </Columns>
    </>
  );
});
