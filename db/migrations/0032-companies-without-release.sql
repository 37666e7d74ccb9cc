-- A company has no release of its own: the specification gives it none, and nothing ever read this one. The public sees
-- a company through its released recruitments.

alter table companies drop column is_released;
