import { printedFileName } from '../../domain/printed-file-name.ts';
import { extendedValue, fromExtendedValue } from '../../domain/header-safe.ts';

const of = (name: string) => printedFileName('resume', { name, submitted_on: '2026-11-27' });

test('document, person, day and a paper that is not A4, as companies in Japan file them', () => {
  expect(of('グエン　ヴァン　アン')).toBe('履歴書_グエン_ヴァン_アン_20261127.pdf');
  expect(of('NGUYỄN Văn An')).toBe('履歴書_NGUYỄN_Văn_An_20261127.pdf');
  const named = { name: '青空 花', submitted_on: '2026-04-01' };
  expect(printedFileName('career_history', named)).toBe('職務経歴書_青空_花_20260401.pdf');
  expect(printedFileName('resume', named, 'a4')).toBe('履歴書_青空_花_20260401.pdf');
  expect(printedFileName('resume', named, 'a3')).toBe('履歴書_青空_花_20260401_A3.pdf');
  expect(printedFileName('activity_report', named)).toBe('就職活動報告書_青空_花_20260401.pdf');
});

test('nothing that a file system or a header does not take', () => {
  expect(of('../etc/passwd\r\nX: "y"')).toBe('履歴書_etcpasswdX_y_20261127.pdf');
  expect(of('\u202Efdp An')).toBe('履歴書_fdp_An_20261127.pdf');
  expect(of('  ')).toBe('履歴書_20261127.pdf');
  expect(Buffer.byteLength(of('𠮷'.repeat(300)))).toBeLessThanOrEqual(255);
});

test.each(['履歴書_グエン_20261127.pdf', "O'Brien (1)*.pdf", 'a;b="c".pdf', '%.pdf'])(
  'a header carries %s in signs that are safe in it',
  (name) => {
    expect(extendedValue(name)).toMatch(/^UTF-8''[\w.~!#$&+^`|%-]+$/);
    expect(fromExtendedValue(extendedValue(name))).toBe(name);
  },
);

test('half a letter is no reason to fail, and what is no such value has no text', () => {
  expect(fromExtendedValue(extendedValue('a\uD800.pdf'))).toBe('a\uFFFD.pdf');
  expect(fromExtendedValue("UTF-8''%zz")).toBeNull();
  expect(fromExtendedValue('a.pdf')).toBeNull();
});
