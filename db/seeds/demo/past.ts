import { itemAt, required } from '../../../domain/required.ts';
import type { ApplicationState } from '../../../domain/application-state.ts';
import { UserAnalyticsData } from '../../models/user-records.ts';
import { User } from '../../models/user.ts';
import { insertApplications } from './application-rows.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { World } from './played-application.ts';
import type { DemoApplication } from './schemas/application.ts';
import { idOf } from './schemas/names.ts';
import type { DemoWorld } from './world.ts';

/**
 * The year before the demo world's stories: students who have come to an end with us, so that the manager's overview
 * has something to tell. They have no accounts, and nothing waits for anybody but some interviews' results.
 */
type Past = DemoWorld['past'];

/** Each applied this often, to another company each time. */
const TIMES = 3;
const [FIRST_DAY, LAST_DAY] = [340, 50];
/** Some are under way: their interview was, its result is not known. */
const UNDER_WAY = 18;

const studentsOf = ({ families, given_names }: Past) =>
  families.flatMap((family) => given_names.map((given) => ({ ...family, ...given })));

/** A number below 100 that looks like chance and is the same every time. */
const chance = (number: number) => (number * 7919 + 104_729) % 100;

function endOf(number: number, offers: number): ApplicationState {
  const drawn = chance(number);
  if (drawn < offers) return drawn % 4 === 0 ? 'offer_declined' : 'offer_accepted';
  const others = [
    'resume_failed',
    'failed',
    'resume_failed',
    'quit_by_student',
    'failed',
    'declined_by_hf',
  ] as const;
  return itemAt(others, drawn % others.length);
}

function storyOf(number: number, students: number, { past, companies }: DemoWorld): DemoApplication {
  const student = number % students;
  const round = Math.floor(number / students);
  const { company, offers_of_hundred } = itemAt(
    past.companies,
    (student + round * TIMES) % past.companies.length,
  );
  const isUnderWay = number >= students * TIMES - UNDER_WAY;
  const since = isUnderWay
    ? 36 + (number % 5)
    : FIRST_DAY - Math.floor((number * (FIRST_DAY - LAST_DAY)) / (students * TIMES));
  const state = isUnderWay ? 'interviewing' : endOf(number, offers_of_hundred);
  const pace = itemAt([1, 1, 1.4, 1, 1.2], number % 5);
  const source = itemAt(past.sources, (number * 5) % past.sources.length);
  return {
    student: `past-${student}`,
    company,
    recruitment: itemAt(required(companies.find(({ key }) => key === company)).recruitments, 0).title.en,
    state,
    applied_days_ago: since,
    pace,
    mentor: itemAt(past.mentors, number % past.mentors.length),
    why: past.words,
    answer: past.words,
    ...(source !== null && { campaign: source }),
    ...(['interviewing', 'failed', 'offer_accepted', 'offer_declined'].includes(state) && {
      interviews: [
        {
          in_days: -since + Math.round(15 * pace) + 4,
          hour: 14,
          is_online: number % 2 === 0,
          is_passed: isUnderWay ? null : state !== 'failed',
        },
      ],
    }),
    ...((state === 'quit_by_student' || state === 'declined_by_hf') && { reason: past.reasons[state] }),
  };
}

async function insertPastStudents(insert: Insert, past: Past, days: Days): Promise<Record<string, number>> {
  const people = studentsOf(past);
  const signedUp = (place: number) => days.at(-FIRST_DAY - 10 + place * 3, 12);
  const ids = await insert(
    User,
    people.map(({ home_country, ...names }, place) => ({
      email: `past-student-${place + 1}@example.com`,
      ...names,
      home_country_id: idOf('countries', home_country),
      living_country_id: idOf('countries', 'JP'),
      jlpt: 1 + (place % 3),
      page_language_id: 2,
      birth_day: `${2000 + (place % 4)}-0${1 + (place % 9)}-15`,
      phone_num: `050-5560-${String(1000 + place)}`,
      has_japanese_visa: false,
      is_minimum_initialized: true,
      agree_policy_at: signedUp(place),
      created_at: signedUp(place),
      updated_at: signedUp(place),
    })),
  );
  await insert(
    UserAnalyticsData,
    people.flatMap((_, place) => {
      const source = itemAt(past.sources, place % past.sources.length);
      return source === null
        ? []
        : [
            {
              user_id: itemAt(ids, place),
              signup_campaign_name: 'spring',
              signup_campaign_source: source,
              signup_campaign_medium: 'referral',
              signup_created_at: signedUp(place),
              signup_landing_page: '/sign_up',
            },
          ];
    }),
  );
  return Object.fromEntries(ids.map((id, place) => [`past-${place}`, id]));
}

/** The students of the past and their applications, with resumes and histories. */
export async function insertPast(insert: Insert, told: DemoWorld, world: World): Promise<void> {
  const userIds = await insertPastStudents(insert, told.past, world.days);
  const students = Object.keys(userIds).length;
  const stories = Array.from({ length: students * TIMES }, (_, number) => storyOf(number, students, told));
  await insertApplications(insert, stories, { ...world, userIds });
}
