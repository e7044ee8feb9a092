import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { loadUniversities } from '../../server/modules/roommates/load-universities.ts';
import { conversationsOver } from '../../src/container/modules/conversations.ts';
import type { Conversations } from '../../src/core/conversations/conversations.ts';
import * as viewingCalls from '../../api/calls/properties/viewings.ts';
import { httpGateway } from '../../src/adapters/http/http-gateway.ts';
import type { ViewingGateway } from '../../src/core/properties/viewings/viewing-gateway.ts';
import * as ownCalls from '../../api/calls/roommates/own-roommate-offers.ts';
import * as calls from '../../api/calls/roommates/roommates.ts';
import type { OwnRoommateOffers } from '../../src/core/roommates/own-roommate-offers.ts';
import type { RoommateCatalogue } from '../../src/core/roommates/roommate-catalogue.ts';
import type { HttpClient } from '../../src/adapters/http/http-client.ts';
import { ProvingHttpClient } from '../../src/adapters/http/proving-http-client.ts';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { InProcessHttpClient } from '../../src/adapters/server/in-process-http-client.ts';
import type { AskInProcess } from '../../src/adapters/server/in-process-http-client.ts';
import { StoredFavorites } from '../../src/adapters/storage/stored-favorites.ts';
import { StoredOwnHabits } from '../../src/adapters/storage/stored-own-habits.ts';
import type { AccountType } from '../../src/core/accounts/account.ts';
import type { ListingAddress } from '../../src/core/conversations/conversation.ts';
import type { ConversationAddress } from '../../src/core/conversations/conversations.ts';
import type { FirstMessageForm } from '../../src/core/conversations/first-message-command.ts';
import type { RoommateOfferContent } from '../../src/core/roommates/roommate-offer-content.ts';
import { conversationRules } from '../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { aPerson } from '../../tests/server/support/an-account.ts';
import { anAnswer } from '../../tests/server/support/an-answer.ts';
import { anOffer } from '../../tests/support/an-offer.ts';
import { propertyBuilderOf } from '../steps/properties/properties.steps.ts';
import { MAIL_ANSWERS_KEY } from './the-run.ts';
import type { OpenShop } from './the-run.ts';
import type { ShopWorld } from './world.ts';

export const POSTER_EMAIL = 'maria@example.com';
export const ASKER_EMAIL = 'georgi@example.com';

/** A person who offers or looks for a room, with the real rules, storage and requests. */
export class RoomSeeker {
  readonly store = new MemoryTextStore();
  readonly habits = new StoredOwnHabits(this.store);
  readonly favorites = new StoredFavorites(this.store);
  language: Language = 'bg';
  token: string | null = null;
  refusal: Failure | null = null;
  private cookie = '';

  constructor(
    private readonly shop: OpenShop,
    private readonly world: ShopWorld,
  ) {}

  static async of(world: ShopWorld, name = 'I'): Promise<RoomSeeker> {
    const known = world.notes.get(`seeker ${name}`);
    if (known instanceof RoomSeeker) return known;
    const seeker = new RoomSeeker(await world.shop(), world);
    world.notes.set(`seeker ${name}`, seeker);
    return seeker;
  }

  async signUp(type: AccountType, email: string, name = 'Мария Иванова'): Promise<void> {
    const place = { database: this.shop.database, clock: this.world.run.clock };
    const { headers } = await aPerson(place, { type, email, name });
    this.cookie = headers.cookie;
  }

  /** Takes over an account that another step registered. */
  signInAs(cookie: string): void {
    this.cookie = cookie;
  }

  private get http(): HttpClient {
    const ask: AskInProcess = async ({ method, url, body, captcha }) => {
      const answer = await this.shop.server.inject({
        method: method as 'GET',
        url,
        headers: {
          'x-accept-language': this.language,
          ...(this.cookie && { cookie: this.cookie }),
          ...(captcha !== undefined && { 'x-captcha': captcha }),
        },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: answer.statusCode, body: answer.json() as unknown };
    };
    return new ProvingHttpClient(new InProcessHttpClient(ask, () => {}));
  }

  get catalogue(): RoommateCatalogue {
    return httpGateway<RoommateCatalogue>(this.http, calls);
  }

  get own(): OwnRoommateOffers {
    return httpGateway<OwnRoommateOffers>(this.http, ownCalls);
  }

  get conversations(): Conversations {
    return conversationsOver(this.http);
  }

  get viewings(): ViewingGateway {
    return httpGateway<ViewingGateway>(this.http, viewingCalls);
  }

  /** Posts a room; stores the error. */
  async post(
    changes: Partial<RoommateOfferContent> & { district?: string },
    key = randomBytes(18).toString('base64url'),
  ): Promise<void> {
    const { district = 'Лозенец', ...content } = changes;
    await prepare(this.world);
    const districtId = await propertyBuilderOf(this.world).districtId(district);
    await this.tried(async () => {
      await this.own.createRoommateOffer({
        ...anOffer({ moveInFrom: this.day(30), districtId }),
        ...content,
        key,
      });
    });
  }

  /** `YYYY-MM-DD`, counted from the scenario's today. */
  day(days: number): string {
    return new Date(this.world.run.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  }

  async idOf(title: string): Promise<number> {
    const row = await this.shop.database.db
      .selectFrom('roommate_offer')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirst();
    assert.ok(row, `there is no room ${title}`);
    return row.id;
  }

  /** Writes to the poster; stores the error of the form or the server. */
  write(offerId: number, changes: Partial<FirstMessageForm> = {}): Promise<void> {
    return this.ask({ kind: 'roommate', id: offerId }, changes);
  }

  /** Writes to the poster of any listing; stores the error. */
  async ask(subject: ListingAddress, changes: Partial<FirstMessageForm> = {}): Promise<void> {
    const form = {
      name: 'Георги Георгиев',
      phone: '0888 123 456',
      email: ASKER_EMAIL,
      message: 'Свободна ли е стаята?',
      sharePhone: false,
      ...changes,
    };
    await this.tried(async () => {
      const command = conversationRules.message.commandOf(form);
      this.token = (await this.conversations.ask(subject, command)) ?? this.token;
    });
  }

  /** Visitor's conversation, by the link. */
  get link(): ConversationAddress {
    assert.ok(this.token, 'no message was sent before');
    return { token: this.token };
  }

  /** First conversation of the inbox. */
  async first(): Promise<ConversationAddress> {
    const { data } = await this.conversations.inbox({ offset: 0, limit: 10 });
    assert.ok(data[0], 'the inbox is empty');
    return { id: data[0].id };
  }

  async tried(work: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    await work().catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      this.refusal = error;
    });
  }

  /** Delivers a reply to the person's last mail, quoted as mail programs do. */
  async answerMail(from: string, words: string): Promise<void> {
    const mail = (await this.mails(from)).at(-1);
    assert.ok(mail, `nothing was mailed to ${from}`);
    const answer = await this.shop.server.inject({
      method: 'POST',
      url: '/mail/answer',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${MAIL_ANSWERS_KEY}` },
      payload: await anAnswer(mail, from, words),
    });
    assert.equal(answer.statusCode, 200, answer.body);
  }

  mails(recipient: string) {
    return this.shop.database.db
      .selectFrom('mail')
      .select(['subject', 'text', 'html', 'language', 'headers'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  }
}

/** Loads the cities and universities of the product. */
export async function prepare(world: ShopWorld): Promise<void> {
  await propertyBuilderOf(world).places();
  await loadUniversities((await world.shop()).database.pool, process.cwd());
}

/** Id of a university by its usual name. */
export async function universityId(world: ShopWorld, short: string): Promise<number> {
  const { data: all } = await (await RoomSeeker.of(world)).catalogue.universities();
  const found = all.find((one) => one.short === short);
  assert.ok(found, `there is no university ${short}`);
  return found.id;
}
