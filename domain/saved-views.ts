/** Lists of the console that show the rows of a resource with another name. */
const ROWS_OF: Readonly<Record<string, string>> = {
  board: 'applications',
  shipped_mails: 'mail_template_groups',
};

/** Lists that are not called as their resource. */
export const RENAMED_LISTS: readonly string[] = Object.keys(ROWS_OF);

/** The resource whose rows a list shows. */
export const rowsOfList = (list: string): string => ROWS_OF[list] ?? list;

/** How the board shows its applications, where that is not its usual way. */
export const VIEW_LAYOUTS = ['table', 'with_ended'] as const;

/** Lists whose rows are persons, or about one each. */
const LISTS_OF_PERSONS: ReadonlySet<string> = new Set([
  'applications',
  'audit_logs',
  'board',
  'deliveries',
  'event_applications',
  'inquiries',
  'recommend_mails',
  'undeliverable_addresses',
  'user_duplicates',
  'user_merges',
  'users',
]);

/** Filters that pick out one person, by an id. */
const OF_ONE_PERSON: ReadonlySet<string> = new Set([
  'application_id',
  'id',
  'record_id',
  'recipient_user_id',
  'subject_user_id',
  'user_id',
]);

export const isListOfPersons = (list: string): boolean => LISTS_OF_PERSONS.has(list);

/** Whether a filter may say who somebody is: no view keeps it (docs/adr/0082). */
export const isPersonalFilter = (list: string, name: string): boolean =>
  isListOfPersons(list) && (name === 'q' || OF_ONE_PERSON.has(name));

/** What a view keeps of a filter. */
export const keptFilter = (
  list: string,
  filter: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !isPersonalFilter(list, name)));
