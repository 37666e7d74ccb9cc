// The renderer alone, without the server and the database around it. Asked by rows/pdf.ts.
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { createPdfRenderer } from '../server/adapters/pdf/pdf-renderer.ts';
import { answerParent } from './answering.ts';
import { runLoop, type Samples } from './loop.ts';
import type { PdfWork } from './rows/pdf.ts';

const WORKERS = 2;

answerParent({
  async measure({ document, photo, clients, most }: PdfWork): Promise<Samples> {
    const renderer = createPdfRenderer({
      fontsDir: path.join(projectRoot, 'dist/fonts'),
      templatesDir: path.join(projectRoot, 'templates/resume'),
      workers: WORKERS,
    });
    const print = () => renderer.renderResume(document, photo);
    await runLoop({ clients, milliseconds: Infinity, most: clients }, print);
    const samples = await runLoop({ clients, milliseconds: Infinity, most }, print);
    await renderer.close();
    return samples;
  },
});
