-- Words of products are folded anew: Latin letters within Cyrillic words, fractions and phrases such as "2 ст." are found.
alter table product alter column search_version set default 2;
