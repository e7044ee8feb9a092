import type { Static, TSchema } from 'typebox';
import type { CourierLogin } from '../../../../../src/core/shipping/courier-office.ts';
import { CourierRefusal } from '../courier-client.ts';
import { CourierHttp, CourierStatusError } from '../courier-http.ts';
import { asBoxNowError, Parcels, Places, Session } from './box-now-values.ts';
import type { BoxNowParcel, BoxNowPlace } from './box-now-values.ts';

/** Pages of 100 parcels that are read. */
const MAX_PAGES = 20;

/** BOX NOW's partner interface. Each session begins with a token for the login. */
export class BoxNowApi {
  private readonly http: CourierHttp;

  constructor(url: string) {
    this.http = new CourierHttp('box-now', url);
  }

  /** @throws CourierRefusal `courier-login-refused` */
  async session({ user, secret }: CourierLogin, signal: AbortSignal): Promise<BoxNowSession> {
    const body = { grant_type: 'client_credentials', client_id: user, client_secret: secret };
    try {
      const call = { path: '/auth-sessions', body, isRead: true };
      const { access_token: token } = await this.http.json(Session, call, signal);
      return new BoxNowSession(this.http, token, signal);
    } catch (error) {
      const isRefused = error instanceof CourierStatusError && error.status >= 400 && error.status < 500;
      throw isRefused ? new CourierRefusal('courier-login-refused') : error;
    }
  }
}

/** Calls with one token. */
export class BoxNowSession {
  constructor(
    private readonly http: CourierHttp,
    private readonly token: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Places that send parcels (`origins`) or receive them (`destinations`). */
  async places(list: 'origins' | 'destinations', type: 'apm' | 'warehouse'): Promise<BoxNowPlace[]> {
    return (await this.get(Places, `/${list}?locationType=${type}`)).data;
  }

  async parcels(filter: Record<string, string>): Promise<BoxNowParcel[]> {
    const found: BoxNowParcel[] = [];
    let pageToken = '';
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ ...filter, limit: '100', ...(pageToken && { pageToken }) });
      const { data, pagination } = await this.get(Parcels, `/parcels?${query.toString()}`);
      found.push(...data);
      pageToken = pagination?.next ?? '';
      if (!pageToken || data.length === 0) break;
    }
    return found;
  }

  get<Schema extends TSchema>(schema: Schema, path: string): Promise<Static<Schema>> {
    return this.http.json(schema, { path, headers: this.headers }, this.signal).catch(refuse);
  }

  /** @throws CourierStatusError, so that the caller can read its code */
  post<Schema extends TSchema>(schema: Schema, path: string, body: object): Promise<Static<Schema>> {
    return this.http.json(schema, { path, headers: this.headers, body }, this.signal);
  }

  /** For answers that are no JSON. */
  bytes(path: string, body?: object): Promise<Uint8Array> {
    return this.http.bytes({ path, headers: this.headers, ...(body && { body }) }, this.signal).catch(refuse);
  }

  private get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

function refuse(error: unknown): never {
  throw asBoxNowError(error);
}
