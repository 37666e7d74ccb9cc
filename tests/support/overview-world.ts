import { Application } from '../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../db/models/application-records.ts';
import type { HfMember } from '../../db/models/hf-member.ts';
import { UserAnalyticsData } from '../../db/models/user-records.ts';
import { User } from '../../db/models/user.ts';
import type { ApplicationState } from '../../domain/application-state.ts';
import type { TestApi } from './api.ts';
import { member, recruitment } from './factories.ts';

/** First and last moments of the months in Tokyo. */
const LAST_OF_SEPTEMBER = new Date('2026-09-30T14:59:59.999Z');
const FIRST_OF_OCTOBER = new Date('2026-09-30T15:00:00Z');
const LAST_OF_OCTOBER = new Date('2026-10-31T14:59:59.999Z');
const FIRST_OF_NOVEMBER = new Date('2026-10-31T15:00:00Z');
/** Before the tested period: counted only through later activity. */
const LONG_AGO = new Date('2026-01-15T03:00:00Z');
const HOUR = 3_600_000;

interface Made {
  count: number;
  created_at: Date;
  state: ApplicationState;
  by?: readonly HfMember[];
  job?: number;
  fields?: object;
}

/** Rows with known counts, inserted directly, each with its own student. */
export async function overviewWorld(api: TestApi) {
  const jobs = [await recruitment(api), await recruitment(api), await recruitment(api)];
  const mentors = [await member(api), await member(api), await member(api), await member(api)].map(
    (one) => one.member,
  );
  const [first, second, third, fourth] = mentors as [HfMember, HfMember, HfMember, HfMember];
  let number = 0;
  async function make({ count, created_at, state, by = [], job = 0, fields = {} }: Made): Promise<number[]> {
    const users = await User.bulkCreate(
      Array.from({ length: count }, () => ({
        email: `overview-${++number}@example.com`,
        created_at: LONG_AGO,
      })),
    );
    const rows = await Application.bulkCreate(
      users.map(({ id }) => ({
        user_id: id,
        recruitment_id: jobs[job]!.recruitment.id,
        state,
        created_at,
        ...fields,
      })),
    );
    const ids = rows.map(({ id }) => id);
    await ApplicationHfMember.bulkCreate(
      ids.flatMap((application_id) =>
        by.map(({ id }, place) => ({ application_id, hf_member_id: id, is_main: place === 0 })),
      ),
    );
    return ids;
  }

  // September: 6. October: 7 + 5 in preparation, 3 at the company, 8 failed. November: 2.
  await make({ count: 6, created_at: LAST_OF_SEPTEMBER, state: 'failed' });
  await make({
    count: 7,
    created_at: FIRST_OF_OCTOBER,
    state: 'in_correction',
    by: [first],
    fields: { due_date_to_submit_resume: '2026-10-31', apply_campaign_source: 'newsletter' },
  });
  await make({
    count: 5,
    created_at: LAST_OF_OCTOBER,
    state: 'applied',
    fields: { due_date_to_submit_resume: '2026-11-30', apply_campaign_source: 'fair' },
  });
  await make({ count: 3, created_at: FIRST_OF_OCTOBER, state: 'sent_to_company' });
  await make({
    count: 8,
    created_at: FIRST_OF_OCTOBER,
    state: 'failed',
    fields: { apply_campaign_source: '' },
  });
  await make({ count: 2, created_at: FIRST_OF_NOVEMBER, state: 'failed' });

  // Sources in October: 1 and 4 have few, besides newsletter, fair and none.
  await make({
    count: 1,
    created_at: FIRST_OF_OCTOBER,
    state: 'failed',
    fields: { apply_campaign_source: '$1' },
  });
  await make({
    count: 4,
    created_at: FIRST_OF_OCTOBER,
    state: 'failed',
    fields: { apply_campaign_source: "o'x" },
  });

  // Workload: the second mentor has 5 waiting for students and 6 for companies; the third and fourth share one.
  await make({ count: 5, created_at: LONG_AGO, state: 'awaiting_agreement', by: [second] });
  await make({
    count: 6,
    created_at: LONG_AGO,
    state: 'interviewing',
    by: [second],
    fields: {
      due_date_to_submit_resume: '2026-10-08',
      // Sent just before midnight in Tokyo, so in time.
      sent_resume_to_company_at: new Date('2026-10-08T14:59:59Z'),
    },
  });
  await make({ count: 2, created_at: LONG_AGO, state: 'in_correction', by: [third] });
  await make({ count: 1, created_at: LONG_AGO, state: 'in_correction', by: [third, fourth] });
  await make({ count: 3, created_at: LONG_AGO, state: 'sent_to_company', by: [fourth] });
  await make({
    count: 5,
    created_at: LONG_AGO,
    state: 'failed',
    by: [second],
    fields: {
      due_date_to_submit_resume: '2026-10-08',
      sent_resume_to_company_at: new Date('2026-10-08T15:00:00Z'),
    },
  });
  // Ended before it was sent and before it was due: neither met nor missed.
  await make({
    count: 5,
    created_at: LONG_AGO,
    state: 'quit_by_student',
    by: [second],
    fields: { due_date_to_submit_resume: '2026-10-08', is_quit_by_student: true },
  });

  // October offers: 6 accepted and 5 declined from the first company, 3 and 4 from the others; one in November.
  const offer = (
    count: number,
    job: number,
    state: ApplicationState,
    selection_finished_at = FIRST_OF_OCTOBER,
  ) =>
    make({
      count,
      created_at: LONG_AGO,
      state,
      job,
      fields: { is_passed: true, selection_finished_at, is_quit_by_student: state === 'quit_by_student' },
    });
  await offer(6, 0, 'offer_accepted');
  await offer(4, 0, 'offer_declined');
  await offer(1, 0, 'quit_by_student', LAST_OF_OCTOBER);
  await offer(1, 0, 'offer_accepted', FIRST_OF_NOVEMBER);
  await offer(3, 1, 'offer_accepted');
  await offer(4, 2, 'offer_declined');

  // October sign-ups: 5 from a campaign, 6 without; one pending and one deleted.
  const signUps = await User.bulkCreate(
    Array.from({ length: 13 }, (_, at) => ({
      email: `signed-up-${at}@example.com`,
      created_at: at < 6 ? FIRST_OF_OCTOBER : LAST_OF_OCTOBER,
      is_pending: at === 11,
      status: at === 12 ? 'deleted' : 'active',
    })),
  );
  await UserAnalyticsData.bulkCreate(
    signUps.slice(0, 5).map(({ id }) => ({ user_id: id, signup_campaign_source: 'newsletter' })),
  );
  return { first, second, third, fourth, companies: jobs.map(({ company }) => company), make };
}

/** Records a transition at the given time. */
export const move = (
  application_id: number,
  [name, from_state, to_state]: readonly [string, ApplicationState, ApplicationState],
  at: Date,
  fields: { undone_at?: Date } = {},
) =>
  ApplicationEvent.create({
    application_id,
    name,
    from_state,
    to_state,
    actor_kind: 'system',
    user_id: null,
    hf_member_id: null,
    reason: null,
    before: null,
    after: null,
    undone_at: null,
    at,
    ...fields,
  });

export const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR);
