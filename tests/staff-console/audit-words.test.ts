import { dataColumnName, dataTableName } from '../../domain/data-names.ts';
import * as commands from '../../server/registry/lists/commands.ts';
import en from '../../staff-console/src/i18n/en/audit.json' with { type: 'json' };
import ja from '../../staff-console/src/i18n/ja/audit.json' with { type: 'json' };

const RAW = /[a-z]+_[a-z]+/;

test('T14: every command of staff has words in the audit log, and none is left over', () => {
  const names = Object.keys(commands).filter((name) => name.startsWith('hf_member__'));
  expect(names.length).toBeGreaterThan(50);
  for (const words of [en, ja]) {
    expect(Object.keys(words.calls).toSorted()).toEqual(names.toSorted());
    for (const text of Object.values(words.calls)) expect(text).not.toMatch(RAW);
  }
});

test('what no form shows is named as in the tables, in the language of the reader', () => {
  expect(dataColumnName('is_shared', 'ja')).toBe('共有');
  expect(dataColumnName('is_shared', 'en')).toBe('Shared');
  expect(dataColumnName('bounced_at', 'ja')).toBe('不達');
  expect(dataTableName('saved_views', 'ja')).not.toMatch(RAW);
  // Of an import by the spreadsheet too.
  for (const { methods } of [en, ja])
    expect(Object.keys(methods).toSorted()).toEqual(['DELETE', 'IMPORT', 'POST', 'PUT']);
});
