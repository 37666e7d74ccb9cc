import { QueryTypes, type Sequelize } from 'sequelize';
import { settled, startMailWorker, tallyOf } from '../deliveries.ts';
import { startMailSink } from '../mail-sink.ts';
import { check, type Figures, type Row } from '../report.ts';
import { seedStudents } from '../seed-students.ts';
import type { World } from '../world.ts';

/** Of design.md section 9, for every mail. */
export const PER_SECOND = 100;
const CAUSE = 'bench-recommend';
/** Beside those who get none there have to be so many students. */
const SPARE = 1.2;
const MOST = 2_000;

/** Mails that recommend a job and are due: each is looked at again, and written anew, before it leaves. */
export async function recommendMailRow(world: World, bare: Figures & { per_second: number }): Promise<Row> {
  const { sequelize } = world;
  const mails = Math.min(world.options.mails, MOST);
  await seedStudents(sequelize, Math.ceil(mails * SPARE), []);
  await insertRecommendMails(sequelize, mails);
  const sink = await startMailSink();
  const worker = startMailWorker(world, sink);
  try {
    await sink.waitFor(mails);
    await settled(sequelize, CAUSE);
    const perSecond = (mails - 1) / sink.seconds();
    const { held, ...tally } = await tallyOf(world, CAUSE, sink);
    return {
      section: 'mail',
      heading: 'Mail',
      name: `${mails} recommend mails, each looked at again`,
      measured: { per_second: perSecond, ...tally, held },
      bare,
      ratio: bare.per_second / perSecond,
      checks: [
        check('per_second', perSecond, 'at_least', PER_SECOND),
        check('lost', tally.lost, 'at_most', 0),
        check('doubled', tally.doubled, 'at_most', 0),
      ],
    };
  } finally {
    await worker.stop();
    await sink.close();
  }
}

/** One open job to each student whom nothing speaks against, in the words of a template. */
async function insertRecommendMails(sequelize: Sequelize, count: number): Promise<void> {
  const [job] = await sequelize.query<{ id: number }>(
    'select min(recruitment_id) as id from recruitment_search_rows where is_available_from_overseas and apply_deadline_on >= current_date',
    { type: QueryTypes.SELECT },
  );
  await sequelize.query(
    `with mail as (
       insert into recommend_mails (user_id, hf_member_id, recommend_mail_type, state, language_code, template_subject,
         template_body, send_after)
       select u.id, member.id, 'weekly', 'scheduled', 'en', words.template_subject, words.template_body, now()
       from users u, (select min(id) as id from hf_members) member,
         (select * from mail_templates where language_id = 2 order by id limit 1) words
       where u.email like 'seeker-%' and u.status = 'active'
         and not exists (select 1 from mail_suppressions s where s.user_id = u.id)
         and not exists (select 1 from applications a where a.user_id = u.id)
         and not exists (select 1 from recommend_dismissals d where d.user_id = u.id)
       order by u.id limit $2
       returning id, user_id),
     job as (insert into recommend_mail_recruitments (recommend_mail_id, recruitment_id) select id, $1 from mail)
     insert into deliveries (cause, template, recipient_email, recipient_user_id, language_code, recommend_mail_id,
       unsubscribe_token, available_at)
     select '${CAUSE}:' || mail.id, 'recommend_mail', u.email, u.id, 'en', mail.id, md5(mail.id::text), now()
     from mail join users u on u.id = mail.user_id order by mail.id`,
    { bind: [job!.id, count] },
  );
}
