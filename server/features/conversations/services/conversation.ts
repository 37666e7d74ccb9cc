import { Op, type Transaction } from 'sequelize';
import type { z } from 'zod';
import { ApplicationMessage } from '../../../../db/models/application-message.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { conversation } from '../views/conversation-schema.ts';

/** The newest; older ones are in the export of one's data. */
const SHOWN = 200;

/** The conversation about an application. Whoever calls it has checked that the caller may read it. */
export async function readConversation(
  applicationId: number,
  transaction: Transaction | null,
): Promise<z.input<typeof conversation>> {
  const rows = await ApplicationMessage.findAll({
    where: { application_id: applicationId },
    include: [{ model: HfMember, as: 'hf_member' }],
    order: [['id', 'DESC']],
    limit: SHOWN,
    transaction,
  });
  return {
    messages: rows.toReversed().map(({ hf_member, ...row }) => ({
      ...row.dataValues,
      hf_member: hf_member ? { id: hf_member.id, names: memberNames(hf_member) } : null,
    })),
  };
}

/** Marks what the other side has written as read, up to that message. */
export async function markRead(
  { tx, now }: { tx: Transaction; now: Date },
  applicationId: number,
  reader: 'student' | 'staff',
  lastId?: number,
): Promise<void> {
  await ApplicationMessage.update(
    { read_at: now },
    {
      where: {
        application_id: applicationId,
        is_by_student: reader === 'staff',
        read_at: null,
        ...(lastId !== undefined && { id: { [Op.lte]: lastId } }),
      },
      transaction: tx,
    },
  );
}
