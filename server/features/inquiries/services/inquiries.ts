import { Op } from 'sequelize';
import { Inquiry } from '../../../../db/models/inquiry.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { notOnesOwn } from '../../../core/scopes.ts';

/** @throws DomainError not_found */
export async function requireReadable(ctx: CommandContext, inquiryId: number): Promise<void> {
  const where = { [Op.and]: [{ id: inquiryId }, notOnesOwn(ctx.actor)] };
  if (!(await Inquiry.findOne({ where, attributes: ['id'], transaction: ctx.tx })))
    throw new DomainError('not_found');
}

/** Locks an inquiry. @throws DomainError not_found */
export async function openInquiry(ctx: CommandContext, inquiryId: number): Promise<Inquiry> {
  const { tx } = ctx;
  const where = { [Op.and]: [{ id: inquiryId }, notOnesOwn(ctx.actor)] };
  const inquiry = await Inquiry.findOne({ where, lock: tx.LOCK.UPDATE, transaction: tx });
  if (!inquiry) throw new DomainError('not_found');
  return inquiry;
}
