import { QueryTypes } from 'sequelize';
import { startDemoWorld } from './demo-world.ts';
import { prepared } from '../support/prepared.ts';

const world = prepared(startDemoWorld);

const WHILE_IT_RUNS = 'written by what people and the server do from the first start on';

/** Columns that say nothing in any row of the demo world, by why that is right. */
const EMPTY_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'no honest source gives one, and none is invented for a real university: for the operator to fill in': [
    'universities.ranking',
  ],
  'a link to nowhere: the offices are invented, and no film was made': [
    'company_offices.map_url',
    'events.google_map_url',
    'lessons.video_url',
  ],
  'files that students upload: an invented one would be nobody’s': [
    'event_applications.resume_file_id',
    'users.resume_file_id',
  ],
  'the address is the operator’s own': ['events.notification_channel_id'],
  'no demo company has work that is counted in agreed hours': ['recruitments.deemed_work_hours'],
  [WHILE_IT_RUNS]: [
    'application_events.move_id',
    'application_events.undone_at',
    'applications.behavior',
    'applications.reapplied_at',
    'companies.stale_translations',
    'deliveries.attachments',
    'deliveries.bounce_kind',
    'deliveries.bounce_status',
    'deliveries.bounce_text',
    'deliveries.bounced_at',
    'deliveries.company_id',
    'deliveries.lease_until',
    'deliveries.message_id',
    'deliveries.recipient_hf_member_id',
    'deliveries.reply_to',
    'deliveries.request_id',
    'interview_practices.cancel_reason',
    'interview_practices.cancelled_at',
    'interview_slot_requests.none_fits_at',
    'interview_slot_requests.none_fits_comment',
    'interview_slot_requests.reminded_at',
    'interview_slots.application_id',
    'interview_slots.withdrawn_at',
    'interviews.cancel_reason',
    'interviews.cancelled_at',
    'mail_template_groups.stale_translations',
    'mentions.application_id',
    'outbox_events.dedupe_key',
    'outbox_events.last_error',
    'outbox_events.request_id',
    'recommend_mail_recruitments.left_out_code',
    'recommend_mail_remind_recruitments.left_out_code',
    'recommend_mails.bounced_at',
    'recommend_mails.send_id',
    'recommend_mails.skipped_code',
    'recruitments.reconfirm_reminded_at',
    'recruitments.review_requested_at',
    'recruitments.review_requested_by_id',
    'resume_versions.pdf_file_id',
    'resume_versions.print_after',
    'saved_searches.last_notified_at',
  ],
};

/** Tables without a row in it. */
const EMPTY_TABLES: Readonly<Record<string, readonly string[]>> = {
  'addresses of the operator’s own chat': ['notification_channels'],
  [WHILE_IT_RUNS]: [
    'account_deletions',
    'admin_sessions',
    'api_keys',
    'application_presences',
    'audit_logs',
    'backups',
    'channel_posts',
    'done_plan_steps',
    'hf_member_gids',
    'inbound_keys',
    'inquiry_presences',
    'job_introduction_records',
    'mail_suppressions',
    'mail_template_versions',
    'notification_views',
    'oidc_accounts',
    'oidc_keys',
    'oidc_payloads',
    'outside_removals',
    'page_views',
    'recommend_dismissals',
    'recommend_mail_replies',
    'recruitment_public_versions',
    'recruitment_revisions',
    'removed_master_data',
    'saved_view_defaults',
    'saved_views',
    'undeliverable_addresses',
    'upload_days',
    'user_distinctions',
    'user_merge_rows',
    'user_merges',
    'webhook_deliveries',
    'webhook_endpoints',
  ],
};

const query = <T extends object>(sql: string) => world.sequelize.query<T>(sql, { type: QueryTypes.SELECT });

/** What no row of a table says, or `null` for a table without rows. */
async function silentColumns(table: string, columns: readonly string[]): Promise<string[] | null> {
  const says = (column: string) =>
    `bool_or("${column}" is not null and "${column}"::text not in ('', '{}', '[]')) as "${column}"`;
  const [row] = await query<Record<string, boolean | null>>(
    `select ${columns.map(says).join(', ')} from "${table}"`,
  );
  if (Object.values(row!).every((value) => value === null)) return null;
  return columns.filter((column) => !row![column]);
}

test('R25: every column of the demo world says something in some row, or there is a reason', async () => {
  const tables = await query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`,
  );
  const empty = { tables: [] as string[], columns: [] as string[] };
  for (const { name, columns } of tables) {
    const silent = await silentColumns(name, columns);
    if (silent === null) empty.tables.push(name);
    else empty.columns.push(...silent.map((column) => `${name}.${column}`));
  }
  expect(empty.tables).toEqual(Object.values(EMPTY_TABLES).flat().toSorted());
  expect(empty.columns.toSorted()).toEqual(Object.values(EMPTY_COLUMNS).flat().toSorted());
});
