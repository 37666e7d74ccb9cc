import { literal, Op, type WhereOptions } from 'sequelize';
import { isManager, type Actor } from '../../../../domain/roles.ts';
import { notOnesOwn, seesWholly } from '../../../core/scopes.ts';

const ADDRESS = '"UndeliverableAddress"';

/** Whose an address can be. */
export const OWNERS = ['student', 'company', 'staff', 'nobody'] as const;
type Owner = (typeof OWNERS)[number];

/** SQL from the companies that have the address among their contacts or for copies, as `c`. */
export const COMPANIES_OF_ADDRESS = `from companies c where c.id in (
  select p.company_id from company_contact_persons p where lower(p.email) = ${ADDRESS}.email
  union select e.company_id from company_cc_emails e where lower(e.email) = ${ADDRESS}.email)`;

/** SQL from the student whose it was when it was marked, as `u`, where the actor reads their address. */
export const studentOfAddress = (actor: Actor): string =>
  `from users u where u.id = ${ADDRESS}.user_id and ${seesWholly(actor, 'u.id')}`;

/** SQL from the member of staff who has the address, as `m`. */
export const MEMBER_OF_ADDRESS = `from hf_members m where lower(m.email) = ${ADDRESS}.email`;

const has = (from: string) => `exists (select 1 ${from})`;

/** SQL of whether an address is, as far as the actor may know, of such an owner. */
export function isOfSql(owner: Owner, actor: Actor): string {
  const known = {
    student: has(studentOfAddress(actor)),
    company: has(COMPANIES_OF_ADDRESS),
    staff: has(MEMBER_OF_ADDRESS),
  };
  return owner === 'nobody' ? `not (${Object.values(known).join(' or ')})` : known[owner];
}

/**
 * Addresses the actor may see: managers all; mentors those they read elsewhere too, of the students they look after,
 * of companies and of staff. Never one's own as a student.
 */
export function undeliverableScope(actor: Actor): WhereOptions {
  return {
    [Op.and]: [notOnesOwn(actor), isManager(actor) ? {} : literal(`(not ${isOfSql('nobody', actor)})`)],
  };
}

/** SQL of whether the actor may lift the mark: managers any, mentors those of students they look after. */
export const mayLiftSql = (actor: Actor): string =>
  isManager(actor) ? 'true' : has(studentOfAddress(actor));
