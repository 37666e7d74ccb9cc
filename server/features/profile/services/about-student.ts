import type { Transaction } from 'sequelize';
import { User } from '../../../../db/models/user.ts';

/** What a mail about no application names. */
export interface AboutStudent {
  student: User;
}

/** Null when the account was erased meanwhile. */
export async function loadAboutStudent(id: number, tx: Transaction): Promise<AboutStudent | null> {
  const student = await User.findByPk(id, { transaction: tx });
  return student && { student };
}
