-- The language that people wrote in, by the same rule as src/core/shared/text-language.ts.
create function language_of_text(written text) returns text language sql immutable as $$
  with counted as (
    select length(regexp_replace(written, '[^А-Яа-яЍѝ]', '', 'g')) as cyrillic,
      length(regexp_replace(written, '[^A-Za-zÀ-ɏ]', '', 'g')) as latin
  )
  select case when cyrillic * 3 >= cyrillic + latin then 'bg' else 'en' end from counted
$$;

alter table property add column language text not null default 'bg' check (language in ('bg', 'en'));
alter table roommate_offer add column language text not null default 'bg' check (language in ('bg', 'en'));
alter table post_comment add column language text not null default 'bg' check (language in ('bg', 'en'));
update property set language = 'en' where language_of_text(title || ' ' || description) = 'en';
update roommate_offer set language = 'en'
  where language_of_text(title || ' ' || about_home || ' ' || about_people) = 'en';
update post_comment set language = 'en' where language_of_text(text) = 'en';
drop function language_of_text;

-- What a translation service made of a public text: the hash is of the text, so a changed one is another.
create table text_translation (
  text_hash bytea not null,
  language text not null check (language in ('bg', 'en')),
  text text not null,
  created_at timestamptz not null default now(),
  primary key (text_hash, language)
);
