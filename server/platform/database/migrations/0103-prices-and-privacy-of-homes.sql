-- Bills of an average month in stotinki, null until they are computed, and whether some of them are averages of ours.
-- What the owner shows: `phone_public` is null for the default of the kind of account. The public point is null where the
-- exact one is public.
alter table property
  add column monthly_bills integer,
  add column bills_estimated boolean not null default false,
  add column phone_public boolean,
  add column public_latitude double precision,
  add column public_longitude double precision;

-- Changes of the rent of a published home, stotinki a month.
create table property_price_change (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  changed_at timestamptz not null default now(),
  old_price integer not null,
  new_price integer not null
);
create index property_price_change_by_property on property_price_change (property_id, id desc);

create function record_price_change() returns trigger language plpgsql as $$
begin
  insert into property_price_change (property_id, changed_at, old_price, new_price)
  values (new.id, new.updated_at, old.price, new.price);
  return null;
end $$;
create trigger price_changes_are_recorded after update of price on property for each row
when (old.status <> 'draft' and new.status <> 'draft' and old.price <> new.price)
execute function record_price_change();
