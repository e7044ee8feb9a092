import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { loadLocations } from '../../server/modules/properties/load-locations.ts';
import { loadServices } from '../../server/modules/services/load-services.ts';
import { httpGateway } from '../../src/adapters/http/http-gateway.ts';
import { SERVICE_CALLS } from '../../src/adapters/http/services/service-calls.ts';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { InProcessHttpClient } from '../../src/adapters/server/in-process-http-client.ts';
import { StoredCleaningCart } from '../../src/adapters/storage/stored-cleaning-cart.ts';
import { CleaningCart } from '../../src/core/services/cleaning-cart.ts';
import { placeServiceOrder } from '../../src/core/services/place-service-order.ts';
import type { ServiceCatalogue, ServiceGateway } from '../../src/core/services/service-gateway.ts';
import { serviceRules } from '../../src/core/services/service-rules.ts';
import { ServiceSelection } from '../../src/core/services/service-selection.ts';
import type { NotAdded, Replaced } from '../../src/core/services/service-selection.ts';
import { workOf } from '../../src/core/services/service-work.ts';
import type { Service, ServiceKind, ServiceMeasures } from '../../src/core/services/service.ts';
import type { TimeWindow } from '../../src/core/services/time-window.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../src/core/shared/failure.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { addDays, sofiaDay } from '../../src/core/shared/sofia-time.ts';
import { aServiceForm } from '../../tests/support/a-service.ts';
import type { OpenShop } from './the-run.ts';
import type { ShopWorld } from './world.ts';

export const TEAM_EMAIL = 'team@example.com';

/** A person who selects and orders services, with the real rules, storage and requests. */
export class ServiceCustomer {
  readonly store = new MemoryTextStore();
  readonly cart = new StoredCleaningCart(this.store);
  language: Language = 'bg';
  replaced: Replaced[] = [];
  notAdded: NotAdded | null = null;
  both: ServiceSelection | null = null;
  before = CleaningCart.empty;
  token = '';
  refusal: Failure | null = null;

  constructor(
    private readonly shop: OpenShop,
    private readonly world: ShopWorld,
    public email: string,
  ) {}

  static async of(world: ShopWorld, email = 'maria@example.com'): Promise<ServiceCustomer> {
    const known = world.notes.get(`customer ${email}`);
    if (known instanceof ServiceCustomer) return known;
    const customer = new ServiceCustomer(await world.shop(), world, email);
    world.notes.set(`customer ${email}`, customer);
    return customer;
  }

  get gateway(): ServiceGateway {
    const ask = async ({ method, url, body }: { method: string; url: string; body: unknown }) => {
      const answer = await this.shop.server.inject({
        method: method as 'GET',
        url,
        headers: { 'x-accept-language': this.language },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: answer.statusCode, body: answer.json() as unknown };
    };
    return httpGateway<ServiceGateway>(new InProcessHttpClient(ask, () => {}), SERVICE_CALLS);
  }

  catalogue(): Promise<ServiceCatalogue> {
    return this.gateway.cleaningServices();
  }

  async service(name: string): Promise<Service> {
    const { services } = await this.catalogue();
    const found = services.flatMap(({ items }) => items).find((one) => one.name === name);
    assert.ok(found, `there is no service ${name}`);
    return found;
  }

  async choose(name: string, measures?: ServiceMeasures): Promise<void> {
    const service = await this.service(name);
    this.before = this.cart.read();
    this.both = this.before.selection.combine(this.before.remembered(service));
    const { cart, replaced, notAdded } = this.before.add(service);
    this.replaced = replaced;
    this.notAdded = notAdded;
    this.cart.write(measures && !notAdded ? cart.change(service.serviceKey, measures) : cart);
  }

  /** Selects services that can be in one order. */
  async chooseTogether(names: readonly string[]): Promise<void> {
    const services = await Promise.all(names.map((name) => this.service(name)));
    this.cart.write(this.cart.read().with(ServiceSelection.of(services)));
  }

  keepBoth(): void {
    assert.ok(this.both, 'both may not stand in one order');
    this.cart.write(this.cart.read().with(this.both));
  }

  /** @param days from today */
  day(days: number): string {
    return addDays(sofiaDay(this.world.run.clock.now()), days);
  }

  form(days: number, window: TimeWindow) {
    return aServiceForm({ email: this.email, date: this.day(days), window });
  }

  /** Orders the selection; stores the error of the form or the server. */
  async order(days: number, window: TimeWindow, key = randomBytes(18).toString('base64url')): Promise<void> {
    const { selection } = this.cart.read();
    const moving = selection.kinds.includes('moving');
    const command = serviceRules.order.commandOf(this.form(days, window), moving);
    await this.tried(async () => {
      this.token = await placeServiceOrder(this.gateway, command, selection, key);
    });
  }

  /** Sends the confirmation of the order to another e-mail address. */
  async correctEmail(email: string): Promise<void> {
    this.token = (await this.gateway.sendServiceConfirmationMail({ token: this.token, email })).token;
    this.email = email;
  }

  async confirmFromMail(): Promise<void> {
    const mail = (await this.mails(this.email)).at(-1);
    const [, token, secret] = /\/([\w-]{43})\?confirm=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    assert.ok(token && secret, `the mail has no link: ${mail?.text}`);
    await this.gateway.confirmServiceOrder({ token, secret });
  }

  async tried(work: () => Promise<void>): Promise<void> {
    this.refusal = null;
    await work().catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      this.refusal = error;
    });
  }

  get marked(): FieldErrors {
    return this.refusal?.fields ?? {};
  }

  async isFree(days: number, window: TimeWindow): Promise<boolean> {
    const { windows, visits, every } = workOf(this.cart.read().selection.services);
    const filter = { cityId: 1, ...windows, visits, every, from: this.day(days), days: 1 };
    const {
      data: [day],
    } = await this.gateway.serviceSlots(filter);
    return day?.windows.find((one) => one.window === window)?.free ?? false;
  }

  async mails(recipient: string) {
    return this.shop.database.db
      .selectFrom('mail')
      .select(['subject', 'text', 'attachments'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  }
}

/** Loads the shipped catalogues, and one team of each kind in a city. */
export async function openServices({ database }: OpenShop, city: string): Promise<void> {
  await loadLocations(database.pool, process.cwd());
  await loadServices(database.pool, process.cwd());
  const { id } = await database.db
    .selectFrom('city')
    .select('id')
    .where('name_bg', '=', city)
    .executeTakeFirstOrThrow();
  const team = (kind: ServiceKind) => ({
    name: `${kind} ${city}`,
    kind,
    city_id: id,
    email: TEAM_EMAIL,
    phone: '0888000000',
  });
  await database.db
    .insertInto('service_team')
    .values([team('cleaning'), team('moving')])
    .execute();
}
