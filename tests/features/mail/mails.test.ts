import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import { INTERFACE_LANGUAGES } from '../../../domain/languages.ts';
import { renderMail } from '../../../server/features/mail/services/templates/render.ts';
import { MAIL_TEMPLATES, type MailLanguage } from '../../../templates/mail/registry.ts';
import type { MailTemplateName } from '../../../domain/mail-template-names.ts';

const BASE_URL = 'https://tabidachi.example';

type Sample = Record<string, string | boolean | null>;

const names = Object.keys(MAIL_TEMPLATES) as MailTemplateName[];
const languagesOf = (name: MailTemplateName) => MAIL_TEMPLATES[name].languages;
const samplesOf = (name: MailTemplateName) => MAIL_TEMPLATES[name].samples as readonly Sample[];

/** Values that break every promise of the types, as a database can hold them. */
const render = (name: MailTemplateName, language: MailLanguage, values: Sample) =>
  renderMail(name, language, values as never, BASE_URL);

/** Every text of a sample, at any depth. */
const textsIn = (part: unknown): string[] =>
  typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [String(part)];

const written = names.flatMap((name) => languagesOf(name).map((language) => [name, language] as const));

test('every template has its texts, and every text its template', () => {
  const folder = path.join(projectRoot, 'templates/mail');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.hbs') && !file.startsWith('layout'))
    .map((file) => file.split(path.sep).join('/'));
  expect(files.sort()).toEqual(written.map(([name, language]) => `${name}/${language}.hbs`).sort());
});

describe.each(written)('%s in %s', (name, language) => {
  test('renders each of its samples, with every value it shows in both bodies', () => {
    for (const sample of samplesOf(name)) {
      const mail = render(name, language, sample);
      expect(mail.subject).not.toBe('');
      expect(`${mail.subject}${mail.body_text}`).not.toMatch(/\{\{|undefined|null|\[object|<[a-z]/);
      expect(mail.body_html).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
      expect(mail.body_html).toContain(`<html lang="${language}">`);
      expect(mail.body_html).not.toMatch(/<script|<img|<link|@import|url\(/);
      expect(mail.body_text).not.toMatch(/\n{3}/);
    }
  });

  test('a value that is missing, empty or of the wrong kind stops it', () => {
    const [sample] = samplesOf(name);
    for (const key of Object.keys(sample!)) {
      const { [key]: _dropped, ...rest } = sample!;
      expect(() => render(name, language, rest)).toThrow(key);
      expect(() => render(name, language, { ...rest, [key]: '' })).toThrow(key);
      expect(() => render(name, language, { ...rest, [key]: 7 as never })).toThrow(key);
    }
    expect(() => render(name, language, { ...sample!, more: 'x' })).toThrow('more');
  });

  test('what people typed stays text in HTML and is untouched in plain text', () => {
    const nasty = `<script>alert("x")</script> & 'y' {{student_name}}`;
    const [sample] = samplesOf(name);
    const lines = Object.keys(sample!).filter(
      // Words are no value: what braces say in them is filled in.
      (key) => typeof sample![key] === 'string' && !/_(url|link|email)$|^(words|subject)$/.test(key),
    );
    for (const key of lines) {
      const mail = render(name, language, { ...sample!, [key]: nasty });
      expect(mail.body_html).not.toContain('<script');
      if (mail.body_text.includes('script')) {
        expect(mail.body_text).toContain(nasty);
        expect(mail.body_html).toContain('&lt;script&gt;');
      }
    }
  });

  test('a line break never reaches the subject', () => {
    const [sample] = samplesOf(name);
    for (const key of Object.keys(sample!).filter((item) => typeof sample![item] === 'string')) {
      const broken = { ...sample!, [key]: 'a\r\nBcc: everybody@example.com' };
      let subject = '';
      try {
        subject = render(name, language, broken).subject;
      } catch {
        // Refused altogether: as good.
      }
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  test('links lead to pages of ours or to https addresses that were given, and never act', () => {
    const [sample] = samplesOf(name);
    const { body_html } = render(name, language, sample!);
    const links = [...body_html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!);
    const given = textsIn(sample);
    for (const link of links)
      expect([...given, BASE_URL]).toContain(link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='));
    expect(links).toContain(BASE_URL);
  });
});

test('an address that is none of the web is refused', () => {
  const [sample] = samplesOf('interview_scheduled');
  expect(() =>
    render('interview_scheduled', 'en', { ...sample!, online_link: 'javascript:alert(1)' }),
  ).toThrow('online_link');
});

test('a mail is not sent in a language it is not written in', () => {
  const [sample] = samplesOf('company_resume');
  expect(() => render('company_resume', 'en', sample!)).toThrow('not written in en');
});

test('whatever a student gets is written in every language of the screens, and has a foot in it', () => {
  const toStudents = names.filter((name) => !/^(staff|company)_/.test(name));
  expect(toStudents.length).toBeGreaterThan(15);
  for (const name of toStudents)
    expect([name, [...languagesOf(name)].sort()]).toEqual([name, [...INTERFACE_LANGUAGES].sort()]);
  for (const language of INTERFACE_LANGUAGES)
    expect(fs.existsSync(path.join(projectRoot, `templates/mail/layout/footer.${language}.hbs`))).toBe(true);
});

/** Letters that a text of the language has and one left in another language has not. */
const OWN_LETTERS: Record<MailLanguage, RegExp> = {
  ja: /[ぁ-ヿ一-龯]/,
  vi: /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i,
  en: /^[ -~“”—…\n]+$/,
};

test.each(written)('every sentence of %s in %s is in that language', (name, language) => {
  const source = fs.readFileSync(path.join(projectRoot, 'templates/mail', name, `${language}.hbs`), 'utf8');
  expect(source).toBe(source.normalize('NFC'));
  const sentences = source
    .replaceAll(/\{\{(?:fact|button|link) "([^"]+)"[^}]*\}\}/g, '\n$1\n')
    .replaceAll(/\{\{[^}]+\}\}/g, '\n')
    .split('\n')
    .map((sentence) => sentence.replace('Subject:', '').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && sentence !== 'Tabidachi');
  expect(sentences.length).toBeGreaterThan(2);
  // A Japanese term may stand behind its translation.
  for (const sentence of sentences)
    expect([sentence, OWN_LETTERS[language].test(sentence.replaceAll(/ \([一-龯]+\)/g, ''))]).toEqual([
      sentence,
      true,
    ]);
});

test('of a mail in two languages each has its values, the second is announced, and both are in the subject', () => {
  const [sample] = samplesOf('staff_correction_answered');
  const mail = renderMail('staff_correction_answered', 'ja', sample as never, BASE_URL, [
    { language: 'en', values: { ...sample!, company_name: 'Minato Seiki' } as never },
  ]);
  expect(mail.subject).toContain('コメントが届きました（株式会社みなと精機） / Linh Nguyen commented');
  expect(mail.subject).toContain('(Minato Seiki)');
  expect(mail.body_text).toMatch(/^English text below\n\n佐藤 花子 さん[^]+Company: Minato Seiki/);
  expect(mail.body_html).toMatch(/English text below[^]+佐藤 花子 さん[^]+<div lang="en"[^]+Minato Seiki/);
  expect(() =>
    renderMail('staff_correction_answered', 'ja', sample as never, BASE_URL, [
      { language: 'en', values: { ...sample!, comment: '' } as never },
    ]),
  ).toThrow('comment');
});

test('the texts of all languages ask for the same values', () => {
  const valuesIn = (name: MailTemplateName, language: MailLanguage) =>
    [
      ...new Set(
        fs
          .readFileSync(path.join(projectRoot, 'templates/mail', name, `${language}.hbs`), 'utf8')
          .match(/\b[a-z]+_[a-z_]+\b/g),
      ),
    ].sort();
  for (const [name, language] of written)
    expect([name, language, valuesIn(name, language)]).toEqual([name, language, valuesIn(name, 'ja')]);
});
