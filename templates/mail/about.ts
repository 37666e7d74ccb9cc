import type { MailTemplateName } from '../../domain/mail-template-names.ts';

interface AboutMail {
  /** What sends it and to whom, for who changes its words. */
  purpose: { ja: string; en: string };
  /** Values that the words of every language have to name: without them the mail would be of no use, or unlawful. */
  required?: readonly string[];
  /** Values that may stand alone in a paragraph, where the program writes them out. */
  alone?: readonly string[];
}

export const ABOUT_MAILS: Readonly<Record<MailTemplateName, AboutMail>> = {
  application_created: {
    purpose: {
      ja: '学生が求人に応募したとき、その学生に送ります。',
      en: 'Goes to the student who has applied for a job.',
    },
    required: ['application_url'],
  },
  resume_submitted: {
    purpose: {
      ja: '学生が履歴書を提出したとき、その学生に送ります。',
      en: 'Goes to the student whose resume has arrived.',
    },
  },
  resume_returned: {
    purpose: {
      ja: 'メンターが書き直しを頼んだとき、学生に送ります。',
      en: 'Goes to the student when a mentor asks for parts to be written again.',
    },
    required: ['application_url'],
  },
  resume_corrected: {
    purpose: {
      ja: '添削が終わり、同意を待つとき、学生に送ります。',
      en: 'Goes to the student when the corrected resume waits for their agreement.',
    },
    required: ['application_url'],
  },
  resume_sent_notice: {
    purpose: {
      ja: '履歴書を会社に送ったとき、学生に送ります。',
      en: 'Goes to the student when the resume has gone to the company.',
    },
  },
  resume_passed: {
    purpose: {
      ja: '書類選考の合格を記録したとき、学生に送ります。',
      en: 'Goes to the student when the company liked the resume.',
    },
  },
  resume_failed: {
    purpose: {
      ja: '書類選考の不合格を記録したとき、学生に送ります。',
      en: 'Goes to the student when the company declined after reading the resume.',
    },
  },
  selection_passed: {
    purpose: {
      ja: '内定を記録したとき、学生に送ります。',
      en: 'Goes to the student when the company makes an offer.',
    },
    required: ['application_url'],
  },
  selection_failed: {
    purpose: {
      ja: '面接のあとの不合格を記録したとき、学生に送ります。',
      en: 'Goes to the student when the company declined after the interviews.',
    },
  },
  interview_scheduled: {
    purpose: {
      ja: '面接の予定を決めたとき、または変えたとき、学生に送ります。',
      en: 'Goes to the student when an interview is planned or moved.',
    },
    required: ['starts_at'],
  },
  interview_practice_scheduled: {
    purpose: {
      ja: '面接の練習の予定を決めたとき、または変えたとき、学生に送ります。',
      en: 'Goes to the student when the practice of an interview is planned or moved.',
    },
    required: ['starts_at'],
  },
  interview_cancelled: {
    purpose: {
      ja: '面接または練習を取りやめたとき、学生に送ります。',
      en: 'Goes to the student when an interview or its practice does not take place.',
    },
  },
  appointments_called_off: {
    purpose: {
      ja: '選考が終わり、残っていた面接や練習がなくなったとき、学生に送ります。',
      en: 'Goes to the student when a selection is over and its interviews and practices are called off.',
    },
  },
  application_declined: {
    purpose: {
      ja: '応募を会社に取り次がないと決めたとき、学生に送ります。',
      en: 'Goes to the student when we do not take the application to the company.',
    },
  },
  event_applied: {
    purpose: {
      ja: 'イベントに申し込んだとき、またはキャンセル待ちになったとき、学生に送ります。',
      en: 'Goes to the student who has applied for an event, with a seat or on the waiting list.',
    },
    required: ['cancel_url'],
  },
  event_place_opened: {
    purpose: {
      ja: 'キャンセル待ちのイベントに席が空いたとき、学生に送ります。',
      en: 'Goes to the student who waited for a seat at an event and has one now.',
    },
    required: ['cancel_url'],
  },
  event_cancelled: {
    purpose: {
      ja: 'イベントの申し込みがキャンセルされたとき、学生に送ります。',
      en: 'Goes to the student whose application for an event was cancelled.',
    },
  },
  inquiry_reply: {
    purpose: {
      ja: 'お問い合わせに回答したとき、質問した学生に送ります。',
      en: 'Goes to the student who asked a question when it is answered.',
    },
  },
  resume_due_soon: {
    purpose: {
      ja: '履歴書のしめきりが近いとき、学生に送ります。',
      en: 'Goes to the student when the day of the resume is near.',
    },
    required: ['application_url'],
  },
  resume_overdue: {
    purpose: {
      ja: '履歴書のしめきりを過ぎたとき、学生に送ります。',
      en: 'Goes to the student when the day of the resume has passed without it.',
    },
    required: ['application_url'],
  },
  appointment_reminder: {
    purpose: {
      ja: '面接または練習の前に、学生に送ります。',
      en: 'Goes to the student shortly before an interview or a practice.',
    },
    required: ['starts_at'],
  },
  answer_awaited: {
    purpose: {
      ja: '内定または添削への返事が何日もないとき、学生に送ります。',
      en: 'Goes to the student whose answer to an offer or a correction is awaited for some days.',
    },
    required: ['application_url'],
  },
  application_takes_longer: {
    purpose: {
      ja: '次の段階に、画面で伝えた日数より長くかかっているとき、学生に送ります。',
      en: 'Goes to the student when the next step takes longer than the screens promised.',
    },
  },
  event_reminder: {
    purpose: {
      ja: 'イベントの前に、席のある学生に送ります。',
      en: 'Goes to the student with a seat shortly before an event.',
    },
    required: ['starts_at'],
  },
  saved_search_matches: {
    purpose: {
      ja: '保存した条件に合う新しい求人があるとき、一日に一度まで、望んだ学生に送ります。',
      en: 'Goes to the student who asked for it, at most once a day, when saved searches find new jobs.',
    },
    required: ['stop_url'],
  },
  recommend_mail: {
    purpose: {
      ja: '求人紹介メールの枠です。スタッフの文面のまわりに入ります。',
      en: 'The frame of every recommend mail: what stands around the words of a template.',
    },
    required: ['subject', 'words', 'stop_url'],
    alone: ['words', 'jobs', 'meeting'],
  },
  staff_application_assigned: {
    purpose: {
      ja: 'ほかの人が応募の担当を任せたとき、メンターに送ります。',
      en: 'Goes to a mentor whom somebody else gave an application to look after.',
    },
  },
  staff_resume_submitted: {
    purpose: {
      ja: '学生が履歴書を提出したとき、担当のメンターに送ります。担当者がいなければ管理者に送ります。',
      en: 'Goes to the mentors, or to the managers when there is none, when a resume waits to be corrected.',
    },
  },
  staff_correction_answered: {
    purpose: {
      ja: '学生が添削にコメントしたとき、担当のメンターに送ります。',
      en: 'Goes to the mentors when the student does not agree to a correction yet.',
    },
  },
  staff_correction_agreed: {
    purpose: {
      ja: '学生が添削に同意したとき、担当のメンターに送ります。',
      en: 'Goes to the mentors when the student has agreed and the resume can go to the company.',
    },
  },
  staff_application_quit: {
    purpose: {
      ja: '学生が応募を辞退したとき、担当のメンターに送ります。',
      en: 'Goes to the mentors when the student has withdrawn.',
    },
  },
  staff_practice: {
    purpose: {
      ja: '面接の練習を決めた、変えた、または取りやめたとき、練習を行う人に送ります。',
      en: 'Goes to who holds an interview practice when it is arranged, changed or called off.',
    },
    required: ['starts_at'],
  },
  staff_offer_answered: {
    purpose: {
      ja: '学生が内定に返事をしたとき、担当のメンターに送ります。',
      en: 'Goes to the mentors when the student has answered an offer.',
    },
  },
  staff_recommend_replied: {
    purpose: {
      ja: '学生が求人紹介メールに返信したとき、送った担当者に送ります。',
      en: 'Goes to who wrote a recommend mail when the student has replied to it.',
    },
  },
  staff_company_mail_bounced: {
    purpose: {
      ja: '会社へのメールが届かなかったとき、担当のメンターと管理者に送ります。',
      en: 'Goes to the mentors and the managers when a mail to a company did not arrive.',
    },
    required: ['company_email'],
  },
  staff_desk: {
    purpose: {
      ja: '急ぎの応募がある営業日の朝に、担当者に送ります。',
      en: 'Goes to a member of staff on the morning of a working day when something presses on their desk.',
    },
  },
  staff_event_closed: {
    purpose: {
      ja: 'イベントの申し込みの受付が終わったとき、管理者に送ります。',
      en: 'Goes to the managers when applications for an event have ended.',
    },
  },
  staff_recruitments_to_reconfirm: {
    purpose: {
      ja: '公開中の求人の情報が長く確認されていないとき、管理者に送ります。',
      en: 'Goes to the managers when facts of public job ads were last confirmed too long ago.',
    },
  },
  staff_deliveries_held: {
    purpose: {
      ja: '送れていないメールが判断を待っているとき、営業日に一度、管理者に送ります。',
      en: 'Goes to the managers once a working day while mails wait for somebody to decide about them.',
    },
  },
  company_resume: {
    purpose: {
      ja: '学生の履歴書を会社に送るときのメールです。履歴書を添付します。',
      en: 'Goes to the company with the resume of a student attached.',
    },
    required: ['student_name', 'mentor_email'],
  },
  company_application_quit: {
    purpose: {
      ja: '履歴書を受け取った会社に、学生の辞退を知らせます。',
      en: 'Tells a company that has the resume that the student withdrew.',
    },
    required: ['student_name'],
  },
};
