import type { Model, ModelStatic } from 'sequelize';
import { required } from '../../../../domain/required.ts';
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
  UserSchool,
  UserSkill,
  UserSurveyAnswer,
  UserUniversity,
} from '../../../../db/models/user-lists.ts';
import { University } from '../../../../db/models/university.ts';
import { UserResidenceRecord } from '../../../../db/models/user-records.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { loadUser, presentUser } from '../views/present-user.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { Student } from '../../../../domain/roles.ts';
import { saveNestedList, type NestedItem } from '../../../core/calls/nested-lists.ts';
import { refuseUnprintable } from '../../resumes/services/printable-check.ts';
import { refuseForeignUniversities, refuseReversedPeriods, refuseStrayOptions } from './profile-checks.ts';
import { refuseWrongDays, refuseWrongRows } from './profile-row-checks.ts';
import { writeProfileExtras, type ProfileExtras } from './profile-extras.ts';
import { profileFields, profileLists, type ProfileInput } from '../views/profile-input.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';

const LIST_MODELS: Record<keyof typeof profileLists, ModelStatic<Model>> = {
  survey_answers: UserSurveyAnswer,
  hoped_prefectures: UserHopedPrefecture,
  interesting_job_categories: UserInterestingJobCategory,
  interesting_industries: UserInterestingIndustry,
  language_skills: UserLanguageSkill,
  skills: UserSkill,
  universities: UserUniversity,
  schools: UserSchool,
  academic_majors: UserAcademicMajor,
  job_histories: JobHistory,
  language_examinations: UserLanguageExamination,
  certifications: UserCertification,
};
const LIST_NAMES = Object.keys(LIST_MODELS) as (keyof typeof profileLists)[];
const JOB_HISTORY_CHILDREN = {
  quit_reasons: { model: JobHistoryQuitReasonLink, key: 'job_history_id' },
};

/** Replaces a university named in words by its row: the student's addition, made once. */
async function addUniversities(
  ctx: CommandContext,
  userId: number,
  items: readonly NestedItem[],
): Promise<NestedItem[]> {
  await refuseForeignUniversities(ctx, userId, items);
  const resolved: NestedItem[] = [];
  for (const { university, ...item } of items) {
    if (!university) {
      resolved.push(item);
      continue;
    }
    const { local_name, english_name, country_id } = university as {
      local_name: string;
      english_name?: string | null;
      country_id: number;
    };
    const [row] = await University.findOrCreate({
      where: { local_name, country_id, created_by_user_id: userId },
      defaults: {
        local_name,
        english_name: english_name ?? null,
        country_id,
        ranking: null,
        university_control_type_id: null,
        is_created_by_user: true,
        created_by_user_id: userId,
      },
      transaction: ctx.tx,
    });
    resolved.push({ ...item, university_id: row.id });
  }
  return resolved;
}

export type ProfilePatch = Omit<ProfileInput, 'id' | 'version' | keyof ProfileExtras>;

/** The fields and nested lists of a profile, on a locked user; recomputes the stored levels. */
export async function writeProfile(ctx: CommandContext, user: User, patch: ProfilePatch): Promise<void> {
  const transaction = ctx.tx;
  const fields = Object.fromEntries(Object.entries(patch).filter(([name]) => name in profileFields));
  await user.update({ ...fields, version: user.version + 1 }, { transaction });
  refuseWrongDays(ctx, user, patch);
  const sent = new Map<keyof typeof profileLists, (number | null)[]>();
  for (const name of LIST_NAMES) {
    let items = patch[name];
    if (name === 'universities' && items) items = await addUniversities(ctx, user.id, items);
    if (!items || items.length === 0) continue;
    const children = name === 'job_histories' ? JOB_HISTORY_CHILDREN : {};
    const model = LIST_MODELS[name];
    sent.set(name, await saveNestedList(ctx, `user[${name}]`, model, { user_id: user.id }, items, children));
    await refuseReversedPeriods(ctx, user.id, name, items);
    if (name === 'survey_answers') await refuseStrayOptions(ctx, user.id);
  }
  if (patch.residence_record) {
    const [record] = await UserResidenceRecord.findOrCreate({
      where: { user_id: user.id },
      defaults: { user_id: user.id, residence_status_id: null, expires_at: null, has_work_permission: null },
      transaction,
    });
    await record.update(patch.residence_record, { transaction });
    if (record.expires_at && record.residence_status_id === null)
      throw fieldError('user[residence_record][residence_status_id]', 'required');
  }
  const saved = required(await loadUser(user.id, transaction));
  refuseWrongRows(ctx, saved, sent);
  const levels = presentUser(saved);
  await user.update(
    { is_minimum_initialized: levels.is_minimum_initialized, is_initialized: levels.is_initialized },
    { transaction },
  );
}

/**
 * Saves the caller's own profile.
 * @throws DomainError not_found when the payload names somebody else, version_conflict when the profile
 *   changed since it was read, email_mismatch for another address, validation_failed for characters no resume
 *   can print
 */
export async function saveProfile(
  ctx: CommandContext<Student>,
  { id, version, email, agree_policy_at, analytics_data, ...patch }: ProfileInput,
): Promise<void> {
  if (id !== undefined && id !== ctx.actor.user_id) throw new DomainError('not_found');
  refuseUnprintable(ctx, { user: patch });
  const user = await lockedRow(User, ctx.actor.user_id, ctx.tx);
  if (version !== undefined && version !== user.version) throw new DomainError('version_conflict');
  await writeProfileExtras(ctx, user, { email, agree_policy_at, analytics_data });
  await writeProfile(ctx, user, patch);
}
