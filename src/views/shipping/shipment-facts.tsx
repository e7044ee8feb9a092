import type { Shipment } from '../../core/shipping/shipment.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Stack } from '../components/layout.tsx';
import { Timeline } from '../components/messages/timeline.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

/** Number, expected day and steps of a parcel, for its buyer or its vendor (SHIP-05). */
export function ShipmentFacts({ shipment, reader }: { shipment: Shipment; reader: 'buyer' | 'vendor' }) {
  const t = useTexts();
  const dates = useDates();
  const { courier, number, url, expectedDay, waitsUntil, status, inspection, codAmount, events } = shipment;
  const isUnderWay = status !== 'delivered' && status !== 'returned' && status !== 'returning';
  return (
    <Stack gap="small">
      {number && (
        <p>
          {t('shipment-by', { courier: t(`shipping-courier-${courier}`), number })}{' '}
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('shipment-track')}
            </a>
          )}
        </p>
      )}
      {status === 'at-office' && waitsUntil && (
        <Alert kind="info">
          {t(reader === 'buyer' ? 'shipment-waits-until' : 'shipment-vendor-waits-until', {
            day: dates.weekday(waitsUntil),
          })}
        </Alert>
      )}
      {isUnderWay && status !== 'at-office' && expectedDay && (
        <p>{t('shipment-expected', { day: dates.weekday(expectedDay) })}</p>
      )}
      {reader === 'buyer' && isUnderWay && codAmount > 0 && inspection !== 'none' && (
        <Hint>{t(`shipment-may-${inspection}`)}</Hint>
      )}
      {events.length > 0 && (
        <Timeline
          items={events.map(({ state, at }, index) => ({
            title: t(`shipment-status-${state}`),
            state: index === events.length - 1 && isUnderWay ? ('current' as const) : ('done' as const),
            dateTime: at,
            time: dates.moment(at),
          }))}
        />
      )}
    </Stack>
  );
}
