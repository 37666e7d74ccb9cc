import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'resume_questions'>;

/** Every question, the newest first. */
export default function ResumeQuestionsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) =>
    row.title_for_hf_member ?? (pick(row.title) || t('content.untitled', { id: row.id }));
  return (
    <ResourceList<Row>
      resource="resume_questions"
      title={t('learning.questions.title')}
      hint={t('learning.questions.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/resume_questions/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={t('learning.questions.search')}
      filters={[
        { kind: 'flag', name: 'disabled', label: t('learning.questions.disabled') },
        { kind: 'flag', name: 'is_allow_reuse', label: t('learning.questions.reuse') },
      ]}
      createLabel={role === 'manager' ? t('learning.questions.new') : undefined}
      hasExport
      empty={{ title: t('learning.questions.empty'), hint: t('learning.questions.hint') }}
      columns={[
        { id: 'name', label: t('learning.questions.one'), render: nameOf },
        {
          id: 'title',
          label: t('learning.questions.as_students_read'),
          isLong: true,
          render: (row) => pick(row.title),
        },
        {
          id: 'use',
          label: t('learning.questions.using_frequency'),
          render: (row) => row.using_frequency,
          sort: 'using_frequency',
        },
        {
          id: 'state',
          label: t('content.state'),
          render: (row) => t(row.disabled ? 'learning.questions.disabled' : 'learning.questions.enabled'),
        },
        {
          id: 'characters',
          label: t('learning.questions.characters'),
          render: (row) => row.default_num_of_characters_ja ?? '—',
          isOptional: true,
        },
        {
          id: 'words',
          label: t('learning.questions.word_count'),
          render: (row) => row.default_num_of_words_en ?? '—',
          isOptional: true,
        },
        {
          id: 'updated_at',
          label: t('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
