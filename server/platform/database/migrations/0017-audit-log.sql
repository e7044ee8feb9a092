-- Changes by the team (TEAM-11). Entries outlive accounts, so actor_id is no foreign key.
create table audit_entry (
  -- 1, 2, 3, … without gaps. The trigger sets it, because a sequence would count entries that were rolled back.
  id bigint primary key,
  at timestamptz not null,
  -- Member of the team; null for the command line.
  actor_id bigint,
  -- The member's name, or the value of --as, or the system user name.
  operator text not null,
  via text not null check (via in ('command', 'team')),
  -- Such as listings.remove, see src/core/team/audit-entry.ts.
  operation text not null,
  subject text not null,
  -- Text, because settings and page texts have names instead of numbers.
  subject_id text not null,
  reason text not null default '',
  before jsonb,
  after jsonb,
  -- Hash of the entry before; empty for the first one.
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_entry_by_time on audit_entry (at, id);
create index audit_entry_by_subject on audit_entry (subject, subject_id, id);
create index audit_entry_by_actor on audit_entry (actor_id, id);
create index audit_entry_by_operator on audit_entry (operator, id);
create index audit_entry_by_operation on audit_entry (operation, id);

-- Returns the SHA-256 of an entry and of the hash before it. The text is the same under all session settings: the
-- time is in microseconds since 1970. A later column needs a new version of this function that omits it if null.
create function audit_entry_hash(entry audit_entry) returns bytea language sql stable as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.operator, entry.via,
    entry.operation, entry.subject, entry.subject_id, entry.reason, entry.before::text, entry.after::text
  )::text, 'UTF8'));
$$;

-- Appends an entry to the chain. Other writers wait until the transaction ends. A transaction with an old snapshot
-- (repeatable read) cannot fork the chain: its number is taken.
create function append_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entry'));
  select * into last from audit_entry order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous_hash := coalesce(last.hash, '');
  new.hash := audit_entry_hash(new);
  return new;
end
$$;

create function reject_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries cannot be changed or deleted';
end
$$;

create trigger append_audit_entry before insert on audit_entry for each row execute function append_audit_entry();
create trigger reject_audit_change before update or delete on audit_entry for each statement execute function reject_audit_change();
create trigger reject_audit_truncate before truncate on audit_entry for each statement execute function reject_audit_change();

-- Converts an entry of moderation_action, which this version does not write any more. A later version drops it.
create function copy_moderation_action(done moderation_action) returns void language sql as $$
  insert into audit_entry (at, operator, via, operation, subject, subject_id, reason, before, after)
  select done.at, done.operator, 'command',
    case
      when done.action = 'role' then 'accounts.change-role'
      when done.action in ('verify', 'unverify') then 'companies.' || done.action
      else case
          when done.subject in ('home', 'offer') then 'listings'
          when done.subject = 'reply' then 'replies'
          when done.subject = 'agency' then 'agencies'
          else done.subject || 's'
        end || '.' ||
        case done.action when 'give-back' then 'restore' when 'uphold' then 'reject-appeal' when 'keep' then 'approve' else done.action end
    end,
    done.subject, done.subject_id::text, done.reason,
    nullif(jsonb_strip_nulls(jsonb_build_object('type', done.details->'from', 'openReports', done.details->'reports')), '{}'),
    nullif(jsonb_strip_nulls(jsonb_build_object(
      'type', done.details->'to', 'openReports', case when done.details ? 'reports' then 0 end
    )) || (done.details - array['from', 'to', 'reports']), '{}');
$$;

-- The previous version may still write while this one starts.
create function copy_new_moderation_action() returns trigger language plpgsql as $$
begin
  perform copy_moderation_action(new);
  return null;
end
$$;
create trigger copy_new_moderation_action after insert on moderation_action for each row execute function copy_new_moderation_action();

do $$
declare
  done moderation_action;
begin
  for done in select * from moderation_action order by id loop
    perform copy_moderation_action(done);
  end loop;
end
$$;
