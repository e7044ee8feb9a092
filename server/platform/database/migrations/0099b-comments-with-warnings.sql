-- A comment waits for the team also when its text asks for money or to continue elsewhere.
alter table post_comment drop constraint post_comment_held_for_check;
alter table post_comment add constraint post_comment_held_for
  check (held_for in ('link', 'contact', 'repeated', 'writer', 'reports', 'warning')) not valid;
