import type { Transaction } from 'sequelize';
import { UndeliverableAddress } from './models/inbound-mail.ts';

/**
 * SQL of whether nothing reaches an address.
 * @param email SQL of the address, ours and never of a request
 */
export const isUndeliverableSql = (email: string): string =>
  `exists (select 1 from undeliverable_addresses ua where ua.email = lower(${email}) and ua.lifted_at is null)`;

/** Whether nothing reaches an address, as a server said. */
export async function isUndeliverable(email: string, transaction: Transaction | null): Promise<boolean> {
  const where = { email: email.toLowerCase(), lifted_at: null };
  return (await UndeliverableAddress.findOne({ attributes: ['id'], where, transaction })) !== null;
}
