import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import type { GlyphCoverage } from '../../../domain/printable.ts';
import { printableText } from '../../../domain/printable.ts';
import type { ActivityDocument } from '../../../domain/activity-report.ts';
import type { CareerDocument } from '../../../domain/career-document.ts';
import type { Paper } from '../../../domain/paper.ts';
import type { ResumeDocument } from '../../../domain/resume-document.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { readGlyphCoverage } from './glyph-coverage.ts';
import { textLanguage, type PrintLanguage } from './text-language.ts';

type Printed = ResumeDocument | CareerDocument | ActivityDocument;

/** Why rendering failed. broken_photo and too_long are caused by the input; render_failed is a template bug. */
export class PdfError extends Error {
  readonly code: 'broken_photo' | 'too_long' | 'render_failed';
  constructor(code: PdfError['code'], message: string) {
    super(message);
    this.name = 'PdfError';
    this.code = code;
  }
}

export interface PdfRenderer {
  /**
   * Renders the resume as PDF. Deterministic: the same document and photo give the same bytes.
   * @param photo JPEG, PNG or WebP; cropped to 3:4
   * @param paper A4 unless told; on A3 two pages stand side by side
   * @throws PdfError; WorkerError, which may succeed on retry
   */
  renderResume(document: ResumeDocument, photo?: Uint8Array, paper?: Paper): Promise<Uint8Array>;
  /** Renders a career history, as renderResume. */
  renderCareerHistory(document: CareerDocument, paper?: Paper): Promise<Uint8Array>;
  /** Renders the report of a job search on A4, as renderResume. */
  renderActivityReport(document: ActivityDocument): Promise<Uint8Array>;
  /** Stops the workers; pending requests fail with a WorkerError of code 'closed'. */
  close(): Promise<void>;
}

/** Maximum characters of a document, some forty pages; more is a mistake or an attack. */
const MOST_CHARACTERS = 100_000;
/** A resume takes about 30 ms, the longest allowed document about a second. */
const TIMEOUT_MILLISECONDS = 20_000;

/** The document with unprintable characters replaced, and the language of texts not set as Japanese. */
function prepare(document: Printed, coverage: GlyphCoverage, paper: Paper) {
  const languages: Record<string, PrintLanguage> = {};
  let characters = 0;
  const cleaned: unknown = JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = printableText(value);
    characters += text.length;
    // Templates look up single lines; lines of a Chinese text stay Chinese even when they could be Japanese.
    const ofText = textLanguage(text, coverage);
    for (const line of text.split('\n')) {
      const language = textLanguage(line, coverage) ?? (ofText?.startsWith('zh') ? ofText : null);
      if (language) languages[line] = language;
    }
    return text;
  });
  if (characters > MOST_CHARACTERS) {
    throw new PdfError('too_long', `The resume has ${characters} characters, more than ${MOST_CHARACTERS}`);
  }
  return { document: cleaned, languages, paper };
}

/**
 * Creates a resume PDF renderer using worker threads, started on the first request.
 *
 * @param options.fontsDir folder of the built fonts, dist/fonts
 * @param options.templatesDir folder of the Typst templates, templates/resume
 * @param options.workers number of concurrent renders
 */
export function createPdfRenderer(options: {
  fontsDir: string;
  templatesDir: string;
  workers: number;
}): PdfRenderer {
  const { fontsDir, templatesDir } = options;
  let coverage: GlyphCoverage | undefined;
  const pool = createWorkerPool<{ pdf: Uint8Array } | { code: PdfError['code']; message: string }>({
    file: path.join(projectRoot, 'server', 'adapters', 'pdf', 'worker.mjs'),
    data: {
      fontsDir: path.resolve(fontsDir),
      templatesDir: path.resolve(templatesDir),
    },
    size: Math.max(1, options.workers),
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });

  async function render(
    main: string,
    document: Printed,
    paper: Paper,
    photo: Uint8Array | null,
  ): Promise<Uint8Array> {
    const glyphs = (coverage ??= readGlyphCoverage(fontsDir));
    const answer = await pool.run(() => ({
      main,
      request: JSON.stringify(prepare(document, glyphs, paper)),
      photo,
    }));
    if ('code' in answer) throw new PdfError(answer.code, answer.message);
    return answer.pdf;
  }

  return {
    renderResume: (document, photo, paper = 'a4') => render('resume.typ', document, paper, photo ?? null),
    renderCareerHistory: (document, paper = 'a4') => render('career-history.typ', document, paper, null),
    renderActivityReport: (document) => render('activity-report.typ', document, 'a4', null),
    close: pool.close,
  };
}
