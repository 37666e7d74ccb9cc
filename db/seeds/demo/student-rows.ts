import { itemAt } from '../../../domain/required.ts';
import { user as table } from '../../../domain/entities/user.ts';
import { profileLevels } from '../../../domain/profile-levels.ts';
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
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { educationOf, insertEducation } from './education-rows.ts';
import { columnsTold } from './schemas/entity.ts';
import { idOf } from './schemas/names.ts';
import type { DemoStudent } from './schemas/student.ts';

const HOW_HEARD = idOf('user_surveys', 'How did you hear about us?');
const OTHER_WAY = idOf('user_survey_options', 'Other');
const TROUBLES = idOf('user_surveys', 'What troubles you most in job hunting?');
const FIRST_TROUBLE = idOf('user_survey_options', 'Writing the resume');
const JLPT = idOf('language_examinations', 'Japanese-Language Proficiency Test (JLPT)');
const LOWEST_LEVEL = 5;

/** What the outside world made for a student before the rows are written. */
export interface StudentAccount {
  identity: { iss: string; sub: string };
  faceImageFileId: number | null;
}

/** The columns that a profile starts with, where nothing is told. */
const EMPTY = {
  first_name_kana: null,
  last_name_kana: null,
  living_country_id: null,
  birth_day: null,
  phone_num: null,
  has_japanese_visa: null,
  jlpt: null,
  is_jlpt_none: false,
  is_gender_shown: false,
  latest_school_department_category_id: null,
  hope_first_work_country_id: null,
  postal_code: null,
  address: null,
  gender: null,
  is_gender_unanswered: false,
};

function userRow(student: DemoStudent, account: StudentAccount, days: Days, place: number) {
  const { talk } = student;
  const { universities, schools } = educationOf(student, days);
  const jlpt = student.language_examinations?.find((one) => one.language_examination_id === JLPT);
  const signedUp = days.at(-130 + place * 5, 11 + (place % 8));
  const row = {
    demo_key: student.key,
    page_language_id: idOf('languages', student.page_language),
    jlpt_certificated_at: jlpt?.examined_at ? days.on(jlpt.examined_at) : null,
    graduate_latest_school_at:
      [...universities, ...schools].find(({ is_latest }) => is_latest)?.graduate_at ?? null,
    agree_policy_at: signedUp,
    resume_face_image_file_id: account.faceImageFileId,
    is_hope_phone_consulting: talk !== undefined,
    phone_consulting_wished_at: talk ? days.at(-talk.wished_days_ago, 10) : null,
    career_meeting_at: talk?.planned ? days.moment(talk.planned) : null,
    created_at: signedUp,
    updated_at: days.at(-(place % 9) - 1, 20),
    ...(columnsTold(table.fields, student, days) as Pick<
      User,
      'email' | 'first_name' | 'last_name' | 'home_country_id'
    >),
  };
  const { is_minimum_initialized, is_initialized } = profileLevels({
    ...EMPTY,
    ...row,
    has_resume_face_image: account.faceImageFileId !== null,
    interesting_job_categories: student.interesting_job_categories ?? [],
    language_skills: student.language_skills ?? [],
    universities,
    schools,
  });
  return { ...row, is_minimum_initialized, is_initialized };
}

const languageSkillRow = ({ language, level }: { language: number; level: number }): Row => ({
  language_id: language,
  language_level_id: level,
  language_speaking_level_id: level,
  language_listening_level_id: level,
  language_reading_level_id: level,
  language_writing_level_id: level === 1 ? 1 : Math.min(LOWEST_LEVEL, level + 1),
});

function surveyRows({ heard_from }: DemoStudent, place: number): Row[] {
  const other = { user_survey_option_id: OTHER_WAY, answer_text: heard_from };
  return [
    { user_survey_id: HOW_HEARD, ...(heard_from ? other : { user_survey_option_id: 1 + (place % 6) }) },
    { user_survey_id: TROUBLES, user_survey_option_id: FIRST_TROUBLE + (place % 6) },
  ];
}

/** The students with their nested lists and their sign-ins. Answers their ids by their keys. */
export async function insertStudents(
  insert: Insert,
  students: readonly DemoStudent[],
  accounts: readonly StudentAccount[],
  days: Days,
): Promise<Record<string, number>> {
  const users = students.map((student, place) => userRow(student, itemAt(accounts, place), days, place));
  const ids = await insert(User, users);
  const each = (
    model: Parameters<Insert>[0],
    rows: (student: DemoStudent, place: number) => readonly Row[] | undefined,
  ) =>
    insert(
      model,
      students.flatMap((student, place) =>
        (rows(student, place) ?? []).map((row) => ({ user_id: itemAt(ids, place), ...row })),
      ),
    );

  await each(Identity, ({ email }, place) => [
    { ...itemAt(accounts, place).identity, email, email_verified: true },
  ]);
  await each(UserResidenceRecord, ({ residence }) =>
    residence
      ? [
          {
            residence_status_id: residence.residence_status,
            expires_at: days.on(residence.expires_at),
            has_work_permission: residence.has_work_permission,
          },
        ]
      : [],
  );
  await each(UserSurveyAnswer, (student, place) =>
    itemAt(users, place).is_initialized ? surveyRows(student, place) : [],
  );
  await each(UserAnalyticsData, (_, place) =>
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
  );
  await each(UserHopedPrefecture, ({ hoped_prefectures }) => hoped_prefectures);
  await each(UserInterestingJobCategory, ({ interesting_job_categories }) => interesting_job_categories);
  await each(UserInterestingIndustry, ({ interesting_industries }) => interesting_industries);
  await each(UserLanguageSkill, ({ language_skills }) => language_skills?.map(languageSkillRow));
  await each(UserSkill, ({ skills }) => skills);
  await insertEducation(insert, students, ids, days);
  await each(UserAcademicMajor, ({ academic_majors }) => academic_majors);
  const { language_examinations, certifications } = table.fields;
  await each(UserLanguageExamination, (student) =>
    student.language_examinations?.map((row) => columnsTold(language_examinations.rows, row, days)),
  );
  await each(UserCertification, (student) =>
    student.certifications?.map((row) => columnsTold(certifications.rows, row, days)),
  );
  await insertJobs(insert, students, ids, days);
  return Object.fromEntries(students.map(({ key }, place) => [key, itemAt(ids, place)]));
}

async function insertJobs(
  insert: Insert,
  students: readonly DemoStudent[],
  ids: readonly number[],
  days: Days,
) {
  const all = students.flatMap(({ job_histories = [] }, place) =>
    job_histories.map((job) => ({ job, user_id: itemAt(ids, place) })),
  );
  const jobIds = await insert(
    JobHistory,
    all.map(({ job, user_id }) => ({
      user_id,
      is_used_as_plain_text_in_resume: true,
      ...columnsTold(table.fields.job_histories.rows, job, days),
    })),
  );
  await insert(
    JobHistoryQuitReasonLink,
    all.flatMap(({ job: { quit_reasons = [] } }, place) =>
      quit_reasons.map((reason) => ({ job_history_id: itemAt(jobIds, place), ...reason })),
    ),
  );
}
