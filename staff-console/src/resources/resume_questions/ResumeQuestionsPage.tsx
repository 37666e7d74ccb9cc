import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'resume_questions'>;

/** Every question, the newest first. */
export default function ResumeQuestionsPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) =>
    row.title_for_hf_member ?? (pick(row.title) || say('content.untitled', { id: row.id }));
  return (
    <ResourceList<Row>
      resource="resume_questions"
      title={say('learning.questions.title')}
      hint={say('learning.questions.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/resume_questions/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('learning.questions.search')}
      filters={[
        { kind: 'flag', name: 'disabled', label: say('learning.questions.disabled') },
        { kind: 'flag', name: 'is_allow_reuse', label: say('learning.questions.reuse') },
      ]}
      createLabel={role === 'manager' ? say('learning.questions.new') : undefined}
      hasExport
      empty={{ title: say('learning.questions.empty'), hint: say('learning.questions.hint') }}
      columns={[
        { id: 'name', label: say('learning.questions.one'), render: nameOf },
        {
          id: 'title',
          label: say('learning.questions.as_students_read'),
          isLong: true,
          render: (row) => pick(row.title),
        },
        {
          id: 'use',
          label: say('learning.questions.using_frequency'),
          render: (row) => row.using_frequency,
          sort: 'using_frequency',
        },
        {
          id: 'state',
          label: say('content.state'),
          render: (row) => say(row.disabled ? 'learning.questions.disabled' : 'learning.questions.enabled'),
        },
        {
          id: 'characters',
          label: say('learning.questions.characters'),
          render: (row) => row.default_num_of_characters_ja ?? '—',
          isOptional: true,
        },
        {
          id: 'words',
          label: say('learning.questions.word_count'),
          render: (row) => row.default_num_of_words_en ?? '—',
          isOptional: true,
        },
        {
          id: 'updated_at',
          label: say('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
