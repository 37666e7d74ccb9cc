import os from 'node:os';
import path from 'node:path';
import { createJudge, patternFiles, patternsIn } from '../../scripts/lib/patterns.mjs';

let judge: Awaited<ReturnType<typeof createJudge>>;
beforeAll(async () => {
  judge = await createJudge(path.join(os.tmpdir(), `no-patterns-${process.pid}.json`));
});

describe('R10: the check of patterns', () => {
  test.each([
    ['the one of the finding', /<Override\s[^>]*>/g],
    ['blanks before the end of a line', /\s*\n\s*/g],
    ['two runs that can share a text', /^(\w+)[^{}]* (name|url)$/],
    ['one within another', /^(a+)+$/],
    ['a look ahead', /\B(?=(\d{3})+$)/g],
    ['a reference back', /<(\w+)>(.*?)<\/\1>/s],
  ])('refuses %s', (_name, { source, flags }) => {
    expect(judge.refusal({ source, flags })).toMatch(/polynomial|exponential/);
  });

  test.each([
    ['a whole text of single characters', /^[A-Za-z0-9_-]+$/],
    ['a run that nothing of its kind stands before', /(?<!\s)\s+$/],
    ['what stands between two signs', /<[^<>]*>/g],
  ])('takes %s', (_name, { source, flags }) => {
    expect(judge.refusal({ source, flags })).toBeNull();
  });

  test('finds patterns however they are written, and those nobody can judge', () => {
    const text = [
      'const a = 1 / 2; // no /pattern/ here',
      "const words = text.replace(/<Override\\s[^>]*>/g, '');",
      "const typed = z.string().regex(new RegExp('^a+$', 'u'));",
      'const later = (name: string) => new RegExp(`^${name}$`);',
    ].join('\n');
    expect(patternsIn('x.ts', text)).toEqual({
      written: [
        { source: '<Override\\s[^>]*>', flags: 'g', line: 2 },
        { source: '^a+$', flags: 'u', line: 3 },
      ],
      built: [4],
    });
  });

  test('goes over the server, the database, the templates and what both front ends share', () => {
    expect(patternFiles()).toEqual(
      expect.arrayContaining([
        'server/adapters/uploads/resume-file.mjs',
        'domain/reply-text.ts',
        'db/containing.ts',
        'templates/mail/values.ts',
        'student-web/src/lib/page-head.ts',
        'staff-console/src/lib/mail-tags.ts',
      ]),
    );
  });
});
