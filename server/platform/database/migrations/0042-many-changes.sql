-- As before, but of many rows nothing is looked at but their number: a thousand rows of a load were made JSON in vain.
create or replace function tell_changes() returns trigger language plpgsql as $$
declare
  in_list constant text := tg_argv[0];
  single constant text := tg_argv[1];
  key constant text := tg_argv[2];
  unseen constant text[] := tg_argv[3];
  amounts constant text[] := tg_argv[4];
  much constant integer := 1000;
  many boolean := true;
  changed jsonb[];
  listed boolean := true;
  keys text[];
begin
  if tg_op = 'DELETE' then
    many := (select count(*) from (select from old_rows limit much + 1) counted) > much;
  elsif tg_op <> 'TRUNCATE' then
    many := (select count(*) from (select from new_rows limit much + 1) counted) > much;
  end if;
  if many then
    perform pg_notify('changes', '*');
    return null;
  end if;
  if tg_op = 'INSERT' then
    changed := array(select to_jsonb(r) from new_rows r);
  elsif tg_op = 'DELETE' then
    changed := array(select to_jsonb(r) from old_rows r);
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
