import assert from 'node:assert/strict';
import { After, Then, When } from '@cucumber/cucumber';
import { Moderation } from '../../../server/admin/moderation.ts';
import { RemovalMails } from '../../../server/admin/removal-mails.ts';
import { checkAuditLog } from '../../../server/doctor/check-audit-log.ts';
import { searchEntries } from '../../../server/modules/team/audit-log.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';

const FORGERY = `update audit_entry set reason = 'Друга причина.'`;

async function newestEntry(world: ShopWorld) {
  const { database } = await world.shop();
  const [entry] = (await searchEntries(database.db, {})).entries;
  assert.ok(entry, 'the audit log is empty');
  return entry;
}

After({ tags: '@TEAM-11' }, async function (this: ShopWorld) {
  const { pool } = (await this.shop()).database;
  await pool.query(`alter table audit_entry disable trigger user; truncate audit_entry;
    alter table audit_entry enable trigger user`);
});

When(
  '{string} removes {string} because {string}',
  async function (this: ShopWorld, operator: string, title: string, reason: string) {
    const shop = await this.shop();
    const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' });
    const mails = new RemovalMails(shop.texts, new Addresses(configuration));
    const actor = { actorId: null, operator, via: 'command' } as const;
    const id = await propertyBuilderOf(this).idOf(title);
    await new Moderation({ ...shop, mails, actor }).remove('home', id, reason);
  },
);

When('an administrator changes the reason of the entry in the database', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const outcome = await database.pool.query(FORGERY).then(
    () => 'done',
    (error: Error) => error.message,
  );
  this.notes.set('outcome', outcome);
});

When(
  'an administrator disables the triggers and changes the reason of the entry',
  async function (this: ShopWorld) {
    const { pool } = (await this.shop()).database;
    await pool.query('alter table audit_entry disable trigger user');
    await pool.query(`${FORGERY} where id = (select max(id) from audit_entry)`);
    await pool.query('alter table audit_entry enable trigger user');
  },
);

Then(
  'the newest audit entry is {string} by {string} because {string}',
  async function (this: ShopWorld, wanted: string, author: string, why: string) {
    const { operator, operation, reason } = await newestEntry(this);
    assert.deepEqual([operation, operator, reason], [wanted, author, why]);
  },
);

Then(
  'the recorded {string} was empty before and is a time after',
  async function (this: ShopWorld, name: string) {
    const { before, after } = await newestEntry(this);
    assert.equal(before?.[name], null);
    assert.equal(after?.[name], this.run.clock.now().toISOString());
  },
);

Then('the database refuses it', function (this: ShopWorld) {
  assert.equal(this.note('outcome'), 'audit entries cannot be changed or deleted');
});

Then('the doctor names the changed entry', async function (this: ShopWorld) {
  const { pool } = (await this.shop()).database;
  const { id } = await newestEntry(this);
  const client = await pool.connect();
  const findings = await checkAuditLog(client);
  client.release();
  const wrong = findings.filter(({ state }) => state === 'wrong').map(({ what }) => what);
  assert.deepEqual(wrong, [`audit log: the entry ${id} was changed, or inserted past the triggers`]);
});
