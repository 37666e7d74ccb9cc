import { crc32, deflateRawSync } from 'node:zlib';

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

/** A ZIP archive with these text entries. */
export function zip(entries: Record<string, string>, options: ZipOptions = {}): Buffer {
  const flags = (options.isEncrypted ? 1 : 0) | (options.hasDescriptors ? 8 : 0);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const packed = options.isStored ? content : deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const common = Buffer.alloc(10);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(options.isStored ? 0 : 8, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, sizes, lengths, entry, nameBytes]),
    );
    add(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common]));
    add(options.hasDescriptors ? Buffer.alloc(12) : sizes);
    add(Buffer.concat([lengths, nameBytes, packed]));
    if (options.hasDescriptors) add(Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sizes]));
  }
  const start = at;
  directory.forEach(add);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(at - start, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...parts, end]);
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
