import { useQuery } from '@tanstack/react-query';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { Select } from '../../components/choices.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';

type Mentor = QueryAnswer<'hf_member__get_mentor_loads'>['mentor_loads'][number];

/** Everybody who can look after applications, with how much they look after now. */
export function useMentors(): Mentor[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['mentor-loads'],
    queryFn: () => api.query('hf_member__get_mentor_loads', {}),
  });
  return data?.mentor_loads ?? [];
}

interface Props {
  mentors: readonly Mentor[];
  /** Shown as nobody where they are not among the mentors. */
  value: number | null;
  onChoose: (hfMemberId: number) => void;
}

/** Chooses who looks after an application. */
export function MentorSelect({ mentors, value, onChoose }: Props) {
  const { t, pick } = useWording();
  return (
    <Select<number>
      label={t('desk.assign_label')}
      value={mentors.some(({ hf_member_id }) => hf_member_id === value) ? (value ?? '') : ''}
      choices={mentors.map(({ hf_member_id, names, to_correct, overdue }) => ({
        value: hf_member_id,
        label: t('correcting.load.of', { name: pick(names), to_correct, overdue }),
      }))}
      onChoose={onChoose}
      sx={{ mt: 1 }}
    />
  );
}
