import { observer } from 'mobx-react-lite';
import { COURIERS } from '../../../core/orders/tracking.ts';
import type { ReceivedOrderScreen } from '../../../view-models/orders/received-order-screen.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Courier and tracking number, both optional. */
export const TrackingFields = observer(function TrackingFields({ screen }: { screen: ReceivedOrderScreen }) {
  const t = useTexts();
  const { tracking, trackingErrors: errors } = screen;
  return (
    <>
      <SelectField
        id="tracking-courier"
        name="courier"
        label={t('tracking-courier')}
        value={tracking.courier}
        options={COURIERS.map((courier) => ({ value: courier, label: t(`courier-${courier}`) }))}
        onValue={(courier) => screen.writeTracking({ ...tracking, courier: courier ?? 'other' })}
      />
      <TextField
        id="tracking-number"
        name="number"
        label={t('tracking-number')}
        hint={t('tracking-number-hint')}
        autoComplete="off"
        value={tracking.number}
        onValue={(number) => screen.writeTracking({ ...tracking, number })}
        {...(errors['number'] && { error: t(errors['number']) })}
      />
      {tracking.courier === 'other' && (
        <TextField
          id="tracking-url"
          name="url"
          type="url"
          label={t('tracking-url')}
          autoComplete="off"
          value={tracking.url}
          onValue={(url) => screen.writeTracking({ ...tracking, url })}
          {...(errors['url'] && { error: t(errors['url']) })}
        />
      )}
    </>
  );
});
