import { createUploadReader } from '../../server/adapters/uploads/upload-reader.ts';
import { docx, pdf, wordParts, zip } from '../support/documents.ts';

const { resumeFileType, close } = createUploadReader();
afterAll(close);

const { '[Content_Types].xml': contents, ...withoutContents } = wordParts();
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

describe('a resume file is taken as', () => {
  test.each<[string, () => Buffer, 'pdf' | 'docx']>([
    ['a PDF', () => pdf(), 'pdf'],
    ['a PDF that only speaks of encrypting', () => pdf('/Note (/EncryptMetadata)'), 'pdf'],
    ['a Word document', () => docx(), 'docx'],
    ['one that is not compressed', () => docx({ isStored: true }), 'docx'],
    ['one written as a stream', () => docx({ hasDescriptors: true }), 'docx'],
    [
      'one whose list of contents comes last',
      () => zip({ ...withoutContents, '[Content_Types].xml': contents! }),
      'docx',
    ],
    [
      'one with its main part under another name',
      () => {
        const { 'word/document.xml': main, ...rest } = wordParts();
        const renamed = rest['[Content_Types].xml']!.replace('/word/document.xml', '/word/document2.xml');
        return zip({ ...rest, '[Content_Types].xml': renamed, 'word/document2.xml': main! });
      },
      'docx',
    ],
    [
      'one whose attributes stand the other way round',
      () =>
        zip({
          ...wordParts(),
          '[Content_Types].xml': `<Types><Override ContentType='${MAIN}' PartName='/word/document.xml'/></Types>`,
        }),
      'docx',
    ],
    ['an archive with a comment at its end', () => withComment(docx(), 'written by a program'), 'docx'],
  ])('%s', async (_name, bytes, type) => {
    expect(await resumeFileType(bytes())).toBe(type);
  });

  /** The comment's length stands in the last two bytes. */
  function withComment(archive: Buffer, comment: string): Buffer {
    archive.writeUInt16LE(comment.length, archive.length - 2);
    return Buffer.concat([archive, Buffer.from(comment)]);
  }
});

describe('not taken is', () => {
  test.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('My resume')],
    ['a page of the web', () => Buffer.from('<!doctype html><title>PDF</title>')],
    ['the beginning of a PDF alone', () => Buffer.from('%PDF-1.7\n')],
    ['a PDF cut in half', () => pdf().subarray(0, 150)],
    ['an encrypted PDF', () => pdf('/Encrypt 9 0 R')],
    ['one encrypted in its trailer itself', () => pdf('/Encrypt<</Filter/Standard>>')],
    [
      'a picture',
      () =>
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
    ],
    ['an archive of something else', () => zip({ 'resume.txt': 'Hello' })],
    ['an archive without a list of contents', () => zip(withoutContents)],
    [
      'one whose list names nothing of Word',
      () => zip({ ...wordParts(), '[Content_Types].xml': '<Types/>' }),
    ],
    ['one whose main part is missing', () => zip({ '[Content_Types].xml': contents!, 'word/x.xml': '' })],
    [
      'a workbook',
      () =>
        zip({
          '[Content_Types].xml': contents!.replaceAll('wordprocessingml.document', 'spreadsheetml.sheet'),
          'word/document.xml': '',
        }),
    ],
    ['a document with macros', () => zip(wordParts(MACROS))],
    ['one that hides its macros', () => zip({ ...wordParts(), 'word/vbaProject.bin': 'x' })],
    [
      'one that renames its macros',
      () =>
        zip({
          ...wordParts(),
          '[Content_Types].xml': contents!.replace(
            '</Types>',
            '<Override PartName="/word/m.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
          ),
          'word/m.bin': 'x',
        }),
    ],
    ['an archive with a password', () => docx({ isEncrypted: true })],
    [
      'a document with a password, or of before 2007',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)]),
    ],
    ['a document cut in half', () => docx().subarray(0, 400)],
    [
      'a list of contents of many megabytes',
      () => zip({ ...wordParts(), '[Content_Types].xml': contents! + ' '.repeat(20_000_000) }),
    ],
    [
      'one that unpacks to more than it declares',
      () => {
        const archive = docx();
        // The uncompressed size of the first entry in the directory, the list of contents.
        archive.writeUInt32LE(10, archive.indexOf('PK\x01\x02') + 24);
        return archive;
      },
    ],
    [
      'an archive with two entries of one name',
      () => {
        const archive = zip({ ...wordParts(), 'word/document.xmk': 'x' });
        archive.write('l', archive.lastIndexOf('word/document.xmk') + 'word/document.xm'.length);
        return archive;
      },
    ],
    [
      'an archive of very many entries',
      () =>
        zip({ ...wordParts(), ...Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x${n}`, ''])) }),
    ],
  ])('%s', async (_name, bytes) => {
    expect(await resumeFileType(bytes())).toBeNull();
  });

  test('an archive of which any one byte of the directory was changed breaks nothing', async () => {
    const whole = docx();
    const start = whole.indexOf('PK\x01\x02', 0, 'latin1');
    for (let at = start; at < whole.length; at += 1) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0xff;
      expect(['docx', null]).toContain(await resumeFileType(broken));
    }
  });
});
