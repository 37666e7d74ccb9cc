import type { Attributes, Transaction, WhereOptions } from 'sequelize';
import { loadAggregate, loadAggregates, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import type { ApplicationOffer } from '../../../../db/models/application-offer.ts';
import type { ApplicationEvent } from '../../../../db/models/application-records.ts';
import type { InterviewSlotRequest } from '../../../../db/models/interview.ts';
import { Application } from '../../../../db/models/application.ts';
import { NEW_APPLICATION, type ApplicationProgress } from '../../../../domain/application-state.ts';
import type { MemberNames } from '../../../core/presenting/names.ts';
import type { CompanyBriefRow } from '../../companies/views/present-company.ts';
import type { QuestionRow } from '../../recruitments/views/present-recruitment.ts';

const RECRUITMENT_BRIEF: AssociationTree = { company: { logo_file: true } };
/** What a list loads of each application. */
export const LIST_TREE: AssociationTree = {
  recruitment: RECRUITMENT_BRIEF,
  interviews: true,
  interview_slot_requests: true,
  offer: { $columns: ['answer_by'] },
};

const DETAIL_TREE: AssociationTree = {
  ...LIST_TREE,
  recruitment: {
    company: { logo_file: true, internal_data: true },
    resume_questions: { resume_question: { templates: true } },
  },
  resume: { resume_question_answers: { resume_question: true } },
  offer: true,
  application_hf_members: { hf_member: true },
  interview_practices: true,
  comments: { hf_member: true },
  application_events: { hf_member: true },
  resume_versions: true,
};

export type Member = { id: number } & MemberNames;
interface RecruitmentRow {
  id: number;
  is_simple: boolean;
  company: CompanyBriefRow & { internal_data?: { resume_submit_alert: string | null } | null };
  resume_questions: QuestionRow[];
  [field: string]: unknown;
}
export interface ListRow extends JsonRow<Attributes<Application>> {
  recruitment: RecruitmentRow;
  interviews: {
    id: number;
    interview_number: number;
    cancelled_at: string | null;
    is_passed: boolean | null;
    conduct_at: string | null;
    fixed_schedule_at: string | null;
    [field: string]: unknown;
  }[];
  interview_slot_requests: JsonRow<Attributes<InterviewSlotRequest>>[];
  offer: { answer_by: string | null } | null;
}
export interface ApplicationRow extends ListRow {
  resume: {
    resume_question_answers: {
      resume_question_id: number;
      answer: string | null;
      answer_jt: string | null;
      [field: string]: unknown;
    }[];
    [field: string]: unknown;
  };
  offer: JsonRow<Attributes<ApplicationOffer>> | null;
  application_hf_members: { id: number; hf_member_id: number; is_main: boolean; hf_member: Member }[];
  interview_practices: { id: number; scheduled_at: string; [field: string]: unknown }[];
  comments: { hf_member: Member | null; sent_at: string | null; [field: string]: unknown }[];
  application_events: (JsonRow<Attributes<ApplicationEvent>> & { hf_member: Member | null })[];
  resume_versions: {
    id: number;
    number: number;
    kind: string;
    created_at: string;
    pdf_file_id: number | null;
  }[];
}

export function loadApplication(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<ApplicationRow | null> {
  return loadAggregate<ApplicationRow, Application>(Application, DETAIL_TREE, { where, transaction });
}

/** All that fit with everything about them, oldest first: one statement. */
export function loadWholeApplications(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<ApplicationRow[]> {
  const order = [['id', 'ASC']] as [string, string][];
  return loadAggregates<ApplicationRow, Application>(Application, DETAIL_TREE, { where, order, transaction });
}

/** Instants of the lifecycle as dates, from a JSON row. */
export function progressOf(row: JsonRow<Attributes<Application>>): ApplicationProgress {
  const names = Object.keys(NEW_APPLICATION) as (keyof ApplicationProgress)[];
  return Object.fromEntries(
    names.map((name) => [name, typeof row[name] === 'string' ? new Date(row[name]) : row[name]]),
  ) as unknown as ApplicationProgress;
}
