import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The PDF's text layer without whitespace, because text is positioned letter by letter. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await task.destroy();
  return texts.join('').replace(/\s/g, '');
}
