import { savedComment } from '../../../domain/entities/saved-comment.ts';
import { languageCode } from '../../../domain/languages.ts';
import { describe } from '../described/describe.ts';

/** The bank of comments for the desks, by name. */
export default describe('saved_comments', savedComment, {
  words: 'saved_comments',
  createdBy: 'everybody',
  // Most students read English or Japanese.
  defaults: { language_id: 2 },
  nameOf: (row) => row.title,
  list: {
    sort: ['title', 'ASC'],
    filters: ['language_id'],
    columns: [
      { field: 'title', label: 'saved_comments.name', sort: true },
      { field: 'language_id', id: 'language' },
      {
        field: 'body',
        isLong: true,
        render: (row) => <span lang={languageCode(row.language_id)}>{row.body}</span>,
      },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    {
      title: 'saved_comments.fields',
      grid: false,
      fields: [
        { field: 'title', label: 'saved_comments.name', hint: 'saved_comments.name_hint' },
        'language_id',
        'body',
      ],
    },
  ],
});
