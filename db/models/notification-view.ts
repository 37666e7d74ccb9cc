import { instant, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** Until when a student has looked at their notifications; no row, and they never have. */
export class NotificationView extends internalModel('notification_views', {
  user_id: ref('users'),
  seen_at: instant(),
}) {}
