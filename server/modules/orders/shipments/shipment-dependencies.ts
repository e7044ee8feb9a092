import type { Logger } from 'pino';
import type { OrderDependencies } from '../order-dependencies.ts';
import type { ShipmentMails } from './shipment-mails.ts';

export type ShipmentDependencies = { orders: OrderDependencies; mails: ShipmentMails; log: Logger };
