import { TABLE_NAMES_JA } from './table-names.ts';

/** Texts of /admin in addition to AdminJS's own, by language. */
const problems = {
  en: {
    required: 'This is needed.',
    too_long: 'Too long: at most 255 characters.',
    invalid: 'This value is not possible here.',
    not_there: 'This does not exist (any more).',
    already_there: 'Another row has this already.',
    still_in_use: 'This is still in use, so it cannot be removed.',
    forbiddenError: 'This table is only read here: change it in the console.',
    welcomeOnBoard_title: 'Tables',
    welcomeOnBoard_subtitle:
      'Master data are changed here. Every other table can be read; it is changed in the console. Each change is noted in the audit log.',
  },
  ja: {
    required: '入力が必要です。',
    too_long: '長すぎます（255 文字まで）。',
    invalid: 'この値は使えません。',
    not_there: '存在しません（削除された可能性があります）。',
    already_there: '同じものがすでにあります。',
    still_in_use: '使われているため削除できません。',
    forbiddenError: 'この表はここでは閲覧のみです。変更はコンソールで行ってください。',
    welcomeOnBoard_title: 'テーブル',
    welcomeOnBoard_subtitle:
      'マスターデータはここで変更します。ほかの表は閲覧のみで、変更はコンソールで行います。変更はすべて監査ログに残ります。',
  },
};

/** Names of the menu groups. */
export const GROUPS = { master: 'master_data', others: 'other_tables' } as const;

const labels = {
  en: { [GROUPS.master]: 'Master data', [GROUPS.others]: 'Other tables (read only)' },
  ja: { ...TABLE_NAMES_JA, [GROUPS.master]: 'マスターデータ', [GROUPS.others]: 'ほかの表（閲覧のみ）' },
};

const properties = {
  en: {
    row_label: 'Row',
    name_ja: 'Name (Japanese)',
    name_en: 'Name (English)',
    name_vi: 'Name (Vietnamese)',
    name: 'Name in all languages',
  },
  ja: {
    row_label: '行',
    name_ja: '名前（日本語）',
    name_en: '名前（英語）',
    name_vi: '名前（ベトナム語）',
    name: '名前（全言語）',
    id: '番号',
    position: '並び順',
    code: 'コード',
    kana: 'かな',
    level: 'レベル',
    created_at: '作成日時',
    updated_at: '更新日時',
  },
};

const buttons = { en: { logout: 'Back to the console' }, ja: { logout: 'コンソールへ戻る' } };

const of = (language: 'en' | 'ja') => ({
  messages: problems[language],
  labels: labels[language],
  properties: properties[language],
  buttons: buttons[language],
});

export const locale = {
  language: 'en',
  availableLanguages: ['en', 'ja'],
  localeDetection: true,
  translations: { en: of('en'), ja: of('ja') },
};
