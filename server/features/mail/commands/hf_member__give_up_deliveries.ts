import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { decideDeliveries, decisionAnswer, decisionInput } from '../services/delivery-decisions.ts';

export const hf_member__give_up_deliveries = command({
  name: 'hf_member__give_up_deliveries',
  summary:
    'Gives held or failed mails up: they never go, with the reason kept; those that have gone or still wait are skipped and named. dry_run only answers',
  addition: true,
  allow: STAFF,
  input: decisionInput,
  output: decisionAnswer,
  errors: ['not_found', 'delivery_settled', 'delivery_unwritten', 'recipient_missing', 'validation_failed'],
  example: { ids: [1, 2], reason: '本人に電話で伝えました', dry_run: true },
  run: (ctx, input) => decideDeliveries(ctx, 'give_up', input),
});
