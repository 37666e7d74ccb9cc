-- The templates of recommend mails that a new database starts with, for databases that were made before there were three:
-- those of which there is none of that key or name, and that staff have not removed. A new database has no template yet and gets them from its seeds.

with shipped (key, name, language_id, subject, body) as (values
  ('one-job', '1件のご紹介 / One job, with reasons', 1, '{{student_name}}さんに読んでほしい求人があります',
    E'{{student_name}}さん\n\nこんにちは。Tabidachiの{{mentor_name}}です。\n\nプロフィールを拝見して、{{student_name}}さんに合いそうな求人を見つけました。\n\n{{jobs}}\n\n気になった点があれば、{{mentor_email}} まで気軽にお問い合わせください。応募するかどうか迷っている段階でも構いません。\n\n{{meeting}}'),
  ('one-job', '1件のご紹介 / One job, with reasons', 2, 'A job I think you will like, {{student_name}}',
    E'Hello {{student_name}},\n\nThis is {{mentor_name}} from Tabidachi.\n\nI read your profile and found a job that seems right for you.\n\n{{jobs}}\n\nIf you have a question, write to {{mentor_email}}. You do not have to have decided yet.\n\n{{meeting}}'),
  ('one-job', '1件のご紹介 / One job, with reasons', 98, '{{student_name}} ơi, có một việc làm hợp với bạn',
    E'Chào {{student_name}},\n\nMình là {{mentor_name}} của Tabidachi.\n\nMình đã xem hồ sơ của bạn và tìm được một việc làm có vẻ rất hợp với bạn.\n\n{{jobs}}\n\nNếu có thắc mắc, bạn cứ viết cho {{mentor_email}} nhé, kể cả khi bạn còn đang phân vân.\n\n{{meeting}}'),
  ('several-jobs', 'まとめてご紹介 / Several jobs', 1, '{{student_name}}さんにおすすめの求人を選びました',
    E'{{student_name}}さん\n\nTabidachiの{{mentor_name}}です。{{student_name}}さんに合いそうな求人を選びましたので、ご紹介します。\n\n{{jobs}}\n\n気になる求人があれば、{{mentor_email}} までお知らせください。希望が変わったときも、ぜひ教えてください。\n\n{{meeting}}'),
  ('several-jobs', 'まとめてご紹介 / Several jobs', 2, 'Jobs I chose for you, {{student_name}}',
    E'Hello {{student_name}},\n\nThis is {{mentor_name}} from Tabidachi. I went through our jobs and chose these for you.\n\n{{jobs}}\n\nLet me know at {{mentor_email}} which of them you like. And if your wishes have changed, please tell me that too.\n\n{{meeting}}'),
  ('several-jobs', 'まとめてご紹介 / Several jobs', 98, 'Những việc làm mình chọn cho {{student_name}}',
    E'Chào {{student_name}},\n\nMình là {{mentor_name}} của Tabidachi. Mình đã xem các việc làm đang tuyển và chọn những việc này cho bạn.\n\n{{jobs}}\n\nBạn thích việc nào thì báo cho mình qua {{mentor_email}} nhé. Nếu mong muốn của bạn đã thay đổi, hãy cho mình biết luôn.\n\n{{meeting}}'),
  ('before-the-deadline', '締切前のお知らせ / Before the deadline', 1, '{{student_name}}さん、応募の締め切りが近づいています',
    E'{{student_name}}さん\n\nTabidachiの{{mentor_name}}です。\n\n以前ご紹介した求人の応募締切が近づいています。ご興味があれば、締め切りまでにご応募ください。\n\n{{jobs}}\n\n準備で困っていることがあれば、{{mentor_email}} までご連絡ください。一緒に考えます。\n\n{{meeting}}'),
  ('before-the-deadline', '締切前のお知らせ / Before the deadline', 2, 'The deadline is coming up, {{student_name}}',
    E'Hello {{student_name}},\n\nThis is {{mentor_name}} from Tabidachi.\n\nThe deadline for a job I recommended to you is coming up. If you are interested, please apply in time.\n\n{{jobs}}\n\nIf something is holding you up, write to {{mentor_email}} and we will sort it out together.\n\n{{meeting}}'),
  ('before-the-deadline', '締切前のお知らせ / Before the deadline', 98, '{{student_name}} ơi, sắp hết hạn ứng tuyển rồi',
    E'Chào {{student_name}},\n\nMình là {{mentor_name}} của Tabidachi.\n\nViệc làm mình từng giới thiệu cho bạn sắp hết hạn ứng tuyển. Nếu bạn quan tâm, hãy ứng tuyển trước hạn nhé.\n\n{{jobs}}\n\nNếu bạn gặp khó khăn khi chuẩn bị, hãy viết cho {{mentor_email}}, chúng ta sẽ cùng tìm cách.\n\n{{meeting}}')
), missing as (
  insert into mail_template_groups (key, name)
  select distinct key, name from shipped
  where exists (select 1 from mail_template_groups)
    and not exists (
      select 1 from mail_template_groups there where there.key = shipped.key or there.name = shipped.name)
    and not exists (
      select 1 from audit_logs
      where table_name = 'mail_template_groups' and action = 'delete' and before->>'key' = shipped.key)
  returning id, key
)
insert into mail_templates (mail_template_group_id, language_id, name, template_subject, template_body)
select missing.id, shipped.language_id, shipped.name, shipped.subject, shipped.body
from missing join shipped using (key)
order by missing.id, shipped.language_id;
