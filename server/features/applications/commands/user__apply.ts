import { requireReadablePhoto } from '../../resumes/services/printing.ts';
import { z } from 'zod';
import { Op, UniqueConstraintError } from 'sequelize';
import { CURRENT } from '../../../../db/current.ts';
import { Application } from '../../../../db/models/application.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { Resume } from '../../../../db/models/resume.ts';
import { CompanyAppliableTerm } from '../../../../db/models/company-profile.ts';
import { applyRefusal, reapplyRefusal } from '../../../../domain/applying.ts';
import { RESUME_DUE_DAYS } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT, type Student } from '../../../../domain/roles.ts';
import { tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import { ownersApplication } from '../services/application-answers.ts';
import { recordEvent, recordNote } from '../services/application-changes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { handIn, isHandedInAtOnce } from '../../resumes/services/hand-in.ts';
import { decidingOf, openApplication } from '../services/open-application.ts';
import { requireProfile } from '../../profile/services/require-profile.ts';
import { recruitmentScope } from '../../../core/scopes.ts';
import { applicationForOwner } from '../views/application-schema.ts';
import { applyCampaign } from '../../profile/views/profile-input.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

/** The recruitment, when it takes applications now. */
async function openRecruitment(ctx: CommandContext, recruitmentId: number): Promise<Recruitment> {
  const recruitment = await Recruitment.findOne({
    where: { [Op.and]: [{ id: recruitmentId }, recruitmentScope(ctx.actor)] },
    transaction: ctx.tx,
  });
  if (!recruitment) throw new DomainError('not_found');
  const appliable_terms = await CompanyAppliableTerm.findAll({
    where: { company_id: recruitment.company_id },
    transaction: ctx.tx,
  });
  const refusal = applyRefusal({ ...recruitment.get(), appliable_terms }, ctx.now);
  if (refusal) throw new DomainError(refusal);
  return recruitment;
}

/**
 * Makes room for another application for the job: the current one is history from now on, if staff's day has come.
 * Of two at once the second finds that.
 * @throws DomainError already_applied | reapply_later, as the student knows the current one
 */
async function makeRoom(ctx: CommandContext, current: Application): Promise<void> {
  const opened = await openApplication(ctx, current.id);
  const known = decidingOf(opened);
  const refusal = known.reapplied_at ? 'already_applied' : reapplyRefusal(known, ctx.now);
  if (refusal) {
    const { reapply_from } = known;
    const details = { application_id: current.id, ...(refusal === 'reapply_later' && { reapply_from }) };
    throw new DomainError(refusal, { details });
  }
  await recordEvent(ctx, opened, 'apply_again');
}

/** Which of the student's applications for the job the new one is. */
async function nextCycle(ctx: CommandContext<Student>, recruitment_id: number): Promise<number> {
  const where = { user_id: ctx.actor.user_id, recruitment_id };
  const { tx: transaction } = ctx;
  const last = await Application.max<number | null, Application>('cycle_number', { where, transaction });
  if (last === null) return 1;
  const current = await Application.findOne({
    attributes: ['id'],
    where: { ...where, ...CURRENT },
    transaction,
  });
  if (current) await makeRoom(ctx, current);
  return last + 1;
}

async function createApplication(
  ctx: CommandContext<Student>,
  recruitment: Recruitment,
  given: object,
): Promise<Application> {
  try {
    // The partial unique index on current applications decides a race between two.
    return await Application.create(
      {
        ...given,
        user_id: ctx.actor.user_id,
        recruitment_id: recruitment.id,
        state: 'applied',
        due_date_to_submit_resume: tokyoDayAfter(ctx.now, RESUME_DUE_DAYS.apply),
      },
      { transaction: ctx.tx },
    );
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new DomainError('already_applied');
    throw error;
  }
}

export const user__apply = command({
  name: 'user__apply',
  summary:
    'Applies for a recruitment, again where staff allow it from a day that has come. The resume of a simple one is the profile: it is handed in together with the two answers about it, else later by user__submit_resume_to_jtj',
  allow: STUDENT,
  limit: { times: 30, per: 'hour' },
  input: z.strictObject({
    application: z.strictObject({
      recruitment_id: id(),
      ...applyCampaign,
      /** Of a simple recruitment only: the apply page's two answers about the resume. Ours. */
      is_admitted_edit_resume_by_hf: flag().optional(),
      no_lie_agreement: flag().optional(),
    }),
  }),
  output: applicationForOwner,
  errors: [
    'not_found',
    'already_applied',
    'reapply_later',
    'recruitment_closed',
    'outside_appliable_term',
    'applies_elsewhere',
    'profile_incomplete',
    'agreement_required',
  ],
  example: { application: { recruitment_id: 1 } },
  async prepare(ctx, { application }) {
    if (application.no_lie_agreement) await requireReadablePhoto(ctx);
  },
  async run(ctx, { application }) {
    const { recruitment_id, is_admitted_edit_resume_by_hf, no_lie_agreement, ...campaign } = application;
    const answers = { is_admitted_edit_resume_by_hf, no_lie_agreement };
    const recruitment = await openRecruitment(ctx, recruitment_id);
    const isSimple = recruitment.is_simple;
    const isHandedIn = isHandedInAtOnce(isSimple, answers);
    const cycle_number = await nextCycle(ctx, recruitment_id);
    await requireProfile(ctx, isSimple ? 'resume' : 'minimum');

    const created = await createApplication(ctx, recruitment, { ...campaign, cycle_number });
    await Resume.create({ application_id: created.id }, { transaction: ctx.tx });
    const opened = { application: created, standing: { is_owner: true, is_assigned: false } };
    await recordNote(ctx, opened, 'apply');
    await ctx.emit({
      type: 'application_created',
      payload: { application_id: created.id, ...(isHandedIn && { is_handed_in: true }) },
    });
    if (isHandedIn) await handIn(ctx, opened, answers, { isSimple, isWithApplying: true });
    return ownersApplication(ctx, created.id);
  },
});
