import { literal, Op, type Attributes, type Transaction } from 'sequelize';
import { loadAggregates, type JsonRow } from '../../../../db/aggregate.ts';
import { ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { presentCompanyBrief, type CompanyBriefRow } from '../../companies/views/present-company.ts';

interface AnswerRow extends JsonRow<Attributes<ResumeQuestionAnswer>> {
  resume: {
    application: {
      id: number;
      correction_agreed_at: string | null;
      recruitment: { company: CompanyBriefRow; [field: string]: unknown };
    };
  };
}

/** What a student wrote to one question, for one company after the other, the last written first: one statement. */
export async function loadEarlierAnswers(
  resumeQuestionId: number,
  userId: number,
  limit: number,
  transaction: Transaction | null,
) {
  const isOwn = literal(
    `exists (select 1 from resumes r join applications a on a.id = r.application_id
       where r.id = "ResumeQuestionAnswer".resume_id and a.user_id = ${userId})`,
  );
  const rows = await loadAggregates<AnswerRow, ResumeQuestionAnswer>(
    ResumeQuestionAnswer,
    { resume: { application: { recruitment: { company: { logo_file: true } } } } },
    {
      where: { [Op.and]: [{ resume_question_id: resumeQuestionId, answer: { [Op.regexp]: '\\S' } }, isOwn] },
      order: [
        ['updated_at', 'DESC'],
        ['id', 'DESC'],
      ],
      limit,
      transaction,
    },
  );
  return rows.map(({ id, answer, answer_jt, updated_at, resume: { application } }) => ({
    id,
    application_id: application.id,
    answer: answer ?? '',
    answer_jt: application.correction_agreed_at ? answer_jt : null,
    recruitment: {
      ...application.recruitment,
      company: presentCompanyBrief(application.recruitment.company),
    },
    written_at: updated_at,
  }));
}
