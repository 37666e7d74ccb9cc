import en from './texts/en.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };

/** Names of the menu groups. */
export const GROUPS = { master: 'master_data', others: 'other_tables' } as const satisfies Record<
  string,
  keyof typeof en.labels
>;

/** Texts of /admin in addition to AdminJS's own, by language. In English it shows the names of the tables. */
export const locale = {
  language: 'en',
  availableLanguages: ['en', 'ja'],
  localeDetection: true,
  translations: { en, ja },
};
