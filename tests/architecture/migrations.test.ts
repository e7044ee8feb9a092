import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './migration-rules.ts';

const FOLDER = 'server/platform/database/migrations';
/** Migrations 0001 to 0014 create empty tables, so the rules apply from 0015 on. */
const FIRST = '0015';

const files = readdirSync(FOLDER).toSorted();
const problems = (text: string, name = '0040-example') => problemsOf(name, text);

describe('Migrations', () => {
  it('are all read', () => {
    expect(files.length).toBeGreaterThanOrEqual(14);
  });

  it.each(files.filter((file) => file >= FIRST))('%s does not block writes', async (file) => {
    expect(await problemsOf(file, readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('A migration may', () => {
  it.each([
    [
      'create tables with indexes and rows',
      'create table a (id serial primary key, b int references product (id)); create index on a (b); insert into a values (1); update a set b = 2',
    ],
    [
      'add a column',
      "alter table product add column a int, add column b text not null default '', add column c timestamptz default now()",
    ],
    ['build an index concurrently', 'create index concurrently if not exists a on product (b)'],
    ['add a constraint without validation', 'alter table product add constraint a check (b > 0) not valid'],
    ['validate a constraint of an earlier migration', 'alter table product validate constraint a'],
    ['forbid null in two steps', 'alter table product add constraint a not null b not valid'],
    ['make a constraint from an index', 'alter table product add constraint a unique using index b'],
    [
      'drop an unread column',
      '-- unread since 0039: the size is in the family\nalter table product drop column a',
    ],
    [
      'change a small table freely',
      '-- small: room\nalter table room alter column a set not null; update room set a = 1',
    ],
    [
      'create functions and triggers',
      'create function f() returns int language sql as $$ select 1 $$; create trigger a after insert on product execute function g()',
    ],
  ])('%s', async (_, text) => {
    expect(await problems(text)).toEqual([]);
  });
});

describe('A migration may not', () => {
  it.each([
    ['create index a on product (b)', 'without concurrently'],
    ['create index concurrently a on product (b)', 'if not exists'],
    ['create index concurrently if not exists a on product (b); select 1', 'alone in its file'],
    ['drop index a', 'drops an index without concurrently'],
    ['alter table product add column a int not null', 'not null without a default'],
    ['alter table product add column a uuid default gen_random_uuid()', 'value of its own'],
    ['alter table product add column a int generated always as (b + 1) stored', 'value of its own'],
    ['alter table product add column a bigserial', 'value of its own'],
    ['alter table product add column a int generated always as identity', 'value of its own'],
    ['alter table product add column a int references room (id)', 'comes with a constraint'],
    ['alter table product add column a int check (a > 0)', 'comes with a constraint'],
    ['alter table product alter column a type bigint', 'writes the whole table'],
    ['alter table product alter column a set not null', 'reads the whole table'],
    ['alter table product add constraint a check (b > 0)', 'not valid'],
    ['alter table product add constraint a foreign key (b) references room (id)', 'not valid'],
    ['alter table product add constraint a unique (b)', 'builds an index'],
    [
      'alter table product add constraint a check (b > 0) not valid; alter table product validate constraint a',
      'in a migration of its own',
    ],
    ['alter table product drop column a', 'unread since'],
    ['-- unread since 0040\nalter table product drop column a', 'unread since'],
    ['drop table product', 'unread since'],
    ['alter table product rename column a to b', 'rename'],
    ['alter table product rename to goods', 'rename'],
    ['update product set a = 1', 'in batches'],
    ['delete from product', 'in batches'],
    ['truncate product', 'locks a whole table'],
    ['alter table product add column a int; alter table room add column b int', 'product and room together'],
    ['set lock_timeout = 0', 'the runner’s'],
    ['begin; commit', 'the runner’s'],
  ])('%s', async (text, problem) => {
    expect((await problems(text)).join('\n')).toContain(problem);
  });
});
