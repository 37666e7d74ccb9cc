import { choice, entity, id, integer, line, ref, staleTranslations, text, timestamp } from './fields.ts';

const kept = { read: ['staff', 'console'], write: 'command' } as const;
const AUDIENCES = { audiences: ['staff', 'console'], editors: 'console' } as const;
const none = { read: [], write: 'command' } as const;

/** The words of one mail; a row of mail_templates holds those of one language. */
export const mailTemplateGroup = entity('mail_template_groups', AUDIENCES, {
  id: id(kept),
  key: line(kept),
  /** `shipped`: a mail of the program, named by its key; its templates hold only the languages whose words staff changed. */
  kind: choice(['own', 'shipped'], { default: 'own', read: ['console'], write: 'command' }),
  name: line({ required: true, read: ['staff', 'console'] }),
  stale_translations: staleTranslations(none),
  version: integer({ default: 0, read: ['console'], write: 'command' }),
  created_at: timestamp(none),
  updated_at: timestamp({ read: ['console'], write: 'command' }),
});

/** One language of a mail template. All languages of one are written together, as their group. */
export const mailTemplate = entity('mail_templates', AUDIENCES, {
  id: id(kept),
  mail_template_group_id: ref('mail_template_groups', kept),
  language_id: ref('languages', kept),
  name: line(kept),
  template_subject: text(kept),
  template_body: text(kept),
  version: integer({ default: 0, ...kept }),
  created_at: timestamp(none),
  updated_at: timestamp({ read: ['console'], write: 'command' }),
});
