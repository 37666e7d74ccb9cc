import { useLocale } from 'react-admin';
import { LANGUAGE_CODES, languageCode } from '../../../../domain/languages.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';

type Row = StaffRow<'saved_comments'>;

/** The bank of comments, by name. */
export default function SavedCommentsPage() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ResourceList<Row>
      resource="saved_comments"
      title={t('saved_comments.title')}
      hint={t('saved_comments.hint')}
      nameOf={(row) => row.title}
      linkTo={(row) => `/saved_comments/${row.id}`}
      sort={{ field: 'title', order: 'ASC' }}
      searchLabel={t('saved_comments.search')}
      createLabel={t('saved_comments.new')}
      filters={[
        {
          kind: 'choice',
          name: 'language_id',
          label: t('saved_comments.language'),
          choices: inWorkingOrder(LANGUAGE_CODES).map((code) => ({
            value: LANGUAGE_CODES.indexOf(code) + 1,
            label: languageName(code, locale),
          })),
        },
      ]}
      empty={{ title: t('saved_comments.empty'), hint: t('saved_comments.empty_hint') }}
      columns={[
        { id: 'title', label: t('saved_comments.name'), render: (row) => row.title, sort: 'title' },
        {
          id: 'language',
          label: t('saved_comments.language'),
          render: (row) => languageName(languageCode(row.language_id), locale),
        },
        {
          id: 'body',
          label: t('saved_comments.body'),
          isLong: true,
          render: (row) => <span lang={languageCode(row.language_id)}>{row.body}</span>,
        },
        {
          id: 'updated_at',
          label: t('saved_comments.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
