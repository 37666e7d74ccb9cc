/**
 * Reads and writes spreadsheets, one per message, as adapters/uploads does with files: what a file makes a parser do
 * costs its thread alone.
 */
import { readSheet } from './read-sheet.mjs';
import { writeWorkbook } from './write-workbook.mjs';

/** @param {{ read: Uint8Array } | { write: object[] }} message */
export default (message) => ('read' in message ? readSheet(message.read) : writeWorkbook(message.write));
