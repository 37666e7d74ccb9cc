import { useLocale } from 'react-admin';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { inWorkingOrder, languageName } from '../../lib/language-names.ts';
import { useMember } from '../../session/member.ts';
import type { ArticleRow } from './article.ts';
import { ArticleStateChip } from './ArticleStateChip.tsx';

const STATES = ['published', 'scheduled', 'hidden'] as const satisfies ArticleRow['state'][];

/** Every article, the newest first. */
export default function ArticlesPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: ArticleRow) => pick(row.title) || say('articles.untitled', { id: row.id });
  const time = (iso: string | null) => (iso === null ? '—' : formatTime(iso, locale));
  return (
    <ResourceList<ArticleRow>
      resource="articles"
      title={say('articles.title')}
      hint={say('articles.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/articles/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('articles.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: say('articles.state'),
          choices: STATES.map((state) => ({ value: state, label: say(`articles.states.${state}`) })),
        },
      ]}
      createLabel={role === 'manager' ? say('articles.new') : undefined}
      hasExport
      empty={{ title: say('articles.empty'), hint: say('articles.empty_hint') }}
      columns={[
        { id: 'title', label: say('articles.name'), render: nameOf },
        { id: 'state', label: say('articles.state'), render: (row) => <ArticleStateChip article={row} /> },
        {
          id: 'languages',
          label: say('articles.languages'),
          render: (row) =>
            inWorkingOrder(Object.keys(row.title))
              .map((code) => languageName(code, locale))
              .join(', ') || '—',
        },
        {
          id: 'publish_at',
          label: say('articles.publish_at'),
          render: (row) => time(row.publish_at),
          sort: 'publish_at',
        },
        {
          id: 'updated_at',
          label: say('articles.updated_at'),
          render: (row) => time(row.updated_at),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
