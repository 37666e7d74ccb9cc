import path from 'node:path';
import typst from '@myriaddreamin/typst-ts-node-compiler';
import { projectRoot } from '../../project-root.ts';
import { wordParts, zip } from './documents.ts';

/** A line, whose tabs set its parts apart; the rows of a table; or two columns of a page beside each other. */
export type CvBlock = string | string[][] | { left: CvBlock[]; right: CvBlock[] };

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string) => `<w:r><w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
const paragraph = (line: string) => `<w:p>${line.split('\t').map(run).join('<w:r><w:tab/></w:r>')}</w:p>`;
const cell = (content: string) => `<w:tc>${content}</w:tc>`;
const table = (rows: string[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;

function word(block: CvBlock): string {
  if (typeof block === 'string') return paragraph(block);
  if (Array.isArray(block))
    return table(
      block.map((row) => row.map((text) => cell(text.split('\n').map(paragraph).join(''))).join('')),
    );
  return table([[block.left, block.right].map((column) => cell(column.map(word).join(''))).join('')]);
}

/** A Word document with these lines, tables and columns. */
export function cvDocx(blocks: readonly CvBlock[]): Buffer {
  const body = blocks.map(word).join('');
  return zip({
    ...wordParts(),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`,
  });
}

const quoted = (text: string) => `#text(${JSON.stringify(text)})`;

function typstOf(block: CvBlock): string {
  if (typeof block === 'string') {
    const [first = '', ...others] = block.split('\t');
    if (others.length === 0) return `${quoted(first)}\n\n`;
    return `#grid(columns: (1fr, auto), [${quoted(first)}], [${others.map(quoted).join(' ')}])\n\n`;
  }
  if (Array.isArray(block)) {
    const cells = block.flat().map((text) => `[${text.split('\n').map(quoted).join(' \\\n ')}]`);
    return `#table(columns: ${block[0]?.length}, ${cells.join(', ')})\n\n`;
  }
  const columns = [block.left, block.right].map((column) => `[${column.map(typstOf).join('')}]`);
  return `#grid(columns: (1fr, 2fr), column-gutter: 8mm, ${columns.join(', ')})\n\n`;
}

function compiled(body: string): Buffer {
  const compiler = typst.NodeCompiler.create({
    workspace: projectRoot,
    fontArgs: [{ fontPaths: [path.join(projectRoot, 'dist/fonts')] }],
  });
  const head = '#set text(font: ("Libertinus Serif", "Noto Sans JP", "Noto Sans SC"), size: 10pt)\n';
  return compiler.pdf({ mainFileContent: head + body });
}

/** The same as a PDF, as a program for letters writes it. */
export const cvPdf = (blocks: readonly CvBlock[]): Buffer => compiled(blocks.map(typstOf).join(''));

/** A PDF whose words, in two fonts by turns, stand one by one with little room and no space between them. */
export const cvPdfPlaced = (lines: readonly (readonly string[])[]): Buffer =>
  compiled(
    lines
      .map((words) => {
        const set = words.map(
          (one, at) => `text(weight: ${at % 2 === 0 ? '"regular"' : '"bold"'}, ${JSON.stringify(one)})`,
        );
        return `#stack(dir: ltr, spacing: 0.11em, ${set.join(', ')})\n\n`;
      })
      .join(''),
  );

/** A PDF as a browser prints it: little margin, and the same room between two entries as within a paragraph. */
export const cvPdfPrinted = (lines: readonly string[]): Buffer =>
  compiled(`#set page(margin: 3mm)\n${lines.map(quoted).join(' \\\n')}\n`);
