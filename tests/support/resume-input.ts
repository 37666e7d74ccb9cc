import type {
  ResumeApplication,
  ResumeInput,
  ResumeJobHistory,
  ResumeSchool,
  ResumeUniversity,
  ResumeUser,
} from '../../domain/resume-input.ts';

/** A user with an empty profile. */
export const emptyUser: ResumeUser = {
  first_name: null,
  last_name: null,
  first_name_kana: null,
  last_name_kana: null,
  name_in_own_script: null,
  birth_day: null,
  gender: null,
  is_gender_shown: false,
  postal_code: null,
  address: null,
  address_kana: null,
  phone_num: null,
  email: null,
  skills: [],
  skill_description: null,
  research_description: null,
  jlpt: null,
  jlpt_certificated_at: null,
  universities: [],
  schools: [],
  job_histories: [],
  certifications: [],
  language_examinations: [],
};

export const university = (values: Partial<ResumeUniversity>): ResumeUniversity => ({
  university_name: null,
  current_university_name: null,
  department_official_name: null,
  department_category_name: null,
  degree_name: null,
  student_category_name: null,
  enroll_at: null,
  graduate_at: null,
  is_latest: false,
  ...values,
});

export const school = (values: Partial<ResumeSchool>): ResumeSchool => ({
  name: null,
  department_name: null,
  enroll_at: null,
  graduate_at: null,
  is_latest: false,
  ...values,
});

/** Regular employment, unless told otherwise. */
export const job = (values: Partial<ResumeJobHistory>): ResumeJobHistory => ({
  company_name: null,
  employment_kind: 'regular',
  job_category_name: null,
  description: null,
  enter_at: null,
  leave_at: null,
  is_used_as_plain_text_in_resume: false,
  ...values,
});

export const fullUser: ResumeUser = {
  ...emptyUser,
  first_name: 'Văn An',
  last_name: 'NGUYỄN',
  first_name_kana: 'ヴァン アン',
  last_name_kana: 'グエン',
  birth_day: '2001-04-03',
  gender: 'man',
  postal_code: '4500002',
  address: '愛知県名古屋市中村区名駅5丁目12番3号 さくらハイツ203号室',
  address_kana: 'あいちけんなごやしなかむらくめいえき',
  phone_num: '090-1234-5678',
  email: 'student@example.com',
  skill_description: 'Python（3年）、SQL、TypeScript。',
  research_description: '工場設備の振動データを対象とした、深層学習による異常検知の研究。',
  jlpt: 2,
  jlpt_certificated_at: '2025-01-01',
  universities: [
    university({
      university_name: '名古屋みなと大学',
      department_official_name: '情報学研究科 知能システム学専攻',
      degree_name: '修士',
      enroll_at: '2025-04-01',
      graduate_at: '2027-03-01',
      is_latest: true,
    }),
    university({
      university_name: 'ハノイ中央工科大学',
      department_official_name: '情報通信学部 情報工学科',
      degree_name: '学士',
      enroll_at: '2019-09-01',
      graduate_at: '2023-07-01',
    }),
  ],
  schools: [
    school({ name: 'ハノイ第一高等学校', enroll_at: '2016-09-01', graduate_at: '2019-06-01' }),
    school({
      name: '中部さくら日本語学校',
      department_name: '進学コース',
      enroll_at: '2024-04-01',
      graduate_at: '2025-03-01',
    }),
  ],
  job_histories: [
    job({
      company_name: 'Blue Lotus Software Co., Ltd.',
      job_category_name: 'システムエンジニア',
      description: 'Web システムの設計・開発を担当。3名のチームで在庫管理システムを導入した。',
      enter_at: '2023-08-01',
      leave_at: '2024-03-01',
      is_used_as_plain_text_in_resume: true,
    }),
  ],
  certifications: [{ name: '基本情報技術者試験', certificated_at: '2026-01-01' }],
  language_examinations: [
    { language_examination_name: 'TOEIC Listening & Reading', result: '850', examined_at: '2025-06-01' },
  ],
};

const MOTIVE =
  '貴社の「現場の声から製品を作る」という姿勢に惹かれ、志望いたしました。大学では情報工学を専攻し、設備の異常を早期に検知する研究に取り組んでいます。\n入社後は、Python や SQL を活かして、製造現場の課題を解決する仕組みを作りたいと考えています。';

export const fullApplication: ResumeApplication = {
  company_name: '株式会社あおぞら精機',
  recruitment_title: 'データエンジニア',
  is_correction_agreed: true,
  resume: {
    why_select_company: '御社すき',
    why_select_company_jt: MOTIVE,
    self_pr: '私の強みは、粘り強く原因を探し、周囲と協力して解決することです。',
    hf_remark: '課題に対して誠実に向き合う姿勢が印象的でした。',
  },
  resume_question_answers: [
    {
      title: '学生時代に力を入れたこと',
      answer: MOTIVE,
      answer_jt: null,
      is_display_in_resume: false,
      resume_text: null,
    },
    {
      title: 'Please introduce yourself in English',
      answer: "I'm a master's student in computer science.",
      answer_jt: null,
      is_display_in_resume: false,
      resume_text: null,
    },
  ],
};

export const fullInput: ResumeInput = {
  submitted_on: '2026-11-21',
  user: fullUser,
  application: fullApplication,
};
