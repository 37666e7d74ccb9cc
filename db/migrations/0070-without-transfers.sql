-- Whether an employer promises no transfers to another place of work; not said of ads written before.

alter table recruitments add column is_without_transfers boolean not null default false;
