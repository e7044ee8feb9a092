-- Pictures that people uploaded. Their files lie in the store of pictures, under names made of the key.

create table picture (
  key text primary key check (length(key) >= 22),
  -- Null once the account is gone: then the files go with the next night's job, whatever showed them.
  owner_id bigint references account on delete set null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  created_at timestamptz not null,
  -- Null while the files are being written, and once they are being removed: the row outlives its files.
  stored_at timestamptz,
  -- What shows it, such as `property:17`.
  attached_to text,
  -- Since when nothing shows it.
  loose_since timestamptz,
  check ((attached_to is null) = (loose_since is not null))
);
create index picture_by_subject on picture (attached_to) where attached_to is not null;
create index picture_loose on picture (owner_id, loose_since) where attached_to is null;
create index picture_orphaned on picture (key) where owner_id is null;
create index picture_loose_since on picture (loose_since) where attached_to is null;
