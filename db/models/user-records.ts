import { day, flag, instant, line, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** Residence status beside the plain yes/no of users.has_japanese_visa. */
export class UserResidenceRecord extends internalModel('user_residence_records', {
  user_id: ref('users'),
  residence_status_id: ref('residence_statuses', { nullable: true }),
  expires_at: day({ nullable: true }),
  has_work_permission: flag({ nullable: true }),
}) {}

export class UserAnalyticsData extends internalModel('user_analytics_data', {
  user_id: ref('users'),
  first_visit_campaign_name: line({ nullable: true }),
  first_visit_campaign_source: line({ nullable: true }),
  first_visit_campaign_term: line({ nullable: true }),
  first_visit_campaign_medium: line({ nullable: true }),
  first_visit_campaign_content: line({ nullable: true }),
  first_visit_created_at: instant({ nullable: true }),
  first_visit_landing_page: text({ nullable: true }),
  signup_campaign_name: line({ nullable: true }),
  signup_campaign_source: line({ nullable: true }),
  signup_campaign_term: line({ nullable: true }),
  signup_campaign_medium: line({ nullable: true }),
  signup_campaign_content: line({ nullable: true }),
  signup_created_at: instant({ nullable: true }),
  signup_landing_page: text({ nullable: true }),
}) {}
