-- Homes are found by the words of their type.
alter table property alter column search_version set default 3;
