import { NOBODYS, type Call } from './call.ts';

/** Calls about mail wording. */
export const mailWordsCalls: readonly Call[] = [
  {
    name: 'hf_member__preview_mail_template',
    kind: 'command',
    as: 'mentor',
    payload: ({ mails }) => ({ mail_template_group_id: mails.mail_template_group_id, language: 'ja' }),
    answer: 'subject body_html body_text problems problem',
    refusals: [
      {
        when: 'with the values of a mail the caller may not see',
        code: 'not_found',
        as: 'other_mentor',
        payload: ({ mails }) => ({
          mail_template_group_id: mails.mail_template_group_id,
          language: 'ja',
          delivery_id: mails.held_delivery_id,
        }),
      },
      {
        when: 'for a template that does not exist',
        code: 'validation_failed',
        field: 'mail_template_group_id',
        payload: () => ({ mail_template_group_id: NOBODYS, language: 'ja' }),
      },
    ],
  },
  {
    name: 'hf_member__test_mail_template',
    kind: 'command',
    as: 'mentor',
    payload: ({ mails }) => ({ mail_template_group_id: mails.mail_template_group_id, language: 'ja' }),
    answer: 'recipient_email',
    refusals: [
      {
        when: 'in a language it is not written in',
        code: 'not_found',
        payload: ({ mails }) => ({
          mail_template_group_id: mails.mail_template_group_id,
          language: 'vi',
        }),
      },
    ],
  },
];
