import { checkFormAnswers, type FormQuestionFacts } from '../../domain/event-form.ts';
import type { LanguageMap } from '../../domain/languages.ts';

const OPTIONS: LanguageMap[] = [
  { ja: 'IT', en: 'IT' },
  { ja: '製造', en: 'Manufacturing', vi: 'Sản xuất' },
  { ja: '観光・飲食', en: 'Tourism, restaurants', vi: 'Du lịch, ăn uống' },
  { ja: '観光', en: 'Tourism' },
];
const question = (id: number, kind: FormQuestionFacts['kind'], is_required = false): FormQuestionFacts => ({
  id,
  kind,
  options: kind.startsWith('choice') ? OPTIONS : null,
  is_required,
});
const TEXT = question(1, 'text', true);
const LONG = question(2, 'long_text');
const CHOICE = question(3, 'choice', true);
const CHOICES = question(4, 'choices');

const check = (questions: FormQuestionFacts[], ...items: [id: number, text?: string | null][]) =>
  checkFormAnswers(
    questions,
    items.map(([form_question_id, answer_text]) => ({ form_question_id, answer_text })),
  );
const kept = (questions: FormQuestionFacts[], ...items: [id: number, text?: string | null][]) =>
  check(questions, ...items).answers.map(({ answer_text }) => answer_text);

describe('choices', () => {
  test.each([
    ['one', 'IT', 'IT'],
    ['in any language', 'Sản xuất', 'Sản xuất'],
    ['several, one a line', 'IT\n観光・飲食', 'IT\n観光・飲食'],
    ['with line breaks of Windows', 'IT\r\n製造', 'IT\n製造'],
    ['separated by commas', 'IT, Manufacturing,Tourism', 'IT\nManufacturing\nTourism'],
    ['separated by Japanese commas', '製造、IT', '製造\nIT'],
    ['whose words hold a comma', 'Du lịch, ăn uống,IT', 'Du lịch, ăn uống\nIT'],
    ['of which one begins another', 'Tourism, restaurants, Tourism', 'Tourism, restaurants\nTourism'],
    ['named twice', 'IT,IT', 'IT'],
  ])('%s', (_name, text, expected) => {
    expect(kept([CHOICES], [4, text])).toEqual([expected]);
  });

  test.each([
    ['no option', 'Fishing'],
    ['an option and more', 'IT and more'],
    ['an option and something else', 'IT\nFishing'],
    ['options run together', 'IT製造'],
    ['a separator too many', 'IT,,製造'],
  ])('%s is refused', (_name, text) => {
    expect(check([CHOICES], [4, text]).faults).toEqual([
      { index: 0, field: 'answer_text', code: 'invalid_choice' },
    ]);
  });

  test('a question for one takes one', () => {
    expect(kept([CHOICE], [3, 'Tourism, restaurants'])).toEqual(['Tourism, restaurants']);
    expect(check([CHOICE], [3, 'IT,製造']).faults[0]?.code).toBe('invalid_choice');
  });

  test('a question that has no options takes no answer', () => {
    expect(check([{ ...CHOICE, options: [] }], [3, 'IT']).faults[0]?.code).toBe('invalid_choice');
  });
});

describe('texts', () => {
  test('a line is one line, a long text is kept with its breaks', () => {
    expect(check([TEXT], [1, 'a\nb']).faults).toEqual([{ index: 0, field: 'answer_text', code: 'invalid' }]);
    expect(kept([LONG], [2, ' a\nb ']).at(0)).toBe('a\nb');
  });
});

describe('the form as a whole', () => {
  test('a question of another form, and one answered twice, are named by their place', () => {
    const { faults } = check([TEXT, LONG], [1, 'a'], [9, 'x'], [1, 'b']);
    expect(faults).toEqual([
      { index: 1, field: 'form_question_id', code: 'invalid_reference' },
      { index: 2, field: 'form_question_id', code: 'duplicate' },
    ]);
  });

  test('required questions without an answer are told; blanks are no answers', () => {
    expect(check([TEXT, LONG, CHOICE], [1, '  '], [2, 'x']).missing).toEqual([1, 3]);
    expect(check([TEXT, LONG], [1, 'x'], [2, null])).toEqual({
      answers: [{ form_question_id: 1, answer_text: 'x' }],
      faults: [],
      missing: [],
    });
  });

  test('an answer that is wrong is not told as missing too', () => {
    expect(check([CHOICE], [3, 'Fishing']).missing).toEqual([]);
  });
});
