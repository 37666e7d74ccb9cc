import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A PDF with one empty page; `trailer` is inserted into its trailer. */
export function pdf(trailer = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const at = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export interface ZipOptions {
  isEncrypted?: boolean;
  isStored?: boolean;
  /** Writes sizes and checksum after the data (data descriptors), as streaming writers do. */
  hasDescriptors?: boolean;
}

/** Of every entry, so that the same entries give the same bytes. */
const WRITTEN_AT = new Date(2026, 0, 1);

/** A ZIP archive with these text entries. */
export function zip(entries: Record<string, string>, options: ZipOptions = {}): Buffer {
  const files = Object.entries(entries).map(([name, text]) => [name, strToU8(text)] as const);
  const archive = options.hasDescriptors
    ? streamed(files)
    : Buffer.from(zipSync(Object.fromEntries(files), { level: options.isStored ? 0 : 6, mtime: WRITTEN_AT }));
  if (options.isEncrypted) markAsEncrypted(archive);
  return archive;
}

function streamed(files: (readonly [name: string, content: Uint8Array])[]): Buffer {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, content] of files) {
    const file = new ZipDeflate(name);
    file.mtime = WRITTEN_AT;
    archive.add(file);
    file.push(content, true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

/** Sets the flag in the header of each entry and in the directory; the contents stay as they are. */
function markAsEncrypted(archive: Buffer): void {
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (let at = archive.indexOf(signature); at >= 0; at = archive.indexOf(signature, at + 1)) {
      archive[at + flags]! |= 1;
    }
  }
}

/** Entries of a Word document; `mainType` is the content type of its main part. */
export function wordParts(mainType = DOCUMENT_TYPE): Record<string, string> {
  return {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>履歴書</w:t></w:r></w:p></w:body></w:document>`,
  };
}

/** A one-line Word document. */
export const docx = (options: ZipOptions = {}) => zip(wordParts(), options);
