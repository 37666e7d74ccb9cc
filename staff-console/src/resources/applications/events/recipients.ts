import type { QueryAnswer } from '../../../../../server/client/contract.ts';

export interface Recipients {
  to: { name: string; email: string; is_main_person: boolean }[];
  cc: string[];
}

/**
 * Who gets the mail with a resume: the main contact persons, or every contact person when none is the main
 * one, and the copies.
 */
export function recipientsOf(company: QueryAnswer<'aggregates__company'>): Recipients {
  if (!('contact_persons' in company)) return { to: [], cc: [] };
  const reachable = company.contact_persons.filter((person) => person.email);
  const main = reachable.filter((person) => person.is_main_person);
  return {
    to: (main.length > 0 ? main : reachable).map((person) => ({
      name: [person.last_name, person.first_name].filter(Boolean).join(' '),
      email: person.email ?? '',
      is_main_person: person.is_main_person,
    })),
    cc: company.cc_emails.map(({ email }) => email),
  };
}
