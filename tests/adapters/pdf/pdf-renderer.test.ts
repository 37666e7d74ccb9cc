import path from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { projectRoot } from '../../../project-root.ts';
import { createPdfRenderer, type PdfRenderer } from '../../../server/adapters/pdf/pdf-renderer.ts';
import { buildResumeDocument } from '../../../domain/resume-document.ts';
import type { ResumeAnswer, ResumeUser } from '../../../domain/resume-input.ts';
import { emptyUser, fullApplication, fullInput, fullUser, job } from '../../support/resume-input.ts';
import { builtFonts } from './built-fonts.ts';

let renderer: PdfRenderer;
let photo: Uint8Array;
const open = (workers: number) =>
  createPdfRenderer({
    fontsDir: builtFonts(),
    templatesDir: path.join(projectRoot, 'templates', 'resume'),
    workers,
  });

beforeAll(async () => {
  renderer = open(2);
  photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => renderer.close());

/** Text of each page without blanks and break marks: a PDF may part words anywhere. */
const solid = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]/g, '');
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, disableFontFace: true });
  const pdf: PDFDocumentProxy = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(solid(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await task.destroy();
  return { pages, text: pages.join('') };
}
const resume = (user: Partial<ResumeUser>, answers: Partial<ResumeAnswer>[] = []) =>
  buildResumeDocument({
    ...fullInput,
    user: { ...fullUser, ...user },
    application: {
      ...fullApplication,
      resume_question_answers: answers.map((answer) => ({
        title: '質問',
        answer: null,
        answer_jt: null,
        is_display_in_resume: false,
        resume_text: null,
        ...answer,
      })),
    },
  });

describe('what stands in the PDF', () => {
  test('everything of the document, on three pages with numbers and the name', async () => {
    const document = buildResumeDocument(fullInput);
    const { pages, text } = await read(await renderer.renderResume(document, photo));
    expect(pages).toHaveLength(3);
    const told = [
      document.date,
      document.name,
      document.name_kana.text,
      document.birth,
      document.postal_code,
      document.address,
      document.phone_num,
      document.email,
      document.request,
      document.adviser_note,
      ...document.history.map((row) => row.year + row.month + row.text),
      ...document.licences.map((row) => row.year + row.month + row.text),
      ...document.statements.flatMap((item) => [item.title, item.text]),
      ...document.entry_sheet!.answers.flatMap((item) => [item.title, item.length, item.text]),
      document.entry_sheet!.company_name,
      document.entry_sheet!.graduation,
    ];
    for (const words of told) expect(text).toContain(solid(words));
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1}/3`);
      expect(page).toContain(solid(document.name));
    });
    expect(text).not.toMatch(/null|undefined/);
  });

  test.each([
    ['Chinese', '陈', '建国', '我在大学学习计算机科学，对贵公司的产品很感兴趣。'],
    ['Vietnamese', 'ĐẶNG', 'Hữu Phước', 'Tôi học công nghệ thông tin ở trường đại học.'],
    ['Thai', 'สีดา', 'สมชาย', 'ผมเรียนวิศวกรรมคอมพิวเตอร์'],
    ['Burmese', 'မမ', 'အောင်', 'ကွန်ပျူတာသိပ္ပံ'],
    ['Nepali', 'थापा', 'राम', 'कम्पनीमा काम गर्न चाहन्छु'],
    ['Arabic', 'العلي', 'محمد', 'درست علوم الحاسوب'],
  ])(
    'a name and an answer in %s, with fonts of its own in the file',
    async (language, last_name, first_name, answer) => {
      const bytes = await renderer.renderResume(resume({ last_name, first_name }, [{ answer }]));
      const { text } = await read(bytes);
      // Shaping joins marks with their letters, which this reader does not take apart: the letters count.
      const isShaped = ['Burmese', 'Nepali', 'Arabic', 'Thai'].includes(language);
      const written = [last_name, first_name, answer].map(solid);
      const wanted = isShaped ? (written.join('').match(/\p{L}/gu) ?? []) : written;
      for (const words of wanted) expect(text).toContain(words);
      const fonts = Buffer.from(bytes).toString('latin1');
      expect(fonts.match(/\/FontFile[23]?\b/g)!.length).toBeGreaterThanOrEqual(3);
      expect(fonts).not.toMatch(/Libertinus|DejaVu/);
    },
  );

  test('nothing filled in and no photo still make a form of two pages', async () => {
    const document = buildResumeDocument({ submitted_on: '2026-11-21', user: emptyUser, application: null });
    const { pages, text } = await read(await renderer.renderResume(document));
    expect(pages).toHaveLength(2);
    expect(text).toContain('写真をはる位置');
  });

  test('words are never markup', async () => {
    const answer = '#panic("x") $x^2$ *bold* _em_ <label> @ref `raw` \\ "quote" #{sys.inputs} 〔〕';
    const { text } = await read(
      await renderer.renderResume(resume({ last_name: '#strong[X]' }, [{ answer }])),
    );
    expect(text).toContain(solid(answer));
    expect(text).toContain('#strong[X]');
  });

  test('long answers and many rows flow over pages, nothing is lost', async () => {
    const sentences = Array.from(
      { length: 160 },
      (_, index) => `第${index}文。私は大学で情報工学を学び、現場を見ました。`,
    );
    const answer = sentences.join('').slice(0, 4000);
    const job_histories = Array.from({ length: 30 }, (_, index) =>
      job({ company_name: `第${index}商店`, enter_at: `20${index % 20 < 10 ? 0 : 1}${index % 10}-04-01` }),
    );
    const { pages, text } = await read(
      await renderer.renderResume(
        resume({ job_histories }, [
          { title: '長い', answer },
          { title: '次', answer: 'w'.repeat(400) },
        ]),
      ),
    );
    expect(pages.length).toBeGreaterThan(5);
    // A page's foot and the next page's head may stand between two sentences, never inside one line.
    for (let index = 0; index < 100; index += 1) expect(text).toMatch(new RegExp(`第\\s*${index}`));
    for (let index = 0; index < 30; index += 1) expect(text).toContain(`第${index}商店`);
    expect(text.match(/w/g)).toHaveLength(400);
  });
});

describe('the same bytes', () => {
  test('for the same document and photo, on another worker and in another pool', async () => {
    const document = buildResumeDocument(fullInput);
    const [first, second] = await Promise.all([
      renderer.renderResume(document, photo),
      renderer.renderResume(structuredClone(document), photo),
    ]);
    const other = open(1);
    const third = await other.renderResume(document, photo);
    await other.close();
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, third)).toBe(0);
    expect(Buffer.compare(first, await renderer.renderResume(document))).not.toBe(0);
  });
});

describe('refusals', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['no image', () => new TextEncoder().encode('<svg/>')],
    ['empty', () => new Uint8Array()],
    ['only the first bytes of a JPEG', () => photo.slice(0, 20)],
    [
      'a PNG with broken contents',
      () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3),
    ],
  ])('a photo that is %s', async (_name, make) => {
    await expect(renderer.renderResume(buildResumeDocument(fullInput), await make())).rejects.toMatchObject({
      name: 'PdfError',
      code: 'broken_photo',
    });
    await expect(renderer.renderResume(buildResumeDocument(fullInput), photo)).resolves.toBeDefined();
  });

  test.each(['png', 'webp'] as const)('a %s photo is taken by its content', async (format) => {
    const bytes = await sharp(photo).toFormat(format).toBuffer();
    await expect(renderer.renderResume(buildResumeDocument(fullInput), bytes)).resolves.toBeDefined();
  });

  test('a document of more words than a resume can have', async () => {
    const document = resume({}, [{ answer: '長'.repeat(100_001) }]);
    await expect(renderer.renderResume(document)).rejects.toMatchObject({ code: 'too_long' });
  });

  test('after closing', async () => {
    const closed = open(1);
    await closed.close();
    await expect(closed.renderResume(buildResumeDocument(fullInput))).rejects.toMatchObject({
      code: 'closed',
    });
  });
});

test('hundreds of PDFs: the event loop stays free and memory flat', async () => {
  const busy = open(1);
  const documents = Array.from({ length: 50 }, (_, index) => resume({ first_name: `第${index}` }));
  /** Milliseconds of the longest time the event loop was held while all documents were printed at once. */
  const longestGap = async () => {
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    await Promise.all(documents.map((document) => busy.renderResume(document, photo)));
    clearInterval(watch);
    return longest;
  };
  await longestGap();
  const before = process.memoryUsage().rss;
  // Other programs on the machine can only lengthen a gap: the quietest round shows what is ours.
  let quietest = Infinity;
  for (let round = 1; round <= 3 || (quietest >= 50 && round <= 12); round += 1) {
    quietest = Math.min(quietest, await longestGap());
  }
  await busy.close();
  expect(quietest).toBeLessThan(50);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(80);
}, 120_000);
