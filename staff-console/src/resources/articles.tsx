import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { article } from '../../../domain/entities/article.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { languageName } from '../../../web/languages.ts';
import { Hint } from '../components/Hint.tsx';
import { ThumbnailInput } from '../components/form/PictureInput.tsx';
import { OutsideLink } from '../components/OutsideLink.tsx';
import { describe } from '../described/describe.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Wording } from '../i18n/use-wording.ts';
import { inWorkingOrder } from '../lib/map-languages.ts';

/** Whether students see it. */
function ArticleStateChip({ article: { state } }: { article: Pick<StaffRow<'articles'>, 'state'> }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(`articles.states.${state}`)}
      color={state === 'published' ? 'success' : 'default'}
      variant={state === 'published' ? 'filled' : 'outlined'}
    />
  );
}

const nameOf = (row: StaffRow<'articles'>, { t, pick }: Wording) =>
  pick(row.title) || t('articles.untitled', { id: row.id });

/** Articles for students, the newest first; a new one is hidden until somebody shows it. */
export default describe('articles', article, {
  words: 'articles',
  createdBy: 'manager',
  defaults: { is_hidden: true },
  nameOf,
  facts: (record, { t, time }) => (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <ArticleStateChip article={record} />
      <Hint>
        {t('articles.updated_at')}: {time(record.updated_at)}
      </Hint>
    </Stack>
  ),
  actions: (record, { t }) =>
    record.state === 'published' && (
      <OutsideLink href={`/articles/${record.id}`}>{t('articles.as_student')}</OutsideLink>
    ),
  choices: { state: (state) => `articles.states.${state}` },
  list: {
    sort: ['id', 'DESC'],
    filters: [{ name: 'state', values: ['published', 'scheduled', 'hidden'] }],
    hasExport: true,
    columns: [
      { field: 'title', label: 'articles.name', render: nameOf },
      { field: 'state', render: (row) => <ArticleStateChip article={row} /> },
      {
        id: 'languages',
        label: 'articles.languages',
        render: (row, { locale }) =>
          inWorkingOrder(Object.keys(row.title))
            .map((code) => languageName(code, locale))
            .join(', ') || '—',
      },
      { field: 'publish_at', sort: true },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    { title: 'articles.publishing', fields: ['publish_at', 'is_hidden'] },
    {
      title: 'articles.words',
      fields: [
        { render: ThumbnailInput },
        { field: 'title', label: 'articles.name' },
        'content',
        'after_signup_content',
        'call_to_action',
      ],
    },
  ],
});
