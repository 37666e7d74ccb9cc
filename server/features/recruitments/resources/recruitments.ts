import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { loadAggregate, loadAggregates } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { id, keyword } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import {
  RECRUITMENT_STATES,
  reconfirmDueDay,
  type RecruitmentState,
} from '../../../../domain/recruitment-state.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import { countCapped } from '../../../core/resources/count-capped.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';
import { defineResource, type PageRequest } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, sameAs } from '../../../core/resources/table-list.ts';
import { recruitmentsFound } from '../../../core/resources/name-search.ts';
import { checkRecruitment, checkRemoval, writeRecruitment } from './recruitments/edit.ts';
import { revisionsAmong } from '../services/revisions.ts';
import {
  presentRecord,
  presentRow,
  RECORD_TREE,
  type RecordRow,
  type RowOfList,
} from './recruitments/present.ts';
import { recruitmentSheet } from './recruitments/sheet.ts';
import { recruitmentFields, recruitmentRecord, recruitmentRow } from './recruitments/record.ts';

const filters = z.strictObject({
  state: z.enum(RECRUITMENT_STATES).optional(),
  company_id: id().optional(),
  /** Of one of its offices. */
  prefecture_id: id().optional(),
  job_category_id: id().optional(),
  uses: usesFilter,
  /** Public ones whose facts were last confirmed too long ago. */
  needs_reconfirmation: z.boolean().optional(),
  /** Words of the title or of the company's name, in any language; a number is also the recruitment's id. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});
type Filter = z.output<typeof filters>;

const STATE_WHERE: Record<RecruitmentState, WhereOptions> = {
  draft: { is_released: false, review_requested_at: null },
  review: { is_released: false, review_requested_at: { [Op.ne]: null } },
  released: { is_released: true, closed_at: null },
  closed: { is_released: true, closed_at: { [Op.ne]: null } },
};

function reconfirmationWhere(now: Date, isDue: boolean): WhereOptions {
  const due = {
    [Op.and]: [
      STATE_WHERE.released,
      { [Op.or]: [{ as_of_on: null }, { as_of_on: { [Op.lte]: reconfirmDueDay(now) } }] },
    ],
  };
  return isDue ? due : { [Op.not]: due };
}

const whereOf = (ctx: StaffContext, filter: Filter): WhereOptions => ({
  [Op.and]: [
    filter.state ? STATE_WHERE[filter.state] : {},
    sameAs(filter, 'company_id', 'id'),
    filter.prefecture_id
      ? literal(`exists (select 1 from recruitment_offices o join company_offices c on c.id = o.company_office_id
          where o.recruitment_id = "Recruitment"."id" and c.prefecture_id = ${filter.prefecture_id})`)
      : {},
    filter.job_category_id
      ? literal(`exists (select 1 from recruitment_job_categories j
          where j.recruitment_id = "Recruitment"."id" and j.job_category_id = ${filter.job_category_id})`)
      : {},
    filter.needs_reconfirmation === undefined
      ? {}
      : reconfirmationWhere(ctx.now, filter.needs_reconfirmation),
    filter.q ? recruitmentsFound(ctx.sequelize, filter.q) : {},
    usesWhere(ctx, Recruitment, filter.uses),
  ],
});

const LIST_TREE: AssociationTree = {
  company: ['id', 'official_name'],
  recruitment_job_categories: ['id', 'job_category_id'],
  recruitment_related_countries: ['id', 'country_id'],
  target_study_department_categories: ['id', 'department_category_id'],
};

type Page = Omit<PageRequest<Filter>, 'filter'>;

/** The page's rows with their lists, in one statement, and one for which of its drafts are revisions. */
async function rowsOf(
  ctx: StaffContext,
  where: WhereOptions,
  page: Pick<Page, 'order' | 'limit'> & { offset?: number },
) {
  const rows = await loadAggregates<RowOfList, Recruitment>(Recruitment, LIST_TREE, {
    where,
    ...page,
    transaction: null,
  });
  const presented = rows.map((row) => presentRow(row, ctx.now));
  const unreleased = presented.filter((row) => !row.is_released).map((row) => row.id);
  const revisions = new Set(unreleased.length > 0 ? await revisionsAmong(unreleased) : []);
  return presented.map((row) => ({ ...row, is_revision: revisions.has(row.id) }));
}

export const recruitments = defineResource({
  name: 'recruitments',
  summary: 'Recruitments as they are written, unreleased ones too; how far they come is changed by commands',
  allow: STAFF,
  machine: { read: 'read_jobs', import: 'import_jobs' },
  list: {
    filters,
    sorts: {
      id: byId,
      as_of_on: byColumn('as_of_on'),
      published_at: byColumn('published_at'),
      apply_deadline_on: byColumn('apply_deadline_on'),
      updated_at: byColumn('updated_at'),
    },
    default_sort: ['id', 'DESC'],
    row: recruitmentRow,
    async find(ctx, { filter, ...page }) {
      const where = whereOf(ctx, filter);
      const count = await countCapped(ctx.sequelize, Recruitment, where);
      return { ...count, rows: count.total === 0 ? [] : await rowsOf(ctx, where, page) };
    },
    rowsAfter: (ctx, filter, afterId, limit) =>
      rowsOf(
        ctx,
        { [Op.and]: [whereOf(ctx, filter), { id: { [Op.gt]: afterId } }] },
        {
          order: [['id', 'ASC']],
          limit,
        },
      ),
  },
  one: {
    record: recruitmentRecord,
    async find(ctx, recruitmentId) {
      const row = await loadAggregate<RecordRow, Recruitment>(Recruitment, RECORD_TREE, {
        where: { id: recruitmentId },
        transaction: null,
      });
      return row && presentRecord(row, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: Recruitment,
    can_create: true,
    can_remove: true,
    fields: recruitmentFields,
    check: checkRecruitment,
    checkRemoval,
    write: writeRecruitment,
  },
  sheet: recruitmentSheet,
  csv: {
    ...csvOf(recruitment, 'id'),
    title_ja: ['text', (row) => row.title['ja']],
    title_en: ['text', (row) => row.title['en']],
    ...csvOf(recruitment, 'company_id'),
    company: ['text', (row, words) => words(row.company.official_name)],
    state: ['code', (row) => row.state],
    ...csvOf(recruitment, 'as_of_on'),
    needs_reconfirmation: ['flag', (row) => row.needs_reconfirmation],
    ...csvOf(recruitment, 'published_at', 'closed_at', 'apply_deadline_on', 'required_jlpt'),
  },
});
