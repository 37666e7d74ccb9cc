import { PROFILE_MAX } from '../constants.ts';
import type { EmploymentKind } from '../employment-kinds.ts';
import { datesIn, monthOf, periodIn, type Period } from './dates.ts';
import { eventText, isJobEvent, withoutDate } from './education.ts';
import { keyOf, trimmed, withoutBrackets } from './lines.ts';
import type { SectionLine } from './sections.ts';

export interface CvJob {
  company_name: string;
  employment_kind: EmploymentKind | null;
  /** Days, the first of their month. */
  enter_at: string | null;
  leave_at: string | null;
  description: string | null;
  line: string;
}

const KINDS: readonly [RegExp, EmploymentKind][] = [
  [/intern(?:ship)?(?!al|at)|インターン|thực tập|实习|實習/i, 'internship'],
  [/part[- ]?time|アルバイト|バイト|パート(?!ナー)|bán thời gian|làm thêm|兼职|兼職|打工/i, 'part_time'],
  [/派遣社員|派遣(?=として)|temporary/i, 'temporary'],
  [/契約社員|fixed-term|contract(?:or)?(?!\p{L})/iu, 'contract'],
  [/正社員|full[- ]?time|toàn thời gian|全职|全職/i, 'regular'],
];
const kindIn = (text: string): EmploymentKind | null =>
  KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const ROLE =
  /engineer|developer|programmer|designer|manager|(?<!\p{L})staff|assistant|intern(?!ational|et)|teacher|tutor|instructor|lecturer|analyst|consultant|cashier|clerk|waiter|waitress|barista|cook(?!ie)|chef|crew|translator|interpreter|salesperson|sales (?:rep|associate)|accountant|researcher|technician|operator|leader|officer|coordinator|trainee|receptionist|specialist|supervisor|スタッフ|エンジニア|プログラマー|講師|店員|ホール|キッチン|レジ|アシスタント|通訳|接客|開発担当|担当$|nhân viên|kỹ sư|lập trình viên|thực tập sinh|trợ lý|giáo viên|gia sư|phục vụ|trưởng nhóm|工程师|程序员|助理|实习生|實習生|店员|服务员|教师|翻译|专员|经理|收银员/iu;
const COMPANY =
  /株式会社|\(株\)|有限会社|合同会社|(?<!\p{L})(?:co\.|ltd|inc\.?(?!\p{L})|corp|corporation|company|llc|gmbh|group|restaurant|store|hotel|mart|bank|school|university|café|cafe|shop|factory|studio|labs?(?!\p{L})|jsc|k\.k\.)|công ty|nhà hàng|tập đoàn|khách sạn|ngân hàng|cửa hàng|trung tâm|公司|集团|餐厅|酒店|银行|店$|店(?=[( ])|商店|レストラン|ホテル|学院|工場|事務所/iu;
const PLACES = new Set(
  `tokyo osaka kyoto nagoya fukuoka sapporo yokohama kobe sendai hiroshima chiba saitama japan vietnam hanoi hochiminh
   hochiminhcity hochiminhvietnam danang haiphong nhatban vietnamhanoi china beijing shanghai shenzhen guangzhou nepal
   kathmandu remote 東京 東京都 大阪 大阪府 京都 日本 北京 上海 深圳 广州 中国 hanoivietnam tokyojapan osakajapan tphcm tphochiminh`
    .split(/\s+/)
    .map(keyOf),
);

const pieces = (text: string) =>
  text
    .split(/\s?[,|–—;\t•·/]\s?|\s-\s| @ | at (?=\p{Lu})|(?<=\p{Ll}): /u)
    .map((piece) => trimmed(piece))
    // "Co., Ltd." belongs to the name before it.
    .reduce<string[]>((all, piece) => {
      const before = all.at(-1);
      if (before !== undefined && /^(?:ltd|inc|llc|jsc|co|corp)\.?$/i.test(piece))
        all[all.length - 1] = `${before}, ${piece}`;
      else if (piece !== '') all.push(piece);
      return all;
    }, []);

const isPlace = (text: string) => PLACES.has(keyOf(text));

/** The employer and the work among the parts of an entry's first lines; null where they cannot be told apart. */
function whereAndWhat(lines: readonly string[]): { company: string; role: string | null } | null {
  const parts = lines
    .flatMap((line) => pieces(line))
    .flatMap(labelOff)
    .filter((part) => !isPlace(part));
  const bare = (part: string) => withoutBrackets(part).outside || part;
  const named = parts.filter((part) => COMPANY.test(bare(part)));
  const kinds = parts.filter((part) => isOnlyKind(bare(part)));
  const roles = parts.filter(
    (part) => ROLE.test(bare(part)) && !named.includes(part) && !kinds.includes(part),
  );
  const others = parts.filter(
    (part) => !named.includes(part) && !roles.includes(part) && !kinds.includes(part),
  );
  const company = named[0] ?? others[0];
  if (company === undefined || (named.length === 0 && roles.length === 0 && others.length > 1)) return null;
  // "Sky Co., internship, drawings": where the kind stands by itself, the rest is the work.
  const rest = kinds.length > 0 ? others.filter((part) => part !== company).join(', ') : '';
  return { company: bare(company), role: roles[0] ?? (rest || null) };
}
/** What may stand beside the name of a kind and tells nothing of the work. */
const BESIDE_KIND =
  /jobs?|work(?:er)?|program(?:me)?|student|employ(?:ee|ment)|position|contract|temporary|summer|winter|タイム|シップ|勤務|社員|サマー|[夏冬春]季|[長短]期|生$|として|sinh(?: viên)?|công việc|(?<!\p{L})hè(?!\p{L})|工作|员工|暑期|寒假/giu;
/** "Internship", "Part-time job": the kind and nothing of the work. */
const isOnlyKind = (text: string) =>
  kindIn(text) !== null &&
  KINDS.reduce((left, [pattern]) => left.replace(pattern, ''), text)
    .replace(BESIDE_KIND, '')
    .trim() === '';
/** "Company: Sky Mart". */
const labelOff = (part: string): string[] => [
  part.replace(
    /^(?:company|employer|công ty|勤務先|会社名|position|role|vị trí|chức vụ|职位|公司)\s?:\s/i,
    '',
  ),
];

const LONGEST_HEADER = 120;
const isHeader = ({ text, isBullet }: SectionLine) =>
  !isBullet && text.length <= LONGEST_HEADER && !/[。]$|[a-z]{3}\.$/.test(text);
const looksNamed = (text: string) => COMPANY.test(text) || ROLE.test(text);

interface Entry {
  header: string[];
  body: string[];
  period: Period;
  lines: string[];
}

/**
 * An entry has one line with its period. Lines right above it that name an employer or a kind of work belong to it,
 * as do those below until it has both.
 */
function entriesIn(lines: readonly SectionLine[]): Entry[] {
  const entries: Entry[] = [];
  let above: SectionLine[] = [];
  for (const line of lines) {
    const found = line.isBullet && !looksNamed(line.text) ? null : periodIn(line.cells.join(' | '));
    if (found?.period.isRange) {
      const current = entries.at(-1);
      const isOfLast = current !== undefined && current.body.length === 0 && above.length === 0;
      const begun: SectionLine[] = [];
      const hasBoth = COMPANY.test(found.rest) && ROLE.test(found.rest);
      const most = hasBoth ? 0 : 2;
      while (above.length > 0 && begun.length < most) {
        const last = above.at(-1);
        const alone = current === undefined && begun.length === 0 && found.rest === '';
        if (!last || !isHeader(last) || !(looksNamed(last.text) || alone)) break;
        begun.unshift(last);
        above = above.slice(0, -1);
      }
      if (current && !isOfLast) current.body.push(...above.map(({ text }) => text));
      above = [];
      entries.push({
        header: [...begun.map(({ text }) => text), ...(found.rest === '' ? [] : [found.rest])],
        body: [],
        period: found.period,
        lines: [...begun.map(({ text }) => text), line.text],
      });
      continue;
    }
    const current = entries.at(-1);
    if (
      current &&
      above.length === 0 &&
      current.body.length === 0 &&
      isHeader(line) &&
      wantsMore(current, line.text)
    ) {
      current.header.push(line.text);
      current.lines.push(line.text);
    } else above.push(line);
  }
  entries.at(-1)?.body.push(...above.map(({ text }) => text));
  return entries;
}

function wantsMore({ header }: Entry, text: string): boolean {
  if (header.length === 0) return true;
  const told = header.join(' ');
  if (header.length >= 3 || (COMPANY.test(told) && ROLE.test(told))) return false;
  return looksNamed(text) && !(COMPANY.test(told) && COMPANY.test(text));
}

const LEAVING = /一身上の都合により|契約期間満了(?:により|のため)|会社都合により/g;
const VERBS =
  /(?:にて|で|として)?(?:アルバイト|パート|インターンシップ|インターン|正社員|契約社員|派遣社員)?(?:として)?(?:入社|退社|退職|勤務(?:開始|中)?|開始|終了|採用|在職中|現在に至る)?\s?$/;

/** Rows of a Japanese form: a month, an employer, and whether it begins or ends there. */
function eventsIn(lines: readonly SectionLine[]): { jobs: CvJob[] } {
  const jobs: (CvJob & { isOpen: boolean })[] = [];
  for (const { text } of lines) {
    const [date] = datesIn(eventText(text));
    const told = withoutDate(text).replace(LEAVING, '').trim();
    const last = jobs.at(-1);
    if (/現在に至る|在職中/.test(told) && keyOf(told).length <= 8) continue;
    const isEnd = /退社|退職|終了|辞め/.test(text);
    const kind = kindIn(told) ?? (/入社/.test(told) ? 'regular' : null);
    const { outside } = withoutBrackets(told);
    const company = trimmed(outside.replace(VERBS, '').split(/[ 　]/)[0] ?? '').replace(/[「」『』]/g, '');
    const month = date ? monthOf(date) : null;
    if (isEnd) {
      const ended =
        jobs.findLast((job) => job.isOpen && job.company_name === company) ??
        (last?.isOpen ? last : undefined);
      if (!ended) continue;
      ended.leave_at = month;
      ended.isOpen = false;
      ended.line += `\n${text}`;
      continue;
    }
    if (company.length < 2) continue;
    jobs.push({
      company_name: company.slice(0, PROFILE_MAX.title),
      employment_kind: kind,
      enter_at: month,
      leave_at: null,
      description: null,
      line: text,
      isOpen: true,
    });
  }
  return { jobs: jobs.map(({ isOpen: _isOpen, ...job }) => job) };
}

/** @returns the jobs, and what tells of one whose employer cannot be made out */
export function jobsIn(lines: readonly SectionLine[]): { jobs: CvJob[]; unclear: string[] } {
  const own = lines.filter(({ section }) => section === 'work');
  const mixed = lines.filter(({ section, text }) => section === 'education' && isJobEvent(text));
  const isRow = ({ text }: SectionLine) => isJobEvent(text) && !periodIn(text)?.period.isRange;
  const { jobs } = eventsIn([...mixed, ...own].filter(isRow));
  const unclear: string[] = [];
  for (const { header, body, period, lines: told } of entriesIn(own.filter((line) => !isRow(line)))) {
    const named = whereAndWhat(header);
    if (!named || named.company.length < 2 || named.company.length > PROFILE_MAX.title) {
      unclear.push(told.join('\n'));
      continue;
    }
    const description = [named.role, ...body].filter(Boolean).join('\n').slice(0, PROFILE_MAX.description);
    jobs.push({
      company_name: named.company,
      employment_kind: kindIn(header.join(' ')),
      enter_at: period.start,
      leave_at: period.end,
      description: description || null,
      line: told.join('\n'),
    });
  }
  return { jobs, unclear };
}
