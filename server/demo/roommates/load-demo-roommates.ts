import type pg from 'pg';
import { newSecret } from '../../platform/secrets.ts';
import { loadOnce } from '../bulk-load.ts';
import { idsOf } from '../properties/insert-property-owners.ts';
import { composeOffer } from './compose-offer.ts';
import type { DemoOffer } from './demo-offer.ts';
import { LOGIN_CONVERSATIONS } from './login-conversations.ts';
import type { DemoConversation } from './login-conversations.ts';
import { demoPosters } from './posters.ts';
import { OFFER_FIELDS } from '../../../src/core/roommates/offer-fields.ts';
import { columnsOf } from '../../../src/core/shared/fields.ts';
import { daysAfter, HOUR } from '../../../src/core/shared/durations.ts';

export const demoOfferCount = 400;

const load = { load: 'demo roommates', tables: 'roommate_offer' } as const;
/** Numbers of the demo login's offers, above any size of the demo. */
const LOGIN_NUMBERS = [50_000_000, 50_000_016];
const LOGIN = 'user@demo.example';

/**
 * Adds roommate offers and some conversations of the demo login. Needs the cities and universities. Does
 * nothing if there are offers. Returns the number of added ones.
 */
export async function loadDemoRoommates(
  pool: pg.Pool,
  { offers, now }: { offers: number; now: Date },
): Promise<number> {
  return loadOnce(pool, load, async (client) => {
    const { rowCount } = await client.query('select from roommate_offer limit 1');
    if (rowCount) return 0;
    const idOf = await insertPosters(client);
    const composed = Array.from({ length: offers }, (_, index) => composeOffer(index));
    await insertOffers(
      client,
      composed.map((offer) => rowOf(offer, idOf.get(offer.poster.email) ?? '', now)),
    );
    const login = (await idsOf(client, [LOGIN])).get(LOGIN);
    if (login !== undefined) {
      const own = LOGIN_NUMBERS.map((number, place) => ({
        ...composeOffer(number),
        hoursAgo: 30 + 90 * place,
        paused: false,
      }));
      await insertOffers(
        client,
        own.map((offer) => rowOf(offer, login, now)),
      );
      for (const conversation of LOGIN_CONVERSATIONS)
        await insertConversation(client, conversation, login, now);
    }
    return offers;
  });
}

async function insertPosters(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(
    `insert into account (type, name, email, phone, language, created_at, email_confirmed_at)
     select 'user', name, email, phone, 'bg', now() - interval '140 days', now() - interval '140 days' from jsonb_to_recordset($1::jsonb)
       as given (name text, email text, phone text)
     on conflict (email) do nothing`,
    [JSON.stringify(demoPosters.map(({ name, email, phone }) => ({ name, email, phone })))],
  );
  return idsOf(
    client,
    demoPosters.map(({ email }) => email),
  );
}

async function insertOffers(client: pg.PoolClient, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into roommate_offer (${columns})
     select ${columns} from jsonb_populate_recordset(null::roommate_offer, $1::jsonb)
     on conflict (owner_id, key) do nothing`,
    [JSON.stringify(rows)],
  );
}

function rowOf(offer: DemoOffer, ownerId: string, now: Date): object {
  const { habits } = offer;
  const createdAt = new Date(now.getTime() - offer.hoursAgo * HOUR).toISOString();
  return {
    ...columnsOf(OFFER_FIELDS, offer),
    owner_id: ownerId,
    key: `demo-offer-${offer.index}`,
    status: offer.paused ? 'paused' : 'active',
    city_id: offer.market.city.id,
    district_id: offer.district.id,
    title: offer.title,
    move_in_from: daysAfter(now, offer.moveInDays).toISOString().slice(0, 10),
    about_home: offer.aboutHome,
    about_people: offer.aboutPeople,
    smoking: habits.smoking,
    pets: habits.pets,
    guests: habits.guests,
    quiet_hours: habits.quietHours,
    university_id: offer.namesUniversity ? offer.university.id : null,
    latitude: offer.latitude,
    longitude: offer.longitude,
    exact_place: offer.exactPlace,
    pictures: offer.pictures,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Adds a conversation about the login's offer, or about the newest offer of another poster. */
async function insertConversation(
  client: pg.PoolClient,
  { asker, messages, sharesPhone, seen }: DemoConversation,
  login: string,
  now: Date,
): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const [first, last] = [messages[0], messages.at(-1)];
  const { rows } = await client.query<{ id: string }>(
    `insert into conversation (offer_id, token, asker_id, asker_name, asker_phone, asker_email, asker_language,
       asker_shares_phone, created_at, last_message_at)
     select o.id, $2, a.id, coalesce(a.name, $3), coalesce(a.phone, $4), '', 'bg', $5, $6, $7
     from roommate_offer o left join account a on $3::text is null and a.id = $1
     where o.status = 'active' and (o.owner_id = $1) = ($3::text is not null)
     order by o.created_at desc, o.id limit 1 returning id`,
    [
      login,
      newSecret(),
      asker?.name ?? null,
      asker?.phone ?? null,
      sharesPhone,
      at(first?.hoursAgo ?? 0),
      at(last?.hoursAgo ?? 0),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) return;
  for (const { author, text, hoursAgo } of messages) {
    await client.query(
      'insert into conversation_message (conversation_id, author, text, at) values ($1, $2, $3, $4)',
      [id, author, text, at(hoursAgo)],
    );
  }
  // The writer has read all earlier messages.
  await client.query(
    `update conversation v set
       poster_seen = coalesce((select max(id) from conversation_message m where conversation_id = v.id
         and ($2 or m.author = 'poster')), 0),
       asker_seen = coalesce((select max(id) from conversation_message m where conversation_id = v.id), 0)
     where v.id = $1`,
    [id, seen],
  );
}
