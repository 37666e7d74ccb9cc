import { CONTRACT_TERMS } from '../search/options.ts';
import type { AdvertisedTerms } from '../offer-terms.ts';
import { choice, day, entity, id, json, line, ref, text, timestamp, yen } from './fields.ts';

/** The student once the offer is made, and staff: mentors of the application and managers. */
const BOTH = ['owner', 'staff'] as const;
const told = { nullable: true, read: BOTH } as const;
const none = { read: [], write: 'command' } as const;

/** The terms of an offer, as staff have them from the company, beside what was advertised. */
export const offer = entity(
  'application_offers',
  { audiences: ['owner', 'staff'], editors: 'staff' },
  {
    id: id(none),
    application_id: ref('applications', none),
    /** Integer yen, in the unit of the advertisement. */
    pay_amount: yen(told),
    /** What it is made of: basic pay, allowances, fixed overtime. */
    pay_description: text({ max: 2000, ...told }),
    workplace: line({ max: 500, stored: 'text', ...told }),
    starts_on: day(told),
    contract_term: choice(CONTRACT_TERMS, told),
    /** Until when, renewal, probation. */
    contract_description: text({ max: 2000, ...told }),
    /** Until when the company wants the answer. */
    answer_by: day(told),
    other_conditions: text({ max: 2000, ...told }),
    /** As the job ad stood when the offer was recorded. */
    advertised: json<AdvertisedTerms>()({ read: BOTH, write: 'command' }),
    created_at: timestamp(none),
    updated_at: timestamp(none),
  },
);
