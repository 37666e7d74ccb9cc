import { Op } from 'sequelize';
import type { AssociationTree } from '../../../../../db/aggregate-sql.ts';
import { Application } from '../../../../../db/models/application.ts';
import { RecruitmentPublicVersion } from '../../../../../db/models/recruitment-public-version.ts';
import { ResumeQuestion } from '../../../../../db/models/resume-question.ts';
import { RecruitmentRevision } from '../../../../../db/models/recruitment-revision.ts';
import type { HfMember } from '../../../../../db/models/hf-member.ts';
import { required } from '../../../../../domain/required.ts';
import {
  EDITED_TREE,
  loadEditedRecruitment,
  type EditedRecruitment,
} from '../../services/recruitment-changes.ts';
import {
  needsReconfirmation,
  recruitmentEventsAllowed,
  recruitmentState,
} from '../../../../../domain/recruitment-state.ts';
import { releaseGaps } from '../../../../../domain/release-gate.ts';
import { memberNames } from '../../../../core/presenting/names.ts';
import type { StaffContext } from '../../../../core/resources/context.ts';

/** Columns of the row and the lists named in the tree, as JSON tells them; the schema cuts them. */
export type RowOfList = EditedRecruitment;

export const RECORD_TREE: AssociationTree = {
  ...EDITED_TREE,
  company: { offices: ['id', 'name', 'prefecture_id', 'is_main_office'] },
  review_requested_by: true,
};

export type RecordRow = EditedRecruitment & {
  company: { offices: unknown[] };
  resume_questions: { resume_question_id: number }[];
  review_requested_by: Parameters<typeof memberNames>[0] | null;
};

export function presentRow<R extends RowOfList>(row: R, now: Date) {
  return { ...row, state: recruitmentState(row), needs_reconfirmation: needsReconfirmation(row, now) };
}

/** What it said when it was last open; null while it is. */
async function lastPublic(row: RecordRow) {
  if (recruitmentState(row) === 'released' || row.published_at === null) return null;
  const last = await RecruitmentPublicVersion.findOne({
    where: { recruitment_id: row.id },
    order: [['id', 'DESC']],
  });
  return last && { until: last.public_until, content: last.content };
}

const PUBLIC_VERSIONS_SHOWN = 10;

async function revisionsOf({ id }: RecordRow) {
  const revision = await RecruitmentRevision.findOne({
    where: { [Op.or]: [{ recruitment_id: id }, { draft_id: id }] },
    include: [{ association: 'begun_by' }],
  });
  const original =
    revision?.draft_id === id ? await loadEditedRecruitment(revision.recruitment_id, null) : null;
  const versions = await RecruitmentPublicVersion.findAll({
    where: { recruitment_id: id },
    include: [{ association: 'ended_by' }],
    order: [['id', 'DESC']],
    limit: PUBLIC_VERSIONS_SHOWN,
  });
  const nameOf = (member: HfMember | null | undefined) => (member ? memberNames(member) : null);
  return {
    revision:
      revision?.recruitment_id === id
        ? {
            draft_id: revision.draft_id,
            begun_by: nameOf(revision.begun_by),
            begun_at: revision.created_at,
          }
        : null,
    revision_of: original && {
      id: original.id,
      version: original.version,
      is_changed_since: original.version !== required(revision).base_version,
      content: original,
    },
    public_versions: versions.map((version) => ({
      id: version.id,
      until: version.public_until,
      ended_by: nameOf(version.ended_by),
      content: version.content,
    })),
  };
}

export async function presentRecord(row: RecordRow, ctx: StaffContext) {
  const state = recruitmentState(row);
  const { roles } = ctx.actor;
  const question_choices = await ResumeQuestion.findAll({
    attributes: ['id', 'title'],
    where: {
      [Op.or]: [
        { disabled: false },
        { id: { [Op.in]: row.resume_questions.map(({ resume_question_id }) => resume_question_id) } },
      ],
    },
    order: [['id', 'ASC']],
  });
  const application_count = await Application.count({ where: { recruitment_id: row.id } });
  return {
    ...presentRow(row, ctx.now),
    company_offices: row.company.offices,
    review_requested_by: row.review_requested_by && memberNames(row.review_requested_by),
    question_choices,
    application_count,
    events_allowed: recruitmentEventsAllowed(state, roles),
    release_gaps: releaseGaps(row, ctx.now, state !== 'released'),
    last_public: await lastPublic(row),
    ...(await revisionsOf(row)),
    // What was ever public stays, as the record of what was said.
    can: {
      edit: roles.has('manager'),
      remove: roles.has('manager') && row.published_at === null && application_count === 0,
    },
  };
}
