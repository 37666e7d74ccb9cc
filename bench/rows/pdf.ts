import path from 'node:path';
import { Op } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { StoredFile } from '../../db/models/file.ts';
import { projectRoot } from '../../project-root.ts';
import { createFiles } from '../../server/adapters/files.ts';
import type { ResumeDocument } from '../../domain/resume-document.ts';
import { composeResume } from '../../server/features/resumes/services/resume-document.ts';
import { loadConfig } from '../../server/config.ts';
import { startChild } from '../child.ts';
import { runLoop, timingsOf, type Samples } from '../loop.ts';
import { check, type Row } from '../report.ts';
import type { World } from '../world.ts';

const PER_SECOND = 30;
const BLOCK_MS = 50;
/** What counts as flat: more than what the garbage collector leaves lying about from one look to the next. */
const GROWTH_MB = 60;
/** Of all PDFs, before memory is looked at first: by then every worker has all it needs. */
const WARM_UP = 0.2;

export interface PdfWork {
  document: ResumeDocument;
  photo: Uint8Array;
  clients: number;
  most: number;
}

/** The resume of a demo student as the student gets it from the server, printed anew each time. */
export async function* pdfRows(world: World): AsyncIterable<Row> {
  const { server, client, options } = world;
  const { clients, pdfs } = options;
  const headers = await world.signedIn('manager@example.com');
  const { draft, pages } = await chooseDraft(world, headers);
  const print = () => client.get(addressOf(draft), headers);

  await runLoop({ clients, milliseconds: Infinity, most: Math.ceil(pdfs * WARM_UP) }, print);
  const before = await server.usage();
  await server.watchEventLoop();
  const samples = await runLoop({ clients, milliseconds: Infinity, most: pdfs }, print);
  const longest_block_ms = await server.longestBlock();
  const after = await server.usage();
  const { count, per_second, p50, p95 } = timingsOf(samples);
  const growth_mb = (after.rss_bytes - before.rss_bytes) / 1024 / 1024;

  const bare = timingsOf(await printBare(world, draft, Math.ceil(pdfs / 4)));
  yield {
    section: 'pdf',
    heading: 'Resume as PDF',
    name: `${pages} pages with photo, ${pdfs} times`,
    measured: {
      per_second,
      p50_ms: p50,
      p95_ms: p95,
      cpu_ms: (after.cpu_ms - before.cpu_ms) / count,
      longest_block_ms,
      rss_mb: after.rss_bytes / 1024 / 1024,
      growth_mb,
    },
    bare: { per_second: bare.per_second, p50_ms: bare.p50, p95_ms: bare.p95 },
    ratio: bare.per_second / per_second,
    checks: [
      check('per_second', per_second, 'above', PER_SECOND),
      check('longest_block_ms', longest_block_ms, 'below', BLOCK_MS),
      check('growth_mb', growth_mb, 'below', GROWTH_MB),
    ],
  };
}

const addressOf = ({ id }: Application) =>
  `/jtj/queries/user__get_application_resume_pdf?application_id=${id}`;

/**
 * An application whose texts still change, so that its resume is printed and not read from a copy: the first one of
 * a student with a photo whose resume takes two pages, else the last one.
 */
async function chooseDraft({ client }: World, headers: Record<string, string>) {
  const drafts = await Application.findAll({
    where: { state: ['applied', 'returned_to_student', 'in_correction', 'awaiting_agreement'] },
    include: [{ association: 'user', where: { resume_face_image_file_id: { [Op.ne]: null } } }],
    order: ['id'],
  });
  let chosen: { draft: Application; pages: number } | undefined;
  for (const draft of drafts) {
    chosen = { draft, pages: pagesOf((await client.get(addressOf(draft), headers)).body) };
    if (chosen.pages === 2) break;
  }
  if (!chosen) throw new Error('The demo data have no application with a resume to print.');
  return chosen;
}

/** The page tree's root tells how many pages there are. */
function pagesOf(pdf: Buffer): number {
  const counts = Array.from(pdf.toString('latin1').matchAll(/\/Count (\d+)/g), ([, count]) => Number(count));
  return Math.max(...counts);
}

/** The same document through the renderer alone. */
async function printBare(world: World, draft: Application, most: number): Promise<Samples> {
  const { document, photo_file_id } = await composeResume(draft, {
    date: '2026-11-21',
    corrected: false,
    transaction: null,
  });
  const file = await StoredFile.findByPk(photo_file_id ?? 0, { rejectOnEmpty: true });
  const files = await createFiles(loadConfig(world.environment).files);
  const work: PdfWork = { document, photo: await files.read(file.key), clients: world.options.clients, most };
  const program = path.join(projectRoot, 'bench/pdf-child.ts');
  const args = ['--import', 'tsx', program];
  const child = startChild({ args, environment: world.environment, log: world.logOf('bare-pdf') });
  try {
    return (await child.ask('measure', work)) as Samples;
  } finally {
    await child.stop();
  }
}
