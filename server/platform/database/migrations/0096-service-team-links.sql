-- The secret of the page on which a team follows its visits: 256 random bits as base64url.
-- small: service_team
alter table service_team add column token text not null
  default translate(rtrim(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'base64'), '='), '+/', '-_');
alter table service_team add constraint service_team_token_key unique (token);
