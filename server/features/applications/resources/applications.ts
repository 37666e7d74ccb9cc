import { Op } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { applicationForStaff } from '../views/application-schema.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsView } from '../services/application-answers.ts';
import { loadApplication } from '../views/load-application.ts';
import {
  applicationFilters,
  conditionsOf,
  whatIsLeft,
  whereOfApplications,
} from '../services/application-filters.ts';
import { applicationRow, exportRows, pageOf, pageOfFew, pageRows } from '../services/application-rows.ts';
import { totalAndPage } from '../../../core/resources/count-capped.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { TOTAL_CAP } from '../../../core/resources/list-params.ts';
import { openableApplications } from '../services/application-scopes.ts';
import { byColumn, byId } from '../../../core/resources/table-list.ts';
import { byWorkOrder, workOrderPart } from '../services/work-order.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';
import { application as applicationFields } from '../../../../domain/entities/application.ts';

export const applications = defineResource({
  name: 'applications',
  summary: 'Applications by scope, with the desk view of one',
  allow: STAFF,
  machine: { read: 'read_applications' },
  list: {
    filters: applicationFilters,
    sorts: {
      work_order: byWorkOrder,
      due_date_to_submit_resume: byColumn('due_date_to_submit_resume'),
      created_at: byColumn('created_at'),
      updated_at: byColumn('updated_at'),
      // Within a state by the day: as the index has it, so that no state is sorted as a whole for one page.
      state: (direction) => [
        ['state', direction],
        ['due_date_to_submit_resume', direction],
        ['id', direction],
      ],
      id: byId,
    },
    default_sort: ['work_order', 'ASC'],
    row: applicationRow,
    async find(ctx, { filter, ...page }) {
      const { states, others } = await conditionsOf(ctx, filter);
      const all = { [Op.and]: [...states, ...others] };
      const few = filter.q ? await pageOfFew(all, page) : null;
      if (few) return { total: few.total, is_capped: false, rows: await pageRows(ctx, few.ids) };
      const left = whatIsLeft(filter);
      const { part, isWhole } = workOrderPart(page.order, left.states, left.turns);
      const where = { [Op.and]: [...(isWhole ? [] : states), ...others, ...(part ? [part] : [])] };
      if (filter.q) {
        const rows = await pageRows(ctx, await pageOf(where, page));
        return { total: TOTAL_CAP, is_capped: true, rows };
      }
      const { ids, ...total } = await totalAndPage(ctx.sequelize, Application, all, {
        ...page,
        where,
      });
      return { ...total, rows: await pageRows(ctx, ids) };
    },
    async rowsAfter(ctx, filter, afterId, limit) {
      const where = { [Op.and]: [await whereOfApplications(ctx, filter), { id: { [Op.gt]: afterId } }] };
      return exportRows(ctx, await pageOf(where, { order: byId('ASC'), limit, offset: 0 }));
    },
  },
  one: {
    record: applicationForStaff,
    async find(ctx, applicationId) {
      const application = await loadApplication(
        { [Op.and]: [{ id: applicationId }, openableApplications(ctx.actor)] },
        null,
      );
      return application && staffsView({ actor: ctx.actor, now: ctx.now, tx: null }, application);
    },
  },
  csv: {
    ...csvOf(applicationFields, 'id', 'state', 'cycle_number'),
    waiting_for: ['code', (row) => row.waiting_for],
    student_id: ['number', (row) => row.user.id],
    last_name: ['text', (row) => row.user.last_name],
    first_name: ['text', (row) => row.user.first_name],
    last_name_kana: ['text', (row) => row.user.last_name_kana],
    first_name_kana: ['text', (row) => row.user.first_name_kana],
    company_id: ['number', (row) => row.company.id],
    company_ja: ['text', (row) => row.company.official_name['ja']],
    company_en: ['text', (row) => row.company.official_name['en']],
    recruitment_id: ['number', (row) => row.recruitment.id],
    recruitment_ja: ['text', (row) => row.recruitment.title['ja']],
    recruitment_en: ['text', (row) => row.recruitment.title['en']],
    mentors: ['text', (row, words) => row.hf_members.map(({ names }) => words(names)).join(', ')],
    ...csvOf(applicationFields, 'due_date_to_submit_resume'),
    is_overdue: ['flag', (row) => row.is_overdue],
    ...csvOf(applicationFields, 'is_late', 'have_submitted_resume_by_user_at', 'created_at', 'updated_at'),
  },
});
