create unique index concurrently if not exists conversation_by_poster_token on conversation (poster_token)
where poster_token is not null;
