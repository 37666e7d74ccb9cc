import { StoredFile } from '../../db/models/file.ts';
import { CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { CompanyOffice } from '../../db/models/company-offices.ts';
import { CompanyInternalData } from '../../db/models/company-profile.ts';
import { Company } from '../../db/models/company.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { Identity } from '../../db/models/identity.ts';
import {
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentResumeQuestion,
} from '../../db/models/recruitment-lists.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { ResumeQuestion } from '../../db/models/resume-question.ts';
import { UserInterestingJobCategory, UserLanguageSkill, UserUniversity } from '../../db/models/user-lists.ts';
import { User } from '../../db/models/user.ts';
import { refreshSearchRows } from '../../db/search-rows.ts';
import type { TestApi } from './api.ts';

let counter = 0;
const next = () => ++counter;

type Fields = Record<string, unknown>;

/** The minimum profile. */
const MINIMUM: Fields = {
  first_name: 'Linh',
  last_name: 'Tran',
  home_country_id: 233,
  living_country_id: 109,
  birth_day: '2003-05-06',
  phone_num: '080-0000-0000',
  page_language_id: 2,
  agree_policy_at: new Date('2026-01-01T00:00:00Z'),
  has_japanese_visa: false,
};

const FOR_RESUME: Fields = {
  ...MINIMUM,
  is_minimum_initialized: true,
  is_initialized: true,
  jlpt: 2,
  first_name_kana: 'リン',
  last_name_kana: 'チャン',
  postal_code: '169-0075',
  address: '東京都新宿区高田馬場1-2-3',
  gender: 'woman',
  latest_school_department_category_id: 1,
  graduate_latest_school_at: '2027-03-01',
  hope_first_work_country_id: 109,
};

/**
 * A student with an account. `level: 'resume'` fills in everything a resume needs, 'minimum' only the minimum.
 */
export async function student(
  api: TestApi,
  options: { level?: 'minimum' | 'resume' | 'empty'; fields?: Fields } = {},
) {
  const level = options.level ?? 'resume';
  const email = `student${next()}@example.com`;
  const base = level === 'empty' ? {} : level === 'minimum' ? MINIMUM : FOR_RESUME;
  const user = await User.create({ email, ...base, ...options.fields });
  await Identity.create({
    iss: api.issuer,
    sub: `test|${email}`,
    email,
    email_verified: true,
    user_id: user.id,
  });
  if (level === 'resume') {
    const key = await api.adapters.files.write(await facePhoto());
    const photo = await StoredFile.create({
      key,
      name: 'face.jpg',
      content_type: 'image/jpeg',
      byte_size: 1,
      sha256: '0'.repeat(64),
      purpose: 'face_image',
      user_id: user.id,
    });
    await user.update({ resume_face_image_file_id: photo.id });
    await UserUniversity.create({
      user_id: user.id,
      department_official_name: '経済学部',
      enroll_at: '2023-04-01',
      graduate_at: '2027-03-01',
      is_latest: true,
    });
    await UserLanguageSkill.create({ user_id: user.id, language_id: 1 });
    await UserInterestingJobCategory.create({ user_id: user.id, job_category_id: 1 });
  }
  const token = await api.tokenFor(email);
  return { user, email, token, ...api.as(token) };
}

/** A plain image with aspect ratio 3:4. */
export async function facePhoto(width = 300, height = 400): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
}

/** A member of staff with an account. */
export async function member(api: TestApi, role: 'mentor' | 'manager' = 'mentor', fields: Fields = {}) {
  const email = `${role}${next()}@example.com`;
  const row = await HfMember.create({
    email,
    role,
    last_name_ja: '佐藤',
    first_name_ja: `${counter}`,
    ...fields,
  });
  const token = await api.tokenFor(email);
  return { member: row, email, token, ...api.as(token) };
}

interface RecruitmentOptions {
  fields?: Fields;
  company?: Fields;
  /** Warning to confirm before the resume is sent. */
  alert?: string;
  /** One entry per question: whether it is required. */
  questions?: boolean[];
  contactEmail?: string | null;
}

/** A released recruitment of a new company in Tokyo, with a contact person and two questions. */
export async function recruitment(api: TestApi, options: RecruitmentOptions = {}) {
  const number = next();
  const company = await Company.create({
    official_name: { ja: `みらい商事${number}`, en: `Mirai Trading ${number}` },
    ...options.company,
  });
  const contactEmail =
    options.contactEmail === undefined ? `saiyo${number}@example.com` : options.contactEmail;
  await CompanyContactPerson.create({
    company_id: company.id,
    last_name: '鈴木',
    email: contactEmail,
    is_main_person: true,
  });
  if (options.alert)
    await CompanyInternalData.create({
      company_id: company.id,
      resume_submit_alert: options.alert,
    });
  const office = await CompanyOffice.create({ company_id: company.id, prefecture_id: 13 });
  const row = await Recruitment.create({
    company_id: company.id,
    title: { ja: '海外営業', en: 'Overseas sales' },
    job_description: { ja: 'ベトナムの取引先を担当します。', en: 'You look after customers in Vietnam.' },
    is_released: true,
    published_at: new Date('2026-11-01T00:00:00Z'),
    ...options.fields,
  });
  await RecruitmentOffice.create({ recruitment_id: row.id, company_office_id: office.id });
  await RecruitmentJobCategory.create({ recruitment_id: row.id, job_category_id: 1 });
  const questions: ResumeQuestion[] = [];
  for (const [index, is_required] of (options.questions ?? [true, true]).entries()) {
    const question = await ResumeQuestion.create({
      title: { ja: `質問${index + 1}`, en: `Question ${index + 1}` },
      is_allow_reuse: true,
    });
    await RecruitmentResumeQuestion.create({
      recruitment_id: row.id,
      resume_question_id: question.id,
      index,
      is_required,
      is_display_in_resume: true,
    });
    questions.push(question);
  }
  await refreshSearchRows(api.sequelize, [row.id]);
  return { recruitment: row, company, questions, contactEmail };
}
