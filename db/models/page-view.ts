import { instant, line, ref, text, uuid } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** One visit of a page. `key` is its public, unguessable id. */
export class PageView extends internalModel('page_views', {
  key: uuid({ random: true }),
  visit_at: instant(),
  leave_at: instant({ nullable: true }),
  path: text(),
  google_analytics_client_id: line({ nullable: true }),
  latest_campaign_name: line({ nullable: true }),
  latest_campaign_source: line({ nullable: true }),
  latest_campaign_term: line({ nullable: true }),
  latest_campaign_medium: line({ nullable: true }),
  latest_campaign_content: line({ nullable: true }),
  user_id: ref('users', { nullable: true }),
}) {}
