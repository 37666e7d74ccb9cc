import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { decideDeliveries, decisionAnswer, decisionInput } from '../services/delivery-decisions.ts';

export const hf_member__send_deliveries_again = command({
  name: 'hf_member__send_deliveries_again',
  summary:
    'Sends held or failed mails again, to the address the recipient has now, with the reason kept; those that have gone or still wait are skipped and named. dry_run only answers',
  addition: true,
  allow: STAFF,
  input: decisionInput,
  output: decisionAnswer,
  errors: ['not_found', 'delivery_settled', 'delivery_unwritten', 'recipient_missing', 'validation_failed'],
  example: { ids: [1, 2], reason: '宛先に確認済み：届いていません', dry_run: true },
  run: (ctx, input) => decideDeliveries(ctx, 'send_again', input),
});
