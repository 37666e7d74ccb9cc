import { byKey, keyOf, trimmed, withoutBrackets, type CvLine } from './lines.ts';

const LABELS = {
  name: ['Name', 'Full name', '氏名', '名前', 'お名前', 'Họ và tên', 'Họ tên', 'Tên', '姓名', 'Name in full'],
  latin_name: [
    'ローマ字',
    'ローマ字氏名',
    '英字氏名',
    'Romaji',
    '氏名ローマ字',
    '英文名',
    '拼音',
    'Name in passport',
    'Roman letters',
  ],
  first_name: ['First name', 'Given name', 'Given names', 'First names', 'Forename'],
  last_name: ['Last name', 'Surname', 'Family name'],
  kana: ['ふりがな', 'フリガナ', 'カナ', '氏名カナ', 'カナ氏名', 'Katakana'],
  email: [
    'E-mail',
    'Email',
    'Mail',
    'メール',
    'メールアドレス',
    'E-mail address',
    '邮箱',
    '电子邮箱',
    '電子郵件',
    'Thư điện tử',
  ],
  phone: [
    'Phone',
    'Tel',
    'Telephone',
    'Mobile',
    'Phone number',
    'Mobile phone',
    'Cell',
    '電話',
    '電話番号',
    '携帯',
    '携帯電話',
    '携帯番号',
    'Điện thoại',
    'SĐT',
    'Số điện thoại',
    'Di động',
    '电话',
    '手机',
    '手机号',
    '联系电话',
    '電話號碼',
    '手機',
  ],
  birth: [
    'Date of birth',
    'Birth date',
    'Birthday',
    'Birthdate',
    'DOB',
    'Born',
    '生年月日',
    'Ngày sinh',
    'Ngày tháng năm sinh',
    'Sinh ngày',
    '出生日期',
    '出生年月日',
    '生日',
    '出生年月',
  ],
  nationality: ['Nationality', 'Citizenship', '国籍', 'Quốc tịch', '國籍', '国籍・地域'],
  address: [
    'Address',
    'Current address',
    'Home address',
    'Present address',
    '住所',
    '現住所',
    'Địa chỉ',
    'Nơi ở hiện tại',
    '地址',
    '住址',
    '现住址',
    '現居地',
    '现居地',
    '居住地',
    '通讯地址',
  ],
  gender: ['Gender', 'Sex', '性別', 'Giới tính', '性别'],
  other: [
    'Age',
    '年齢',
    'Tuổi',
    '年龄',
    'Visa',
    'Visa status',
    '在留資格',
    'Marital status',
    '配偶者',
    'Website',
    'LinkedIn',
    'GitHub',
    'Facebook',
    '連絡先',
    '扶養家族数',
    '最寄り駅',
    'Photo',
    '写真',
    '籍贯',
    '民族',
    '政治面貌',
    '婚姻状况',
    '专业',
  ],
} as const;
export type Label = keyof typeof LABELS;

const LABEL_OF = byKey<Label>(LABELS);
const LONGEST_LABEL = 40;

function labelIn(text: string): Label | undefined {
  if (text.length > LONGEST_LABEL) return undefined;
  const { outside, inside } = withoutBrackets(text);
  const ofBrackets = LABEL_OF.get(keyOf(inside));
  if (ofBrackets === 'latin_name' || ofBrackets === 'kana') return ofBrackets;
  const parts = [outside, ...outside.split('/')];
  return parts.map((part) => LABEL_OF.get(keyOf(part))).find((label) => label !== undefined);
}

export interface Labelled {
  label: Label;
  value: string;
  line: CvLine;
  /** Of the line among all. */
  index: number;
}

/** `Label: value` in one cell. In Japanese and Chinese a space may stand in place of the colon. */
function withinCell(cell: string): { label: Label; value: string } | null {
  const colon = cell.search(/[:：]/);
  if (colon > 0) {
    const label = labelIn(cell.slice(0, colon));
    if (label) return { label, value: trimmed(cell.slice(colon + 1)) };
  }
  // Labels of two or more kanji may be spaced out: "氏 名 王 小明".
  for (let at = cell.indexOf(' '); at > 0 && at < LONGEST_LABEL; at = cell.indexOf(' ', at + 1)) {
    const head = cell.slice(0, at);
    if (
      !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(head) &&
      !/^(tel|e-?mail)\.?$/i.test(head)
    )
      continue;
    const label = labelIn(head);
    if (label) return { label, value: trimmed(cell.slice(at + 1)) };
  }
  return null;
}

/** Everything in a CV that has its label beside or above it. */
export function labelledIn(lines: readonly CvLine[]): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      for (const piece of piecesOf(cell)) {
        const within = withinCell(piece);
        if (within && within.value !== '') {
          found.push({ ...within, line, index });
          continue;
        }
        const label = within?.label ?? labelIn(piece);
        if (!label) continue;
        const next = line.cells[at + 1];
        const below = lines[index + 1]?.cells[0];
        const value = next ?? (line.cells.length === 1 || at > 0 ? below : undefined);
        if (value === undefined || labelIn(value) || withinCell(value)) continue;
        found.push({
          label,
          value: trimmed(value),
          line: next === undefined ? (lines[index + 1] ?? line) : line,
          index,
        });
      }
    }
  }
  return found;
}

/** "Phone: … | E-mail: …" in one line. */
function piecesOf(cell: string): string[] {
  const pieces = cell.split(/\s?[|｜]\s?/);
  return pieces.length > 1 ? pieces : [cell];
}
