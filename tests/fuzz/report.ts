import fs from 'node:fs';
import path from 'node:path';
import type { Answer, Shot } from './shot.ts';

interface Line {
  calls: number;
  valid: number;
  statuses: Record<string, number>;
  slowest: { ms: number; what: string };
}

/** A curl command that repeats a request. Tokens are short-lived, so the user supplies one. */
export function curlOf(shot: Shot, url: string, bodyFile: string | null): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const headers = Object.entries(shot.headers).map(([name, value]) =>
    name === 'authorization' || name === 'cookie'
      ? `-H "${name}: $${shot.role.toUpperCase()}"`
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const body = bodyFile === null ? [] : [`--data-binary @${bodyFile}`];
  return ['curl -i', `-X ${shot.method}`, ...headers, ...body, quoted(url + shot.path)].join(' ');
}

/** Counts calls by surface and role and collects failures. */
export class Report {
  readonly #lines = new Map<string, Line>();
  readonly #out: string;
  readonly failures: string[] = [];
  calls = 0;
  valid = 0;

  constructor(out: string) {
    this.#out = out;
  }

  add(shot: Pick<Shot, 'surface' | 'role' | 'what'>, { status, ms }: Pick<Answer, 'status' | 'ms'>): void {
    const key = `${shot.surface.padEnd(9)} ${shot.role.padEnd(8)}`;
    const line = this.#lines.get(key) ?? { calls: 0, valid: 0, statuses: {}, slowest: { ms: 0, what: '' } };
    const isValid = status >= 200 && status < 300;
    line.calls += 1;
    line.valid += Number(isValid);
    line.statuses[status] = (line.statuses[status] ?? 0) + 1;
    if (ms > line.slowest.ms) line.slowest = { ms, what: shot.what };
    this.#lines.set(key, line);
    this.calls += 1;
    this.valid += Number(isValid);
  }

  fail(number: number, words: readonly string[], shot?: Shot, url = ''): void {
    let command = '';
    if (shot) {
      let file: string | null = null;
      if (shot.body) {
        fs.mkdirSync(this.#out, { recursive: true });
        file = path.join(this.#out, `${number}.body`);
        fs.writeFileSync(file, shot.body);
      }
      command = `\n    ${curlOf(shot, url, file)}`;
    }
    const about = shot ? `${shot.surface} ${shot.what} as ${shot.role}: ` : '';
    this.failures.push(`call ${number}: ${about}${words.join('; ')}${command}`);
  }

  text(): string {
    const lines = [...this.#lines.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { calls, valid, statuses, slowest }]) => {
        const share = `${Math.round((100 * valid) / calls)} %`;
        const counts = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
        return `${key} ${String(calls).padStart(6)} ${share.padStart(6)}  ${String(Math.round(slowest.ms)).padStart(5)} ms ${slowest.what}\n${' '.repeat(21)}${counts.join(' ')}`;
      });
    return [
      `${'surface'.padEnd(9)} ${'role'.padEnd(8)} ${'calls'.padStart(6)} ${'valid'.padStart(6)}  slowest`,
      ...lines,
      '',
      `${this.calls} calls, ${Math.round((100 * this.valid) / Math.max(1, this.calls))} % valid, ${this.failures.length} failures`,
    ].join('\n');
  }
}
