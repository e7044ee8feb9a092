-- When the team approved a home next to near-identical ones of its owner (TRUST-06).
alter table property add column similar_approved_at timestamptz;
