-- The first place is 1: universities with a ranking stand before the others, by it.

update universities set ranking = null where ranking < 1;
alter table universities add constraint universities_ranking_check check (ranking >= 1);
