import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';

type Mention = StaffRecord<'mentions'>;

/** Where the link of a mail and of the list leads: marks the mention as read and goes on to its note. */
export default function MentionPage() {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useGetOne<Mention>('mentions', { id });
  const read = useMutation({
    mutationFn: () => api.command('hf_member__read_mentions', { ids: [id] }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mentions'] }),
  });
  const goOn = useEffectEvent((mention: Mention) => {
    if (mention.read_at === null) read.mutate();
    const to =
      mention.application_id === null
        ? `/users/${mention.user.id}#note-${mention.user_note_id}`
        : `/applications/${mention.application_id}/show#notes`;
    void navigate(to, { replace: true });
  });
  useEffect(() => {
    if (data) goOn(data);
  }, [data]);
  return (
    <Unloaded
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: t('mentions.gone'), back: { to: '/mentions', label: t('mentions.title') } }}
    />
  );
}
