-- Numbers the changes of search.counts. Every change of a search row adds rows there, so which numbers a statement
-- sees tells which state of the search rows it sees: a total counted in that state need not be counted again.

alter table search.counts add column id bigint generated always as identity
