/** Labels of a recruitment's facts, which the student app shows too. */
type FactLabels = typeof import('../../../domain/messages/en/facts.json');

/** The words of English, which the keys are typed from: the first part of a key is a file, one line here for each. */
interface EnglishWords {
  articles: typeof import('./en/articles.json');
  audit: typeof import('./en/audit.json');
  board: typeof import('./en/board.json');
  bounces: typeof import('./en/bounces.json');
  bulk: typeof import('./en/bulk.json');
  change_reasons: typeof import('./en/change_reasons.json');
  changes: typeof import('./en/changes.json');
  check_in: typeof import('./en/check_in.json');
  companies: typeof import('./en/companies.json');
  conflict: typeof import('./en/conflict.json');
  content: typeof import('./en/content.json');
  correcting: typeof import('./en/correcting.json');
  deliveries: typeof import('./en/deliveries.json');
  desk: typeof import('./en/desk.json');
  duplicates: typeof import('./en/duplicates.json');
  events: typeof import('./en/events.json');
  fields: typeof import('./en/fields.json');
  form: typeof import('./en/form.json');
  history: typeof import('./en/history.json');
  imports: typeof import('./en/imports.json');
  inputs: typeof import('./en/inputs.json');
  interviews: typeof import('./en/interviews.json');
  keys: typeof import('./en/keys.json');
  languages: typeof import('./en/languages.json');
  layout: typeof import('./en/layout.json');
  learning: typeof import('./en/learning.json');
  list: typeof import('./en/list.json');
  machines: typeof import('./en/machines.json');
  mail_fields: typeof import('./en/mail_fields.json');
  mail_parts: typeof import('./en/mail_parts.json');
  mail_preview: typeof import('./en/mail_preview.json');
  mail_templates: typeof import('./en/mail_templates.json');
  mail_versions: typeof import('./en/mail_versions.json');
  master_data: typeof import('./en/master_data.json');
  master_tables: typeof import('../../../domain/messages/en/master_tables.json');
  matching: typeof import('./en/matching.json');
  menu: typeof import('./en/menu.json');
  narrowed: typeof import('./en/narrowed.json');
  mentions: typeof import('./en/mentions.json');
  office: typeof import('./en/office.json');
  overview: typeof import('./en/overview.json');
  palette: typeof import('./en/palette.json');
  paging: typeof import('./en/paging.json');
  pdf: typeof import('./en/pdf.json');
  preflight: typeof import('./en/preflight.json');
  problem: typeof import('./en/problem.json');
  queue: typeof import('./en/queue.json');
  recommend_mails: typeof import('./en/recommend_mails.json');
  recruitments: typeof import('./en/recruitments.json') & { fields: FactLabels };
  requirements: typeof import('./en/requirements.json');
  resume_text: typeof import('./en/resume_text.json');
  rich_text: typeof import('./en/rich_text.json');
  rows: typeof import('./en/rows.json');
  saved_comments: typeof import('./en/saved_comments.json');
  search_aliases: typeof import('./en/search_aliases.json');
  search_facts: typeof import('../../../domain/messages/en/search_facts.json');
  session: typeof import('./en/session.json');
  shipped_mails: typeof import('./en/shipped_mails.json');
  state: typeof import('./en/state.json');
  students: typeof import('./en/students.json');
  views: typeof import('./en/views.json');
  waiting_for: typeof import('./en/waiting_for.json');
  words_editor: typeof import('./en/words_editor.json');
}

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** A key of the console's own words, as in `queue.title`. */
export type MessageKey = Paths<EnglishWords>;
