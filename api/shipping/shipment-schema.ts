import { Type } from 'typebox';
import { SHIPPING_COURIERS } from '../../src/core/shipping/courier-office.ts';
import {
  INSPECTIONS,
  PARCEL_STATES,
  SHIPMENT_KINDS,
  SHIPMENT_STATUSES,
} from '../../src/core/shipping/shipment.ts';
import { Day, Id, Moment, nullable, oneOf, Stotinki, strict } from '../schema.ts';

export const Inspection = oneOf(INSPECTIONS);

/** A parcel with its events. */
export const Shipment = strict({
  id: Id,
  kind: oneOf(SHIPMENT_KINDS),
  courier: oneOf(SHIPPING_COURIERS),
  status: oneOf(SHIPMENT_STATUSES),
  number: nullable(Type.String()),
  url: nullable(Type.String()),
  expectedDay: nullable(Day),
  waitsUntil: nullable(Day),
  weight: Type.Integer({ minimum: 1, description: 'g' }),
  codAmount: Stotinki,
  inspection: Inspection,
  problem: nullable(Type.String()),
  events: Type.Array(strict({ state: oneOf(PARCEL_STATES), at: Moment })),
});
