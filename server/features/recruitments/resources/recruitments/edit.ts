import { Op } from 'sequelize';
import { CompanyOffice } from '../../../../../db/models/company-offices.ts';
import { RecruitmentOffice } from '../../../../../db/models/recruitment-lists.ts';
import type { Recruitment } from '../../../../../db/models/recruitment.ts';
import { requireReleasable } from '../../services/recruitment-changes.ts';
import { DomainError, fieldError, type FieldErrors } from '../../../../../domain/error-codes.ts';
import { recruitmentState } from '../../../../../domain/recruitment-state.ts';
import { STUDENT_LEVELS } from '../../../../../domain/student-levels.ts';
import type { StaffChangeContext } from '../../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../../core/resources/define-edit.ts';
import { RECRUITMENT_LISTS } from './lists.ts';

const writeLists = writeFields(RECRUITMENT_LISTS);

const asRecruitment = (row: Versioned) => row as unknown as Recruitment;

/** Refuses what contradicts itself. Values that are not sent count as they stand. */
export async function checkRecruitment(
  _ctx: StaffChangeContext,
  row: Versioned,
  values: Values,
): Promise<void> {
  const now = { ...row.get({ plain: true }), ...values } as Record<string, number | null | undefined>;
  const fields: FieldErrors = {};
  for (const level of STUDENT_LEVELS) {
    const min = now[`salary_min_${level}`] ?? null;
    const max = now[`salary_max_${level}`] ?? null;
    if (min !== null && max !== null && max < min)
      fields[`salary_max_${level}`] = [{ code: 'too_small', params: { min } }];
  }
  const before = asRecruitment(row);
  // Applications and what was public belong to the company they were made for.
  const isMoved = row.id && values['company_id'] !== undefined && values['company_id'] !== before.company_id;
  if (isMoved && before.published_at !== null) fields['company_id'] = [{ code: 'invalid' }];
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** Offices are the company's own: another company's cannot be chosen, nor kept when the company changes. */
async function requireOwnOffices(ctx: StaffChangeContext, row: Recruitment, values: Values): Promise<void> {
  const chosen = await RecruitmentOffice.findAll({
    where: { recruitment_id: row.id },
    transaction: ctx.tx,
  });
  const ids = chosen.map(({ company_office_id }) => company_office_id);
  const foreign = await CompanyOffice.findOne({
    where: { id: { [Op.in]: ids }, company_id: { [Op.ne]: row.company_id } },
    attributes: ['id'],
    transaction: ctx.tx,
  });
  if (!foreign) return;
  const sent = (values['offices'] as { company_office_id?: number }[] | undefined) ?? [];
  const index = sent.findIndex((office) => office.company_office_id === foreign.id);
  throw fieldError(index < 0 ? 'offices' : `offices[${index}][company_office_id]`, 'invalid_reference');
}

/**
 * Writes the fields and lists. A public recruitment is public as it is saved: it passes the gate again, so that no
 * edit takes away what the law asks for.
 */
export async function writeRecruitment(
  ctx: StaffChangeContext,
  row: Versioned,
  values: Values,
): Promise<void> {
  await writeLists(ctx, row, values);
  const recruitment = asRecruitment(row);
  if (values['offices'] !== undefined || values['company_id'] !== undefined)
    await requireOwnOffices(ctx, recruitment, values);
  if (recruitmentState(recruitment) === 'released') await requireReleasable(ctx, row.id, false);
}

/** What was ever public stays, as the record of what was said. */
export async function checkRemoval(_ctx: StaffChangeContext, row: Versioned): Promise<void> {
  if (asRecruitment(row).published_at !== null) throw new DomainError('was_public');
}
