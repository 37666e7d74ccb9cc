import { profileLevels } from '../../../server/domain/profile-levels.ts';
import { Identity } from '../../models/identity.ts';
import {
  JobHistory,
  JobHistoryQuitReasonLink,
  UserAcademicMajor,
  UserCertification,
  UserHopedPrefecture,
  UserInterestingIndustry,
  UserInterestingJobCategory,
  UserLanguageExamination,
  UserLanguageSkill,
  UserSkill,
  UserSurveyAnswer,
} from '../../models/user-lists.ts';
import { UserAnalyticsData, UserResidenceRecord } from '../../models/user-records.ts';
import { User } from '../../models/user.ts';
import { demoCampaign } from './campaign.ts';
import { countryId, languageId } from './countries.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { dayOf, educationRows, insertEducation } from './education-rows.ts';
import type { DemoStudent, RelativeDay } from './students/student.ts';

/** The option of the first survey that asks for words. */
const OTHER_WAY = 7;

/** What the outside world made for a student before the rows are written. */
export interface StudentAccount {
  identity: { iss: string; sub: string };
  faceImageFileId: number | null;
}

const optionalDay = (day: RelativeDay | undefined, nendo: number) => (day ? dayOf(day, nendo) : null);

function userRow(student: DemoStudent, account: StudentAccount, days: Days, place: number): Row {
  const { level, hopes, lives } = student;
  const knows = (needed: DemoStudent['level']) =>
    ['signed_up', 'minimum', 'initialized', 'resume'].indexOf(level) >=
    ['signed_up', 'minimum', 'initialized', 'resume'].indexOf(needed);
  const at = <T>(needed: DemoStudent['level'], value: T) => (knows(needed) ? value : null);
  const department = student.educations.find((education) => education.department)?.department ?? 40;
  const signedUp = days.at(-130 + place * 5, 11 + (place % 8));
  const row = {
    email: student.email,
    demo_key: student.key,
    last_name: student.last[0],
    first_name: student.first[0],
    last_name_kana: at('resume', student.last[1]),
    first_name_kana: at('resume', student.first[1]),
    home_country_id: countryId(student.home),
    living_country_id: at('minimum', countryId(typeof lives === 'number' ? 'JP' : lives)),
    living_prefecture_id: at('minimum', typeof lives === 'number' ? lives : null),
    hope_first_work_country_id: at('initialized', countryId(hopes.country)),
    hope_last_work_country_id: at('initialized', hopes.last ? countryId(hopes.last) : null),
    is_hope_work_globaly: hopes.globally ?? false,
    postal_code: student.postal ?? null,
    address: student.address?.[0] ?? null,
    address_kana: student.address?.[1] ?? null,
    birth_day: at('minimum', dayOf(student.birth, days.nendo)),
    phone_num: at('minimum', student.phone),
    gender: at('resume', student.gender),
    is_gender_unanswered: knows('resume') && student.gender === null,
    jlpt: at('initialized', student.jlpt),
    is_jlpt_none: knows('initialized') && student.jlpt === null,
    jlpt_certificated_at: optionalDay(student.exams?.find(([id]) => id === 1)?.[2], days.nendo),
    skill_description: student.skillText ?? null,
    research_description: student.research ?? null,
    health_description: student.health ?? null,
    num_of_dependents_family: student.dependents ?? null,
    summary: student.summary ?? null,
    has_driver_license: knows('initialized') ? (student.license ?? false) : null,
    has_japanese_visa: at('minimum', student.hasVisa),
    agree_policy_at: signedUp,
    page_language_id: languageId(student.pageLanguage),
    graduate_latest_school_at: optionalDay(student.educations[0]?.graduate, days.nendo),
    latest_school_department_category_id: at('initialized', department),
    resume_face_image_file_id: account.faceImageFileId,
    is_hope_phone_consulting: student.talk !== undefined,
    phone_consulting_wished_at: student.talk ? days.at(-student.talk.wishedDaysAgo, 10) : null,
    career_meeting_at: student.talk?.planned ? days.at(...student.talk.planned) : null,
    created_at: signedUp,
    updated_at: days.at(-(place % 9) - 1, 20),
  };
  const levels = profileLevels({
    ...row,
    has_resume_face_image: account.faceImageFileId !== null,
    interesting_job_categories: hopes.jobs,
    language_skills: student.languages,
    ...educationRows(student, days.nendo),
  });
  return {
    ...row,
    is_minimum_initialized: levels.is_minimum_initialized,
    is_initialized: levels.is_initialized,
  };
}

const languageSkillRow = ([code, level]: readonly [string, number]): Row => ({
  language_id: languageId(code),
  language_level_id: level,
  language_speaking_level_id: level,
  language_listening_level_id: level,
  language_reading_level_id: level,
  language_writing_level_id: Math.min(5, level === 1 ? 1 : level + 1),
});

/** The students with their nested lists and their sign-ins. Answers their ids by their keys. */
export async function insertStudents(
  insert: Insert,
  students: readonly DemoStudent[],
  accounts: readonly StudentAccount[],
  days: Days,
): Promise<Record<string, number>> {
  const ids = await insert(
    User,
    students.map((student, place) => userRow(student, accounts[place]!, days, place)),
  );
  const each = (rows: (student: DemoStudent, place: number) => readonly Row[]) =>
    students.flatMap((student, place) =>
      rows(student, place).map((row) => ({ user_id: ids[place]!, ...row })),
    );
  const wants = (student: DemoStudent) => student.level === 'initialized' || student.level === 'resume';

  await insert(
    Identity,
    each(({ email }, place) => [{ ...accounts[place]!.identity, email, email_verified: true }]),
  );
  await insert(
    UserResidenceRecord,
    each(({ residence }) =>
      residence
        ? [
            {
              residence_status_id: residence[0],
              expires_at: days.day(residence[1]),
              has_work_permission: residence[2],
            },
          ]
        : [],
    ),
  );
  await insert(
    UserSurveyAnswer,
    each((student, place) =>
      wants(student)
        ? [
            student.heardFrom
              ? { user_survey_id: 1, user_survey_option_id: OTHER_WAY, answer_text: student.heardFrom }
              : { user_survey_id: 1, user_survey_option_id: 1 + (place % 6) },
            { user_survey_id: 2, user_survey_option_id: 8 + (place % 6) },
          ]
        : [],
    ),
  );
  await insert(
    UserAnalyticsData,
    each((_, place) =>
      place % 3 === 0
        ? [
            {
              ...demoCampaign('first_visit', 'school-newsletter'),
              first_visit_created_at: days.at(-131 + place * 5, 9),
              first_visit_landing_page: '/articles',
              ...(place % 2 === 0 && demoCampaign('signup', 'school-newsletter')),
              signup_created_at: days.at(-130 + place * 5, 11),
              signup_landing_page: '/sign_up',
            },
          ]
        : [],
    ),
  );
  await insert(
    UserHopedPrefecture,
    each(({ hopes }) => hopes.prefectures.map((prefecture_id) => ({ prefecture_id }))),
  );
  await insert(
    UserInterestingJobCategory,
    each(({ hopes }) => hopes.jobs.map((job_category_id) => ({ job_category_id }))),
  );
  await insert(
    UserInterestingIndustry,
    each(({ hopes }) => hopes.industries.map((industry_id) => ({ industry_id }))),
  );
  await insert(
    UserLanguageSkill,
    each(({ languages }) => languages.map(languageSkillRow)),
  );
  await insert(
    UserSkill,
    each(({ skills }) =>
      skills.map(([skill_id, skill_level_id, description = null]) => ({
        skill_id,
        skill_level_id,
        description,
      })),
    ),
  );
  await insertEducation(insert, students, ids, days.nendo);
  await insert(
    UserAcademicMajor,
    each(({ majors }) => majors.map((academic_major_id) => ({ academic_major_id }))),
  );
  await insert(
    UserLanguageExamination,
    each(({ exams }) =>
      (exams ?? []).map(([language_examination_id, result, day]) => ({
        language_examination_id,
        result,
        examined_at: dayOf(day, days.nendo),
      })),
    ),
  );
  await insert(
    UserCertification,
    each(({ certifications }) =>
      (certifications ?? []).map(([name, day]) => ({ name, certificated_at: dayOf(day, days.nendo) })),
    ),
  );
  await insertJobs(insert, students, ids, days.nendo);
  return Object.fromEntries(students.map(({ key }, place) => [key, ids[place]!]));
}

async function insertJobs(
  insert: Insert,
  students: readonly DemoStudent[],
  ids: readonly number[],
  nendo: number,
) {
  const all = students.flatMap((student, place) =>
    (student.jobs ?? []).map((job) => ({ job, user_id: ids[place]! })),
  );
  const jobIds = await insert(
    JobHistory,
    all.map(({ job, user_id }) => ({
      user_id,
      company_name: job.company,
      job_category_id: job.category,
      description: job.description,
      enter_at: dayOf(job.enter, nendo),
      leave_at: optionalDay(job.leave, nendo),
      is_used_as_plain_text_in_resume: true,
    })),
  );
  await insert(
    JobHistoryQuitReasonLink,
    all.flatMap(({ job }, place) =>
      (job.quit ?? []).map((reason) => ({
        job_history_id: jobIds[place]!,
        job_history_quit_reason_id: reason,
      })),
    ),
  );
}
