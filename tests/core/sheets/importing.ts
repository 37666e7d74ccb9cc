import request from 'supertest';
import type { TestApi } from '../../support/api.ts';

interface Problem {
  row: number;
  column: string | null;
  message: string;
}
export interface Answer {
  name: string;
  is_done: boolean;
  counts: { new: number; changed: number; unchanged: number; with_problems: number };
  problem_count: number;
  problems: Problem[];
  rows: {
    row: number;
    id: number | null;
    is_new: boolean;
    name: string;
    changes: { column: string; from: string | null; to: string | null }[];
  }[];
  checked: string | null;
}

/** Exports and imports over HTTP as one person, in one language of the console. */
export function importing(api: TestApi, token: string, language: 'ja' | 'en' = 'en') {
  const headers = (test: request.Test) =>
    test.set('page-language-id', language === 'ja' ? '1' : '2').set('authorization', `Bearer ${token}`);
  const file = (path: string, filter: object = {}) =>
    headers(request(api.app).get(`/staff/api/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .buffer(true)
      .parse((res, done) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => done(null, Buffer.concat(chunks)));
      });
  const send = (name: string, bytes: Uint8Array | string, checked?: string) =>
    headers(request(api.app).post(`/staff/api/${name}/import`))
      .send({ file_base64: Buffer.from(bytes).toString('base64'), ...(checked && { checked }) })
      .buffer(true)
      .parse((res, done) => {
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => (text += chunk));
        res.on('end', () => done(null, text));
      });
  return {
    file,
    send,
    /** The answer after the lines of progress. */
    async run(name: string, bytes: Uint8Array | string, checked?: string): Promise<Answer> {
      const response = await send(name, bytes, checked);
      const lines = String(response.body).trim().split('\n');
      expect([response.status, response.status === 200 ? '' : lines[0]]).toEqual([200, '']);
      return (JSON.parse(lines.at(-1) ?? '') as { answer: Answer }).answer;
    },
    /** Status, and the codes and sentences about the file. */
    async refusal(name: string, bytes: Uint8Array | string, checked?: string) {
      const response = await send(name, bytes, checked);
      const { error } = JSON.parse(String(response.body)) as {
        error: { code: string; fields: Record<string, { code: string; message: string }[]> };
      };
      const [about] = Object.values(error.fields).flat();
      return { status: response.status, code: about?.code ?? error.code, message: about?.message ?? '' };
    },
  };
}

/** Lines of cells as CSV. */
export const csv = (...lines: (string | number)[][]): string =>
  lines.map((line) => line.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');
