-- Names, contacts and messages of reported conversations, for the search of the team (TEAM-05).
create table conversation_search (
  conversation_id bigint primary key references conversation (id) on delete cascade,
  words text not null
);
create index conversation_search_by_words on conversation_search using gin (latin_letters(words) gin_trgm_ops);

-- Writes the words of a conversation with a report: its newest 500 messages, which the team sees.
create function renew_conversation_search(changed bigint) returns void language sql as $$
  insert into conversation_search (conversation_id, words)
  select c.id, concat_ws(' ', c.asker_name, c.asker_email, c.asker_phone, (
    select string_agg(newest.text, ' ' order by newest.id) from (
      select m.id, m.text from conversation_message m where m.conversation_id = c.id order by m.id desc limit 500
    ) newest
  ))
  from conversation c
  where c.id = changed and exists (select from conversation_report r where r.conversation_id = c.id)
  on conflict (conversation_id) do update set words = excluded.words
$$;

create function reported_conversation_is_searched() returns trigger language plpgsql as $$
begin
  -- Waits for messages that are being written, which do not see the report.
  perform from conversation where id = new.conversation_id for update;
  perform renew_conversation_search(new.conversation_id);
  return null;
end $$;

create function changed_message_is_searched() returns trigger language plpgsql as $$
begin
  perform renew_conversation_search(coalesce(new.conversation_id, old.conversation_id));
  return null;
end $$;

create function changed_asker_is_searched() returns trigger language plpgsql as $$
begin
  perform renew_conversation_search(new.id);
  return null;
end $$;
