import { useLocale } from 'react-admin';
import { LANGUAGE_CODES, languageCode } from '../../../../domain/languages.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { inWorkingOrder, languageName } from '../../lib/language-names.ts';

type Row = StaffRow<'saved_comments'>;

/** The bank of comments, by name. */
export default function SavedCommentsPage() {
  const say = useSay();
  const locale = useLocale();
  return (
    <ResourceList<Row>
      resource="saved_comments"
      title={say('saved_comments.title')}
      hint={say('saved_comments.hint')}
      nameOf={(row) => row.title}
      linkTo={(row) => `/saved_comments/${row.id}`}
      sort={{ field: 'title', order: 'ASC' }}
      searchLabel={say('saved_comments.search')}
      createLabel={say('saved_comments.new')}
      filters={[
        {
          kind: 'choice',
          name: 'language_id',
          label: say('saved_comments.language'),
          choices: inWorkingOrder(LANGUAGE_CODES).map((code) => ({
            value: LANGUAGE_CODES.indexOf(code) + 1,
            label: languageName(code, locale),
          })),
        },
      ]}
      empty={{ title: say('saved_comments.empty'), hint: say('saved_comments.empty_hint') }}
      columns={[
        { id: 'title', label: say('saved_comments.name'), render: (row) => row.title, sort: 'title' },
        {
          id: 'language',
          label: say('saved_comments.language'),
          render: (row) => languageName(languageCode(row.language_id), locale),
        },
        {
          id: 'body',
          label: say('saved_comments.body'),
          isLong: true,
          render: (row) => <span lang={languageCode(row.language_id)}>{row.body}</span>,
        },
        {
          id: 'updated_at',
          label: say('saved_comments.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
