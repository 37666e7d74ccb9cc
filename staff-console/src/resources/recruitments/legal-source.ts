/** The sources of the release gate that are no item of the list in the rule, in Japanese. */
const WHOLE: Readonly<Record<string, string>> = {
  'ESA art. 5-4: accurate and clear': '職業安定法第5条の4（正確・明確な表示）',
  'ESA art. 5-4: up to date': '職業安定法第5条の4（最新の表示）',
  'CLPA art. 9, rule 1-3 (1)': '労働施策総合推進法第9条・施行規則第1条の3第1項',
  'CLPA rule 1-3 (2); Elderly Employment Act art. 20':
    '労働施策総合推進法施行規則第1条の3第2項・高年齢者雇用安定法第20条',
  'CLPA rule 1-3 (1) iii (a)': '労働施策総合推進法施行規則第1条の3第1項第3号イ',
};

const NUMBERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const REMARKS: Readonly<Record<string, string>> = {
  'April 2024': '2024年4月施行',
  'discretionary work': '裁量労働制',
  'fixed overtime pay': '固定残業代',
};
const ITEM = /^ESA rule 4-2 \(3\) ([ivx]+)(?:-(\d))?(?:[,:] (.+))?$/;

/**
 * Where the law asks for what a release lacks, as the law is cited in the language of the screen.
 * @param source as `domain/release-gate.ts` names it, in English
 */
export function legalSource(source: string, locale: string): string {
  if (locale !== 'ja') return source;
  const [, number, branch, remark] = ITEM.exec(source) ?? [];
  if (number === undefined) return WHOLE[source] ?? source;
  const item = `職業安定法施行規則第4条の2第3項第${NUMBERS.indexOf(number) + 1}号${branch ? `の${branch}` : ''}`;
  return remark ? `${item}（${REMARKS[remark] ?? remark}）` : item;
}
