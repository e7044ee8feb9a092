alter table conversation_message add column pictures jsonb not null default '[]';
-- Conversations go with what they are about, and by whatever statement: their pictures are let go of here. The argument is how
-- `picture.attached_to` begins.
create function release_pictures() returns trigger language plpgsql as $$
begin
  update picture set attached_to = null, orphaned_at = now() where attached_to = tg_argv[0] || old.id;
  return null;
end $$;
create trigger pictures_released after delete on conversation_message
for each row when (old.pictures <> '[]') execute function release_pictures('message:');
