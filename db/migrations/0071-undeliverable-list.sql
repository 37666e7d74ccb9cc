-- The console's list of addresses that nothing reaches: its order, and whose among a company's contacts one is.

create index undeliverable_addresses_marked_at_index on undeliverable_addresses (marked_at, id);
create index company_contact_persons_lower_email_index on company_contact_persons (lower(email));
create index company_cc_emails_lower_email_index on company_cc_emails (lower(email));
