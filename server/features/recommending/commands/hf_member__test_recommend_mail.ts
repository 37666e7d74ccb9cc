import { z } from 'zod';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { wordsIn } from '../../../../domain/mail-words.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import { command } from '../../../core/calls/define.ts';
import { loadWords } from '../services/recommend-rendering.ts';
import { jobsFields, wordsFields } from '../views/recommending-schema.ts';
import { refuseMoreTests } from '../../mail/services/test-mails.ts';
import { choice, flag } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__test_recommend_mail = command({
  name: 'hf_member__test_recommend_mail',
  summary:
    'Mails the chosen jobs in the words chosen, with the example person, to the caller and nobody else; nobody counts as told',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    language: choice(INTERFACE_LANGUAGES),
    ...jobsFields,
    ...wordsFields,
    is_including_meeting_schedule: flag().optional(),
  }),
  output: z.object({ recipient_email: z.string() }),
  errors: ['validation_failed'],
  example: { language: 'ja', recruitment_ids: [1], mail_template_group_id: 1 },
  async run(ctx, asked) {
    const { language, recruitment_ids, reminds = [], is_including_meeting_schedule = false } = asked;
    checkIds(recruitment_ids, 'recruitment_ids');
    await refuseMoreTests(ctx);
    const words = await loadWords(ctx, asked);
    if (!words.template_subject[language]) throw fieldError('language', 'invalid_choice');
    const hf_member_id = ctx.actor.hf_member_id;
    const { email } = await HfMember.findByPk(hf_member_id, { transaction: ctx.tx, rejectOnEmpty: true });
    const again = new Set(reminds.map(({ recruitment_id }) => recruitment_id));
    await ctx.emit({
      type: 'recommend_mail_tested',
      payload: {
        hf_member_id,
        language,
        ...wordsIn(words, language),
        recruitment_ids: recruitment_ids.filter((id) => !again.has(id)),
        reminds: reminds.map(({ recruitment_id, reason_ja, reason_en }) => ({
          recruitment_id,
          reason_ja: reason_ja ?? null,
          reason_en: reason_en ?? null,
        })),
        is_including_meeting_schedule,
      },
    });
    return { recipient_email: email };
  },
});
