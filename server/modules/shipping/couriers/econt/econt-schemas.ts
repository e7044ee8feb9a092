import { Type } from 'typebox';
import type { TProperties } from 'typebox';

/** Fields that the adapter uses; Econt may send more, and sends null for missing values. */
const partial = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: true });
const orNull = <Schema extends Parameters<typeof Type.Optional>[0]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
/** Milliseconds, or a text. */
const Time = orNull(Type.Union([Type.Number(), Type.String()]));
const Text = orNull(Type.String());
const Amount = orNull(Type.Number());

const Office = partial({
  code: Type.String({ minLength: 1 }),
  isAPS: orNull(Type.Boolean()),
  name: Type.String(),
  nameEn: Text,
  address: partial({
    city: orNull(partial({ name: Type.String(), nameEn: Text })),
    fullAddress: Text,
    fullAddressEn: Text,
    location: orNull(partial({ latitude: Type.Number(), longitude: Type.Number() })),
  }),
  normalBusinessHoursFrom: Time,
  normalBusinessHoursTo: Time,
  halfDayBusinessHoursFrom: Time,
  halfDayBusinessHoursTo: Time,
});

const Status = partial({
  shipmentNumber: Text,
  shipmentDescription: Text,
  pdfURL: Text,
  totalPrice: Amount,
  currency: Text,
  expectedDeliveryDate: Time,
  deliveryTime: Time,
  cdPaidAmount: Amount,
  cdPaidCurrency: Text,
  cdPaidTime: Time,
  trackingEvents: orNull(
    Type.Array(
      partial({ destinationType: Text, isReceipt: orNull(Type.Boolean()), time: Time, officeCode: Text }),
    ),
  ),
});

/** Answers of Econt's services (ee.econt.com/services). */
export const Offices = partial({ offices: Type.Array(Office) });
export const Label = partial({ label: Status });
export const Statuses = partial({
  shipmentStatuses: Type.Array(partial({ status: orNull(Status), error: orNull(partial({})) })),
});
export const Deleted = partial({ results: orNull(Type.Array(partial({ error: orNull(partial({})) }))) });
export const Parcels = partial({
  totalPages: orNull(Type.Number()),
  results: orNull(
    Type.Array(
      partial({
        shipmentNumber: Type.Union([Type.String(), Type.Number()]),
        cdAmount: orNull(Type.Union([Type.Number(), Type.String()])),
        receiverPhone: Text,
      }),
    ),
  ),
});
export const Pickup = partial({ courierRequestID: Type.Union([Type.String(), Type.Number()]) });
export const Profiles = partial({ profiles: Type.Array(partial({})) });
