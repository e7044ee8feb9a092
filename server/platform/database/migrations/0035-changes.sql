-- Tells who listens to `changes` what was changed of that which pages show: `products product:12 product:13`, or `*` where
-- it is much. The arguments of the trigger:
-- 0: the subject of what shows many of them, 1: that of a single one, 2: the column of its id (a subject may be ''),
-- 3: columns that no page shows or that may be a minute old,
-- 4: columns of which lists only care whether there is any.
create function tell_changes() returns trigger language plpgsql as $$
declare
  in_list constant text := tg_argv[0];
  single constant text := tg_argv[1];
  key constant text := tg_argv[2];
  unseen constant text[] := tg_argv[3];
  amounts constant text[] := tg_argv[4];
  much constant integer := 1000;
  changed jsonb[];
  listed boolean := true;
  keys text[];
begin
  if tg_op = 'TRUNCATE' then
    perform pg_notify('changes', '*');
    return null;
  elsif tg_op = 'INSERT' then
    changed := array(select to_jsonb(r) from new_rows r limit much + 1);
  elsif tg_op = 'DELETE' then
    changed := array(select to_jsonb(r) from old_rows r limit much + 1);
  elsif (select count(*) from (select from new_rows limit much + 1) counted) > much then
    perform pg_notify('changes', '*');
    return null;
  else
    changed := array(
      (select to_jsonb(r) - unseen from new_rows r except all select to_jsonb(r) - unseen from old_rows r)
      union all
      (select to_jsonb(r) - unseen from old_rows r except all select to_jsonb(r) - unseen from new_rows r)
    );
    -- A row that is the same in a list as before is there twice.
    listed := exists (
      select from unnest(changed) r group by (r - amounts) || coalesce((
        select jsonb_object_agg(name, (r ->> name)::numeric > 0) from unnest(amounts) name
      ), '{}') having count(*) = 1
    );
  end if;
  if cardinality(changed) > much then
    perform pg_notify('changes', '*');
    return null;
  end if;
  if listed and in_list <> '' and cardinality(changed) > 0 then
    perform pg_notify('changes', in_list);
  end if;
  if single <> '' then
    keys := array(select distinct r ->> key from unnest(changed) r);
    perform pg_notify('changes', string_agg(single || ':' || one, ' '))
    from (select one, (row_number() over () - 1) / 100 as part from unnest(keys) one) parts group by part;
  end if;
  return null;
end $$;

-- For migrations: from now on it is told what is changed in a table.
create function tell_changes_of(
  of_table regclass, in_list text, single text default '', key text default 'id',
  unseen text[] default '{}', amounts text[] default '{}'
) returns void language plpgsql as $$
declare
  told constant text := format('for each statement execute function tell_changes(%L, %L, %L, %L, %L)',
    in_list, single, key, unseen, amounts);
begin
  execute format('create trigger inserts_told after insert on %s referencing new table as new_rows %s', of_table, told);
  execute format('create trigger updates_told after update on %s referencing old table as old_rows new table as new_rows %s',
    of_table, told);
  execute format('create trigger deletes_told after delete on %s referencing old table as old_rows %s', of_table, told);
  execute format('create trigger truncates_told after truncate on %s %s', of_table, told);
end $$;

-- Tables that have few rows and are hardly ever written.
select tell_changes_of('category', 'categories');
select tell_changes_of('category_room', 'categories');
select tell_changes_of('room', 'categories');
select tell_changes_of('city', 'places');
select tell_changes_of('district', 'places');
select tell_changes_of('university', 'places');
select tell_changes_of('post', 'posts');
select tell_changes_of('post_text', 'posts');
select tell_changes_of('service_group', 'services');
select tell_changes_of('service', 'services');
select tell_changes_of('service_team', 'services');
