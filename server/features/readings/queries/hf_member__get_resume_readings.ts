import { Op } from 'sequelize';
import { z } from 'zod';
import { loadAggregate } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Application } from '../../../../db/models/application.ts';
import { RESUME_TEXTS, type ResumeText } from '../../../../domain/entities/resume.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { hasKanji } from '../../../../domain/readings/okurigana.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { openableApplications } from '../../applications/services/application-scopes.ts';
import { readings } from '../views/readings-schema.ts';

const RESUME_TREE: AssociationTree = { resume: { resume_question_answers: true } };
interface ResumeRow {
  resume: Record<ResumeText, string | null> & { resume_question_answers: { answer: string | null }[] };
}

export const hf_member__get_resume_readings = query({
  name: 'hf_member__get_resume_readings',
  summary: "How the kanji are read that the student of an application has written in the resume's texts",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  limit: { times: 60, per: 'minute' },
  input: z.strictObject({ application_id: id() }),
  output: readings,
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const row = await loadAggregate<ResumeRow, Application>(Application, RESUME_TREE, {
      where: { [Op.and]: [{ id: application_id }, openableApplications(ctx.actor)] },
      transaction: ctx.tx,
    });
    if (!row) throw new DomainError('not_found');
    const { resume } = row;
    const written = [
      ...RESUME_TEXTS.map((name) => resume[name]),
      ...resume.resume_question_answers.map(({ answer }) => answer),
    ];
    const texts = new Set(written.filter((text) => text !== null).filter(hasKanji));
    return { readings: await ctx.adapters.readings([...texts]) };
  },
});
