import type { Static, TSchema } from 'typebox';
import type { CourierLogin } from '../../../../../src/core/shipping/courier-office.ts';
import { CourierHttp } from '../courier-http.ts';
import { Parcels, Statuses } from './econt-schemas.ts';
import { econtError } from './econt-values.ts';
import type { EcontStatus } from './econt-values.ts';

/** Pages of parcels that are read; a page has about 100. */
const MAX_PAGES = 20;
const STATUSES = 100;

type SentParcel = { number: string; receiverPhone: string | null; cdAmount: number | string | null };

/** Econt's services as JSON over HTTP, with a login of e-Econt. */
export class EcontApi {
  private readonly http: CourierHttp;

  constructor(url: string) {
    this.http = new CourierHttp('econt', url);
  }

  /** Parcels that the login has sent on these days, both included. */
  async parcels(
    { from, to }: { from: string; to: string },
    login: CourierLogin,
    signal: AbortSignal,
  ): Promise<SentParcel[]> {
    const found: SentParcel[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const body = { dateFrom: from, dateTo: to, page, side: 'sender' };
      const { results, totalPages } = await this.read(
        Parcels,
        'Shipments/ShipmentService.getMyAWB',
        body,
        login,
        signal,
      );
      for (const { shipmentNumber, receiverPhone = null, cdAmount = null } of results ?? []) {
        found.push({ number: String(shipmentNumber), receiverPhone, cdAmount });
      }
      if (page >= (totalPages ?? 1)) break;
    }
    return found;
  }

  async statuses(
    numbers: readonly string[],
    login: CourierLogin,
    signal: AbortSignal,
  ): Promise<EcontStatus[]> {
    const known: EcontStatus[] = [];
    for (let start = 0; start < numbers.length; start += STATUSES) {
      const body = { shipmentNumbers: numbers.slice(start, start + STATUSES) };
      const path = 'Shipments/ShipmentService.getShipmentStatuses';
      const { shipmentStatuses } = await this.read(Statuses, path, body, login, signal);
      known.push(...shipmentStatuses.flatMap(({ status }) => (status?.shipmentNumber ? [status] : [])));
    }
    return known;
  }

  /** Calls an operation that changes nothing, which is repeated once. */
  read<Schema extends TSchema>(
    schema: Schema,
    service: string,
    body: object,
    login: CourierLogin | null,
    signal: AbortSignal,
  ): Promise<Static<Schema>> {
    return this.call(schema, service, body, login, signal, true);
  }

  /** @throws CourierRefusal; Error without a usable answer */
  async call<Schema extends TSchema>(
    schema: Schema,
    service: string,
    body: object,
    login: CourierLogin | null,
    signal: AbortSignal,
    isRead = false,
  ): Promise<Static<Schema>> {
    const headers = login ? basic(login) : {};
    try {
      return await this.http.json(schema, { path: `/${service}.json`, headers, body, isRead }, signal);
    } catch (error) {
      throw econtError(error);
    }
  }

  /** Downloads a file of Econt. @throws Error for an address of anybody else */
  async file(url: string, signal: AbortSignal): Promise<Uint8Array> {
    if (!this.isOwn(url)) throw new Error('Econt sent no address of a label.');
    return this.http.bytes({ path: url }, signal);
  }

  /** True for an address of Econt. */
  private isOwn(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { origin, protocol, hostname } = new URL(url);
    return (
      origin === new URL(this.http.base).origin || (protocol === 'https:' && hostname.endsWith('.econt.com'))
    );
  }
}

const basic = ({ user, secret }: CourierLogin): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
});
