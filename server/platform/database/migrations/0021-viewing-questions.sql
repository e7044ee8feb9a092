-- An owner may be asked something without a time being asked for; a time may still be agreed afterwards.
alter table viewing_request alter column date_time drop not null;
alter table viewing_request add column question text not null default '';
alter table viewing_request add constraint viewing_request_says_something
  check (date_time is not null or question <> '');
alter table viewing_request add constraint viewing_request_agreed_time
  check (date_time is not null or status not in ('accepted', 'proposed'));
