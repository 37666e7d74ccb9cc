/** Words of lists, bulk actions and the menu. */
export const list = {
  every: 'All',
  clear_search: 'Clear the search',
  clear_filters: 'Clear the filters',
  no_match: 'Nothing matches these filters.',
  count: '%{count} entry |||| %{count} entries',
  count_capped: 'More than %{count} entries',
  per_page: 'Per page',
  order: 'Order',
  usual_order: 'Usual order',
  columns: 'Columns',
  usual_columns: 'Usual columns',
  views: 'Views',
  views_hint:
    'Keep the filters, order and columns of the moment under a name, on this device. To share a view, send the address of this page.',
  view_name: 'Name of the view',
  save_view: 'Keep this view',
  remove_view: 'Remove',
  remove_view_of: 'Remove the view %{name}',
  export: 'Download CSV',
  exporting: 'Downloading…',
  selection: 'Chosen rows',
  choose_row: 'Choose %{name}',
  choose_page: 'Choose all rows of this page',
  chosen: '%{smart_count} chosen |||| %{smart_count} chosen',
  clear_selection: 'Clear the choice',
} as const;

export const bulk = {
  checking: 'Checking what would happen…',
  lines: 'What happens to whom',
  who: 'Who',
  what: 'What happens',
  skipped: 'Skipped: %{why}',
  would: 'This changes %{smart_count} row. |||| This changes %{smart_count} rows.',
  done: '%{smart_count} row was changed. |||| %{smart_count} rows were changed.',
  and_skipped: '%{smart_count} is skipped. |||| %{smart_count} are skipped.',
  undo: 'Undo',
  undone: 'Taken back.',
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const menu = {
  work: 'Work',
  people: 'People',
  jobs: 'Jobs',
  content: 'Content',
  mail: 'Mail',
  system: 'System',
} as const;
