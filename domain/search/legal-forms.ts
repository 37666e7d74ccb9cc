const IN_JAPANESE = [
  '(?:株式|有限|合同|合資|合名|相互)会社',
  String.raw`\([株有同]\)`,
  '(?:一般|公益)?(?:社団|財団)法人',
];
const IN_LETTERS = [
  'c[ôo]ng ty(?: (?:tnhh|cổ phần|cp))?(?: mtv| một thành viên)?',
  '(?:kabushiki|godo) [kg]aisha',
  String.raw`co\.?,? ?ltd`,
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'ltd',
  'limited',
  'llc',
  'llp',
  'plc',
  'gmbh',
  String.raw`k\.\s?k`,
];

const formsIn = (letters: readonly string[]) =>
  new RegExp(
    [...IN_JAPANESE, String.raw`(?<!\p{L})(?:${letters.join('|')})(?:\.|(?!\p{L}))`].join('|'),
    'giu',
  );

/** Forms of companies, which people write or leave out; of a text in NFKC. */
const LEGAL_FORMS = formsIn(IN_LETTERS);

/** The same in the name of a company, where "Co" and "Company" are forms too; elsewhere "cơ khí" may be meant. */
export const LEGAL_FORMS_OF_NAMES = formsIn([...IN_LETTERS, 'co', 'company']);

/** What is looked for without the forms of companies; as it is typed where nothing else is. */
export function withoutLegalForms(keyword: string): string {
  const left = keyword.normalize('NFKC').replace(LEGAL_FORMS, ' ').trim();
  return left === '' ? keyword : left;
}
