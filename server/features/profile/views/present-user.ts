import type { Attributes, Transaction } from 'sequelize';
import { loadAggregateById, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { UNIVERSITY_COLUMNS } from '../../../../db/models/university.ts';
import { User } from '../../../../db/models/user.ts';
import type { Beside } from '../../../../db/prepared.ts';
import { profileLevels } from '../../../../domain/profile-levels.ts';

/** The nested lists of a user, read in one statement with it. */
const USER_TREE: AssociationTree = {
  survey_answers: true,
  hoped_prefectures: true,
  interesting_job_categories: true,
  interesting_industries: true,
  language_skills: true,
  skills: true,
  universities: { university: UNIVERSITY_COLUMNS },
  schools: true,
  academic_majors: true,
  job_histories: { quit_reasons: true },
  language_examinations: true,
  certifications: true,
  residence_record: true,
  analytics_data: true,
  undeliverable_addresses: ['id', 'email', 'status', 'text', 'marked_at', 'lifted_at'],
  applications: true,
};

type Lists = {
  [
    K in
      | 'survey_answers'
      | 'hoped_prefectures'
      | 'interesting_job_categories'
      | 'interesting_industries'
      | 'skills'
      | 'academic_majors'
  ]: Record<string, unknown>[];
};
type Dated = { id: number; enroll_at: string | null; graduate_at: string | null; [key: string]: unknown };

export type UserRow = JsonRow<Attributes<User>> &
  Lists & {
    language_skills: { language_id: number; [key: string]: unknown }[];
    universities: (Dated & {
      university: { id: number; local_name: string; english_name: string | null } | null;
      degree_id: number | null;
      department_official_name: string | null;
      is_latest: boolean;
    })[];
    schools: (Dated & {
      name: string | null;
      department_name: string | null;
      school_category_id: number | null;
    })[];
    job_histories: {
      company_name: string | null;
      description: string | null;
      enter_at: string | null;
      leave_at: string | null;
      quit_reasons: Record<string, unknown>[];
    }[];
    language_examinations: {
      language_examination_id: number;
      result: string | null;
      examined_at: string | null;
    }[];
    certifications: { name: string; certificated_at: string | null }[];
    residence_record: { residence_status_id: number | null } | null;
    analytics_data: Record<string, unknown> | null;
    applications: { id: number }[];
    undeliverable_addresses: UndeliverableRow[];
  };

interface UndeliverableRow {
  id: number;
  email: string;
  status: string | null;
  text: string | null;
  marked_at: string;
  lifted_at: string | null;
}

/** The mark on the address that the student has now; one on an earlier address is nothing any more. */
const undeliverableOf = ({ email, undeliverable_addresses }: UserRow): UndeliverableRow | null =>
  undeliverable_addresses.find((one) => one.lifted_at === null && one.email === email.toLowerCase()) ?? null;

/** A user with every nested list, in one statement; null when there is none. */
export function loadUser(
  id: number,
  transaction: Transaction | null,
  beside: Beside | null = null,
): Promise<UserRow | null> {
  return loadAggregateById<UserRow, User>(User, USER_TREE, id, transaction, { beside });
}

const levelsOf = (row: UserRow) =>
  profileLevels({ ...row, has_resume_face_image: row.resume_face_image_file_id !== null });

/** Where the photo is answered, to those who may see it. */
const faceImageAddress = ({ id, resume_face_image_file_id }: UserRow) =>
  resume_face_image_file_id === null ? null : `/jtj/queries/user__get_resume_face_image?user_id=${id}`;

/**
 * Everything the views of shapes/user.ts may show; each view cuts what its audience may not see.
 * `is_initialized` stays once reached (the stored flag), the other levels are as the profile stands.
 */
export function presentUser(row: UserRow) {
  const levels = levelsOf(row);
  return {
    ...row,
    has_resume_face_image: row.resume_face_image_file_id !== null,
    resume_face_image: faceImageAddress(row),
    has_resume: row.resume_file_id !== null,
    is_signed_up: true as const,
    is_minimum_initialized: levels.is_minimum_initialized,
    is_initialized: row.is_initialized || levels.is_initialized,
    is_profile_enough_for_resume: levels.is_profile_enough_for_resume,
    missing_for: levels.missing_for,
    undeliverable_address: undeliverableOf(row),
    is_email_undeliverable: undeliverableOf(row) !== null,
    application_ids: row.applications.map(({ id }) => id),
  };
}
