alter table property alter column search_version set default 2;
