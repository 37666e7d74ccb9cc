/**
 * SQL of whether nothing reaches an address.
 * @param email SQL of the address, ours and never of a request
 */
export const isUndeliverableSql = (email: string): string =>
  `exists (select 1 from undeliverable_addresses ua where ua.email = lower(${email}) and ua.lifted_at is null)`;
