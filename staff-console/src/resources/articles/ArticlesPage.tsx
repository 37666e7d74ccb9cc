import { useLocale } from 'react-admin';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';
import { useMember } from '../../session/member.ts';
import type { ArticleRow } from './article.ts';
import { ArticleStateChip } from './ArticleStateChip.tsx';

const STATES = ['published', 'scheduled', 'hidden'] as const satisfies ArticleRow['state'][];

/** Every article, the newest first. */
export default function ArticlesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: ArticleRow) => pick(row.title) || t('articles.untitled', { id: row.id });
  const time = (iso: string | null) => (iso === null ? '—' : formatTime(iso, locale));
  return (
    <ResourceList<ArticleRow>
      resource="articles"
      title={t('articles.title')}
      hint={t('articles.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/articles/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={t('articles.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('articles.state'),
          choices: STATES.map((state) => ({ value: state, label: t(`articles.states.${state}`) })),
        },
      ]}
      createLabel={role === 'manager' ? t('articles.new') : undefined}
      hasExport
      empty={{ title: t('articles.empty'), hint: t('articles.empty_hint') }}
      columns={[
        { id: 'title', label: t('articles.name'), render: nameOf },
        { id: 'state', label: t('articles.state'), render: (row) => <ArticleStateChip article={row} /> },
        {
          id: 'languages',
          label: t('articles.languages'),
          render: (row) =>
            inWorkingOrder(Object.keys(row.title))
              .map((code) => languageName(code, locale))
              .join(', ') || '—',
        },
        {
          id: 'publish_at',
          label: t('articles.publish_at'),
          render: (row) => time(row.publish_at),
          sort: 'publish_at',
        },
        {
          id: 'updated_at',
          label: t('articles.updated_at'),
          render: (row) => time(row.updated_at),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
