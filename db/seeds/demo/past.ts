import type { ApplicationState } from '../../../server/domain/application-state.ts';
import { UserAnalyticsData } from '../../models/user-records.ts';
import { User } from '../../models/user.ts';
import { insertApplications, type World } from './application-rows.ts';
import { countryId } from './countries.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { DemoApplication, Mentor } from './scenarios.ts';
import type { CountryCode } from './types.ts';

/**
 * The year before the demo world's stories: students who have come to an end with us, so that the manager's overview
 * has something to tell. They have no accounts, and nothing waits for anybody but some interviews' results.
 */
const FAMILIES: readonly (readonly [latin: string, kana: string, home: CountryCode])[] = [
  ['NGUYEN', 'グエン', 'VN'],
  ['HOANG', 'ホアン', 'VN'],
  ['SHRESTHA', 'シュレスタ', 'NP'],
  ['GURUNG', 'グルン', 'NP'],
  ['RAHMAN', 'ラフマン', 'BD'],
  ['CHEN', 'チェン', 'CN'],
  ['ZHAO', 'ジャオ', 'CN'],
  ['SANTOSO', 'サントソ', 'ID'],
  ['WIJAYA', 'ウィジャヤ', 'ID'],
  ['PERERA', 'ペレラ', 'LK'],
];
const GIVEN = [
  ['AN', 'アン'],
  ['MINA', 'ミナ'],
  ['RAJ', 'ラジ'],
  ['LINA', 'リナ'],
  ['TAMA', 'タマ'],
  ['SUNI', 'スニ'],
  ['KAVI', 'カビ'],
  ['NORA', 'ノラ'],
] as const;
const STUDENTS = FAMILIES.length * GIVEN.length;
/** Each applied this often, to another company each time. */
const TIMES = 3;

/** Companies with how many of a hundred applications they answer with an offer. */
const COMPANIES: readonly (readonly [key: string, offers: number])[] = [
  ['aobato', 45],
  ['minatono', 35],
  ['komugi', 30],
  ['asagiri', 25],
  ['tsubakiya', 20],
  ['kitakaze', 8],
  ['shiranami', 6],
  ['yamabiko', 4],
];
const MENTORS: readonly Mentor[] = ['second', 'third', 'mentor', 'second'];
/** Where students and applications came from; most came by themselves. */
const SOURCES = [null, 'school-newsletter', null, 'job-fair', 'social', null, 'school-newsletter', 'alumni'];
const [FIRST_DAY, LAST_DAY] = [340, 50];
/** Some are under way: their interview was, its result is not known. */
const UNDER_WAY = 18;

const WORDS = [
  '大学で学んだことと日本語を使って、長く働きたいです。会社の話を聞いて、ここで働きたいと思いました。',
  '大学で学んだことと日本語を生かし、長く貢献したいと考えています。お話を伺い、志望いたしました。',
] as const;

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
  return others[drawn % others.length]!;
}

function storyOf(number: number): DemoApplication {
  const student = number % STUDENTS;
  const round = Math.floor(number / STUDENTS);
  const [company, offers] = COMPANIES[(student + round * TIMES) % COMPANIES.length]!;
  const isUnderWay = number >= STUDENTS * TIMES - UNDER_WAY;
  const since = isUnderWay
    ? 36 + (number % 5)
    : FIRST_DAY - Math.floor((number * (FIRST_DAY - LAST_DAY)) / (STUDENTS * TIMES));
  const state = isUnderWay ? 'interviewing' : endOf(number, offers);
  const pace = [1, 1, 1.4, 1, 1.2][number % 5]!;
  const source = SOURCES[(number * 5) % SOURCES.length]!;
  return {
    student: `past-${student}`,
    company,
    job: 0,
    state,
    since,
    pace,
    mentor: MENTORS[number % MENTORS.length]!,
    why: WORDS,
    answer: WORDS,
    ...(source !== null && { campaign: source }),
    ...(['interviewing', 'failed', 'offer_accepted', 'offer_declined'].includes(state) && {
      interviews: [
        {
          inDays: -since + Math.round(15 * pace) + 4,
          hour: 14,
          online: number % 2 === 0,
          passed: isUnderWay ? null : state !== 'failed',
        },
      ],
    }),
    ...(state === 'quit_by_student' && { reason: '国に帰ることになりました。' }),
    ...(state === 'declined_by_hf' && { reason: '募集の条件に合いませんでした。' }),
  };
}

async function insertPastStudents(insert: Insert, days: Days): Promise<Record<string, number>> {
  const people = FAMILIES.flatMap((family) => GIVEN.map((given) => ({ family, given })));
  const signedUp = (place: number) => days.at(-FIRST_DAY - 10 + place * 3, 12);
  const ids = await insert(
    User,
    people.map(({ family: [last, lastKana, home], given: [first, firstKana] }, place) => ({
      email: `past-student-${place + 1}@example.com`,
      last_name: last,
      first_name: first,
      last_name_kana: lastKana,
      first_name_kana: firstKana,
      home_country_id: countryId(home),
      living_country_id: countryId('JP'),
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
      const source = SOURCES[place % SOURCES.length]!;
      return source === null
        ? []
        : [
            {
              user_id: ids[place]!,
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
export async function insertPast(insert: Insert, world: World): Promise<void> {
  const userIds = await insertPastStudents(insert, world.days);
  const stories = Array.from({ length: STUDENTS * TIMES }, (_, number) => storyOf(number));
  await insertApplications(insert, stories, { ...world, userIds });
}
