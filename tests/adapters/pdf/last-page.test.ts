import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { projectRoot } from '../../../project-root.ts';
import { buildActivityDocument } from '../../../domain/activity-report.ts';
import { buildCareerDocument } from '../../../domain/career-document.ts';
import { createPdfRenderer, type PdfRenderer } from '../../../server/adapters/pdf/pdf-renderer.ts';
import { fullUser, job } from '../../support/resume-input.ts';
import { builtFonts } from './built-fonts.ts';

let renderer: PdfRenderer;
beforeAll(() => {
  renderer = createPdfRenderer({
    fontsDir: builtFonts(),
    templatesDir: path.join(projectRoot, 'templates', 'resume'),
    workers: 2,
  });
});
afterAll(() => renderer.close());

/** Points from the lower edge; below stands the foot of the page. */
const FOOT = 48;

/** How many lines each page has, without its foot. */
async function linesOf(bytes: Uint8Array): Promise<number[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const pages: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && item.transform[5] > FOOT
        ? [Math.round(item.transform[5] / 3)]
        : [],
    );
    pages.push(new Set(heights).size);
  }
  await task.destroy();
  return pages;
}

const career = (lines: number) =>
  buildCareerDocument({
    submitted_on: '2026-11-21',
    calendar: 'western',
    user: {
      ...fullUser,
      job_histories: [1, 2, 3].map((number) =>
        job({
          company_name: `株式会社青空${number}`,
          enter_at: `201${number}-04-01`,
          leave_at: `201${number}-12-01`,
          description: '接客と発注を担当しました。\n新人の教育もしました。',
        }),
      ),
    },
    skills: [{ name: 'SQL', level: '仕事で使った', description: null }],
    languages: [{ name: 'ベトナム語', level: '母語' }],
    summary: '飲食店で三年、接客を担当しました。',
    self_pr: Array.from(
      { length: lines },
      (_, index) => `${index + 1}つ目の強みは、最後まで続ける力です。`,
    ).join('\n'),
  });

const activity = (applications: number) =>
  buildActivityDocument({
    submitted_on: '2026-11-21',
    calendar: 'western',
    from: '2026-04-01',
    until: '2026-11-21',
    user: fullUser,
    applications: Array.from({ length: applications }, (_, index) => ({
      company: `株式会社青空${index}`,
      job: '販売',
      state: 'sent_to_company' as const,
      applied: '2026-06-01',
      resume_written: null,
      resume_corrected: null,
      resume_agreed: null,
      documents_sent: '2026-06-10',
      documents_result: null,
      is_resume_passed: null,
      interviews: [],
      finished: null,
      is_passed: null,
      offer_answered: null,
      is_offer_accepted: null,
      quit: null,
      declined: null,
    })),
    events: [],
  });

/** Even with its heading: fewer look as if something had been forgotten. */
const FEWEST = 6;
const between = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => from + index);

// Around the ends of the first and of the second page.
test.each([...between(3, 14), ...between(54, 64)])(
  'a career history with %d more lines ends with more than a few on its last page',
  async (count) => {
    const pages = await linesOf(await renderer.renderCareerHistory(career(count)));
    expect(pages.length).toBe(count < 11 ? 1 : count < 61 ? 2 : 3);
    expect(pages.at(-1)).toBeGreaterThanOrEqual(FEWEST);
  },
);

test.each(between(6, 10))('so does an activity report of %d applications', async (count) => {
  const pages = await linesOf(await renderer.renderActivityReport(activity(count)));
  expect(pages.length).toBe(count < 8 ? 1 : 2);
  expect(pages.at(-1)).toBeGreaterThanOrEqual(FEWEST);
});
