// oxlint-disable-next-line import/default -- the bundler answers the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Sharper than this costs memory on a phone and is not seen. */
const SHARPEST = 2;
/** In pixels: a page that is small on a phone can be read when it is zoomed into. */
const NARROWEST = 1100;

/**
 * The pages of a PDF as pictures of a width.
 * @param width in CSS pixels
 * @throws when the browser cannot draw them, or when `signal` is aborted
 */
export async function drawPages(pdf: Blob, width: number, signal: AbortSignal): Promise<HTMLCanvasElement[]> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) });
  try {
    const opened = await loading.promise;
    const pages: HTMLCanvasElement[] = [];
    for (let number = 1; number <= opened.numPages; number++) {
      signal.throwIfAborted();
      const page = await opened.getPage(number);
      const pixels = Math.max(NARROWEST, width * Math.min(SHARPEST, devicePixelRatio));
      const scale = pixels / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
      pages.push(canvas);
    }
    signal.throwIfAborted();
    return pages;
  } finally {
    void loading.destroy();
  }
}
