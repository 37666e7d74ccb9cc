import { byKey, keyOf, trimmed, withoutBrackets, type CvLine } from './lines.ts';

const HEADINGS = {
  person: [
    'Personal information',
    'Personal details',
    'Personal data',
    'Personal profile',
    'Contact',
    'Contact information',
    'Contacts',
    'Contact details',
    '基本情報',
    '個人情報',
    '連絡先',
    'プロフィール',
    'Thông tin cá nhân',
    'Liên hệ',
    'Thông tin liên hệ',
    '个人信息',
    '基本信息',
    '個人資料',
    '基本資料',
    '联系方式',
    '聯絡方式',
  ],
  education: [
    'Education',
    'Educational background',
    'Education and training',
    'Academic background',
    'Academic qualifications',
    'Academic history',
    'Education history',
    'Academics',
    '学歴',
    '教育',
    'Học vấn',
    'Trình độ học vấn',
    'Quá trình học tập',
    'Quá trình đào tạo',
    'Giáo dục',
    '教育背景',
    '教育经历',
    '教育經歷',
    '学习经历',
    '學歷',
    '学历',
  ],
  work: [
    'Experience',
    'Work experience',
    'Professional experience',
    'Employment',
    'Employment history',
    'Work history',
    'Career history',
    'Working experience',
    'Internships',
    'Internship experience',
    'Part-time jobs',
    'Part-time experience',
    'Work experiences',
    '職歴',
    '職務経歴',
    'アルバイト歴',
    'アルバイト経験',
    'インターンシップ',
    '職務経験',
    'Kinh nghiệm làm việc',
    'Kinh nghiệm',
    'Quá trình làm việc',
    'Kinh nghiệm thực tập',
    '工作经历',
    '工作經歷',
    '工作经验',
    '实习经历',
    '實習經歷',
    '实习经验',
    '工作及实习经历',
  ],
  history: ['学歴・職歴', '学歴職歴', '学歴・職歴など', '学歴・アルバイト歴'],
  languages: [
    'Languages',
    'Language skills',
    'Language',
    'Language proficiency',
    '語学',
    '語学力',
    '言語',
    'Ngoại ngữ',
    'Ngôn ngữ',
    'Trình độ ngoại ngữ',
    '语言能力',
    '語言能力',
    '外语',
    '外语水平',
    '语言',
  ],
  skills: [
    'Skills',
    'Technical skills',
    'Computer skills',
    'IT skills',
    'Key skills',
    'Core skills',
    'Professional skills',
    'Skills and tools',
    'スキル',
    'PCスキル',
    '活かせる経験・知識・技術',
    'ITスキル',
    '技術',
    '使用可能ツール',
    'Kỹ năng',
    'Kỹ năng chuyên môn',
    'Tin học',
    'Kỹ năng tin học',
    '技能',
    '专业技能',
    '專業技能',
    '技能特长',
    'IT技能',
  ],
  certificates: [
    'Certificates',
    'Certifications',
    'Licenses',
    'Licences',
    'Licenses and certifications',
    'Qualifications',
    'Certifications and licenses',
    'Certificates and licenses',
    'Certificates and qualifications',
    '免許・資格',
    '資格・免許',
    '資格',
    '免許',
    '資格・スキル',
    '語学・資格',
    'Chứng chỉ',
    'Bằng cấp',
    'Bằng cấp và chứng chỉ',
    '证书',
    '證書',
    '资格证书',
    '技能证书',
    '证书与资格',
  ],
  self_pr: [
    '自己PR',
    '自己アピール',
    '自己紹介',
    'Self PR',
    'Self-introduction',
    'About me',
    'Giới thiệu bản thân',
    'Về bản thân',
    '自我评价',
    '自我評價',
    '自我介绍',
    '个人评价',
  ],
  summary: [
    'Summary',
    'Professional summary',
    'Career summary',
    'Profile',
    'Executive summary',
    '職務要約',
    '経歴要約',
    'Tóm tắt',
    'Tóm tắt bản thân',
    '个人简介',
    '個人簡介',
    '个人总结',
  ],
  motivation: ['志望動機', '志望の動機', '志望理由', 'Motivation'],
  special_skill: ['特技', '趣味・特技', '特技・趣味', '得意分野'],
  request: ['本人希望記入欄', '本人希望', '希望'],
  other: [
    'Projects',
    'Personal projects',
    'Academic projects',
    'Activities',
    'Extracurricular activities',
    'Volunteer',
    'Volunteer experience',
    'Volunteering',
    'Awards',
    'Honors',
    'Honors and awards',
    'Achievements',
    'Publications',
    'References',
    'Interests',
    'Hobbies',
    'Hobbies and interests',
    'Objective',
    'Career objective',
    'Research',
    'Scholarships',
    'Additional information',
    'Leadership',
    '趣味',
    '受賞歴',
    '課外活動',
    '研究',
    '研究概要',
    '通勤時間',
    'ボランティア',
    'プロジェクト',
    'Hoạt động',
    'Hoạt động ngoại khóa',
    'Sở thích',
    'Mục tiêu nghề nghiệp',
    'Dự án',
    'Giải thưởng',
    'Người tham chiếu',
    'Người giới thiệu',
    '项目经历',
    '項目經歷',
    '项目经验',
    '校园经历',
    '获奖经历',
    '获奖情况',
    '荣誉奖项',
    '兴趣爱好',
    '求职意向',
    '求職意向',
    '科研经历',
  ],
} as const;
type Heading = keyof typeof HEADINGS;
/** What a part of a CV is about; `person` is also what stands before the first heading. */
export type Section = Exclude<Heading, 'history'>;

const HEADING_OF = byKey<Heading>(HEADINGS);
const LONGEST_HEADING = 60;
/** The heads of a Japanese form's columns. */
const COLUMN_HEADS = new Set(['年', '月', '年月', '期間', ''].map(keyOf));

/** Words in two languages stand beside each other. */
function headingIn(text: string): Heading | undefined {
  if (text.length > LONGEST_HEADING) return undefined;
  const { outside, inside } = withoutBrackets(text);
  const parts = [text, outside, ...outside.split(/[/|&]/), inside];
  for (const part of parts) {
    const heading = HEADING_OF.get(keyOf(part)) ?? HEADING_OF.get(keyOf(part).replaceAll('and', ''));
    if (heading) return heading;
  }
  return undefined;
}

export interface SectionLine extends CvLine {
  section: Section;
}

const ENDS = new Set(['以上'].map(keyOf));
const SCHOOLING = /入学|卒業|修了|退学|編入|在学/;

/** Where the heading of a Japanese form ends whose text goes on in the same line: `自己PR 私は…`; -1 without one. */
function writtenOnAfter(text: string): number {
  const end = text.indexOf(' ');
  const heading = end < 0 ? undefined : headingIn(text.slice(0, end));
  const isWriting = heading === 'self_pr' || heading === 'motivation' || heading === 'request';
  return isWriting && /\p{Script=Han}/u.test(text.slice(0, end)) ? end : -1;
}

/** `Skills: Java, Python`: the heading and what stands behind it. */
function inlineHeading(line: CvLine): { heading: Heading; rest: CvLine } | null {
  const [first = '', ...others] = line.cells;
  const at = first.search(/[:：]/);
  if (others.length > 0 && headingIn(first)) {
    const heading = headingIn(first);
    return heading ? { heading, rest: { ...line, cells: others, text: others.join(' ') } } : null;
  }
  const end = at < 0 ? writtenOnAfter(first) : at;
  if (end < 0) return null;
  const heading = headingIn(first.slice(0, end));
  const rest = [at < 0 ? first.slice(end + 1).trim() : trimmed(first.slice(end + 1)), ...others].filter(
    (cell) => cell !== '',
  );
  return heading && rest.length > 0
    ? { heading, rest: { ...line, cells: rest, text: rest.join(' ') } }
    : null;
}

/** A row in which nothing but the heads of a form's columns and a heading stands. */
function headingOfRow(text: string): Heading | undefined {
  const whole = headingIn(text);
  if (whole) return whole;
  const words = text.split(' ');
  const others = words.filter((word) => !COLUMN_HEADS.has(keyOf(word)));
  return others.length < words.length ? headingIn(others.join(' ')) : undefined;
}

/** Whether a part of a CV begins with a line; "skills." is the end of a sentence. */
export const beginsSection = (text: string): boolean =>
  writtenOnAfter(text) >= 0 || (headingOfRow(text) !== undefined && !/[.,。、]$/.test(text));

/** A label of one word in a list of skills, "Languages: Java", is no part of its own. */
const isLabelWithin = (section: Section, heading: Heading) =>
  section === 'skills' && (heading === 'languages' || heading === 'skills');

/** Each line with the part that it belongs to, without the headings. */
export function inSections(lines: readonly CvLine[]): SectionLine[] {
  let section: Section = 'person';
  let isHistory = false;
  return lines.flatMap((line) => {
    const heading = headingOfRow(line.text);
    if (heading) {
      isHistory = heading === 'history' || (isHistory && (heading === 'education' || heading === 'work'));
      section = heading === 'history' ? 'education' : heading;
      return [];
    }
    if (ENDS.has(keyOf(line.text))) return [];
    const inline = inlineHeading(line);
    if (inline && !isLabelWithin(section, inline.heading)) {
      section = inline.heading === 'history' ? 'education' : inline.heading;
      return [{ ...inline.rest, section }];
    }
    if (isHistory && section === 'work' && SCHOOLING.test(line.text))
      return [{ ...line, section: 'education' }];
    return [{ ...line, section }];
  });
}
