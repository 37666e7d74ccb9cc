import { z } from 'zod';
import { CURRENT } from '../../../../db/current.ts';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE, isStaff } from '../../../../domain/roles.ts';
import { readerOfCaller } from '../../matching/services/caller-as-reader.ts';
import { loadRecruitment, presentRecruitment } from '../views/present-recruitment.ts';
import { loadRecruitmentPage, pageJson } from '../views/recruitment-page.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { ReadyJson } from '../../../core/calls/ready-json.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { recruitmentForStaff, recruitmentPublic } from '../views/recruitment-schema.ts';
import { undisclosedDecline } from '../../applications/services/undisclosed-decline.ts';
import { seenRecruitmentsSql } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

/** The caller's current application for the job, as they know it. */
async function currentApplication(ctx: QueryContext, recruitment_id: number) {
  if (ctx.actor.user_id === null) return null;
  const where = { user_id: ctx.actor.user_id, recruitment_id, ...CURRENT };
  const current = await Application.findOne({ where });
  if (!current) return null;
  const { state, reapply_from } = (await undisclosedDecline(ctx, current))?.deciding ?? current;
  return { id: current.id, state, reapply_from };
}

export const aggregates__recruitment = query({
  name: 'aggregates__recruitment',
  summary:
    'A recruitment with its company, and how it fits the student who asks; unreleased ones exist for staff only',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ id: id() }),
  output: { public: recruitmentPublic, staff: recruitmentForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: recruitmentId }) {
    const { user_id } = ctx.actor;
    const { now } = ctx;
    const found = isStaff(ctx.actor)
      ? null
      : await loadRecruitmentPage(recruitmentId, user_id, ctx.tx, ctx.beside);
    if (found) {
      // Whether a decline is told yet takes statements of its own.
      const application = found.application?.is_declined_by_hf
        ? await currentApplication(ctx, recruitmentId)
        : found.application;
      const reader = await readerOfCaller({ ...ctx, beside: null });
      return seenBy('public', new ReadyJson(pageJson(found.page, { now, application, reader })));
    }
    const row = await loadRecruitment(recruitmentId, ctx.tx, seenRecruitmentsSql(ctx.actor));
    if (!row) throw new DomainError('not_found');
    const answer = presentRecruitment(row, {
      now,
      application: await currentApplication(ctx, recruitmentId),
      reader: await readerOfCaller({ ...ctx, beside: null }),
    });
    return seenBy(isStaff(ctx.actor) ? 'staff' : 'public', answer);
  },
});
