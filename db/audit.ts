import type { Sequelize, Transaction } from 'sequelize';

/**
 * Tells the database who acts in this transaction: from here to its end every change of an audited table is noted
 * in audit_logs (migration 0017). One statement; without it nothing is noted, so every path of staff calls it.
 * @param source the call, as the log shows it: `PUT companies`, `hf_member__assign_application`, `adminjs`
 */
export async function auditAs(
  sequelize: Sequelize,
  tx: Transaction,
  actor: { hf_member_id: number; source: string; api_key_id?: number | undefined },
): Promise<void> {
  await sequelize.query(
    `select set_config('audit.hf_member_id', $1, true), set_config('audit.source', $2, true),
       set_config('audit.api_key_id', $3, true)`,
    {
      bind: [String(actor.hf_member_id), actor.source, String(actor.api_key_id ?? '')],
      transaction: tx,
    },
  );
}
