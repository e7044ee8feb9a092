-- Why readers of a listing, a product, a shop or a review should be careful, until the team has reviewed it (TRUST-06).
create table listing_warning (
  kind text not null check (kind in ('home', 'offer', 'product', 'vendor', 'review')),
  item_id bigint not null,
  warning text not null check (warning in ('money', 'channel', 'low-rent')),
  -- A hash of the text, or the rent in stotinki: another one is reviewed again.
  basis text not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  primary key (kind, item_id, warning)
);
create index listing_warning_open on listing_warning (created_at) where handled_at is null;

create function tell_listing_warning() returns trigger language plpgsql as $$
declare
  changed constant listing_warning := coalesce(new, old);
begin
  perform pg_notify('changes', case changed.kind
    when 'home' then 'properties property:' || changed.item_id
    when 'offer' then 'offers offer:' || changed.item_id
    when 'product' then 'products product:' || changed.item_id
    when 'vendor' then 'vendors'
    else 'reviews:' || coalesce((select subject from review where id = changed.item_id), '')
  end);
  return null;
end $$;
create trigger warnings_told after insert or update or delete on listing_warning
  for each row execute function tell_listing_warning();
