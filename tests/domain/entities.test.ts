import {
  choice,
  entity,
  flag,
  integer,
  links,
  list,
  one,
  readBy,
  ref,
  type ReadBy,
} from '../../domain/entities/fields.ts';
import { company } from '../../domain/entities/company.ts';
import { recruitment } from '../../domain/entities/recruitment.ts';
import { user } from '../../domain/entities/user.ts';

const audiences = { audiences: ['guest', 'staff'], editors: 'staff' } as const;

/** Checked by tsc alone: what a table of fields may not say. */
export const refused = () => [
  entity('t', audiences, {
    // @ts-expect-error who reads it is not said
    age: integer({ min: 0 }),
    // @ts-expect-error nor here
    is_open: flag(),
    // @ts-expect-error nor of a list
    rows: list({ count: integer() }),
    // @ts-expect-error nor of a reference
    owner_id: ref('users'),
    // @ts-expect-error nor of a row of its own
    notes: one({ memo: integer() }),
    // @ts-expect-error nor of links
    offices: links('office_id'),
    // @ts-expect-error nor of a choice
    state: choice(['a', 'b']),
    // @ts-expect-error no such audience
    color: integer({ read: ['everybody'] }),
    // @ts-expect-error a misspelt option
    height: integer({ read: ['guest'], nulable: true }),
    // @ts-expect-error an option of another kind
    is_shut: flag({ read: ['guest'], min: 1 }),
    // @ts-expect-error a default that is no choice
    unit: choice(['month', 'year'], { read: ['guest'], default: 'week' }),
  }),
  // @ts-expect-error editors that are no audience
  entity('t', { audiences: ['guest'], editors: 'staff' }, { age: integer({ read: ['guest'] }) }),
];

const namesFor = (fields: readonly (readonly [string, unknown])[]) => fields.map(([name]) => name);

test('an audience reads the fields that name it, and links as rows or as ids', () => {
  const table = entity('jobs', audiences, {
    pay: integer({ read: ['guest', 'staff'] }),
    rating: integer({ read: ['staff'] }),
    token: integer({ read: [] }),
    job_categories: links('category_id', { ids: 'category_ids', read: ['guest', 'staff'] }),
    sectors: links('sector_id', { ids: 'sector_ids', ids_for: 'editors', read: ['guest', 'staff'] }),
  });
  expect(namesFor(readBy(table, 'guest'))).toEqual(['pay', 'category_ids', 'sectors']);
  expect(namesFor(readBy(table, 'staff'))).toEqual(['pay', 'rating', 'job_categories', 'sector_ids']);
  const read: ReadBy<typeof table, 'guest'> = {
    pay: 1,
    category_ids: [2],
    sectors: [{ id: 1, sector_id: 3 }],
  };
  // @ts-expect-error not for guests
  expect(read.rating).toBeUndefined();
});

test('what is of staff, or would single a person out, is told to no one else', () => {
  const names = namesFor(readBy(user, 'recommending'));
  expect(names).toContain('jlpt');
  for (const name of ['email', 'phone_num', 'address', 'birth_day', 'gender', 'health_description'])
    expect(names).not.toContain(name);
  expect(namesFor(readBy(user, 'owner'))).not.toContain('summary');
  expect(namesFor(readBy(recruitment, 'public'))).not.toContain('importance_rating_of_school');
  for (const name of ['contract_num', 'contact_persons', 'cc_emails', 'internal_data', 'images'])
    expect(namesFor(readBy(company, 'public'))).not.toContain(name);
});
