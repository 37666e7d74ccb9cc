import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemAt } from '../../../../../domain/required.ts';
import type { QueryAnswer } from '../../../../../server/client/contract.ts';
import { Hint } from '../../../components/Hint.tsx';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { MarkedDifference } from '../../../components/MarkedDifference.tsx';
import { OnOff, Select } from '../../../components/choices.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { PageLoading } from '../../../layout/PageLoading.tsx';
import { formatTime } from '../../../lib/short-dates.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from './desk-context.ts';

type Version = QueryAnswer<'hf_member__get_resume_versions'>['resume_versions'][number];

function useVersionName(): (version: Version) => string {
  const { t, locale } = useWording();
  return ({ number, kind, created_at }) =>
    kind === 'now'
      ? t('correcting.versions.now')
      : t('correcting.versions.one', {
          number,
          kind: t(`pdf.kind.${kind}`),
          time: formatTime(created_at, locale),
        });
}

/** Both versions' parts, in the order of the later one; a part only the earlier has comes last. */
function pairedSections(from: Version, to: Version) {
  const only = from.sections.filter(({ key }) => to.sections.every((section) => section.key !== key));
  return [...to.sections, ...only].map(({ key, title }) => ({
    key,
    title,
    before: from.sections.find((section) => section.key === key)?.text ?? '',
    after: to.sections.find((section) => section.key === key)?.text ?? '',
  }));
}

function Compared({ from, to }: { from: Version; to: Version }) {
  const { t } = useWording();
  const [isNarrowed, setNarrowed] = useState(true);
  const sections = pairedSections(from, to);
  const shown = isNarrowed ? sections.filter(({ before, after }) => before !== after) : sections;
  return (
    <>
      <OnOff label={t('correcting.versions.only_changes')} isOn={isNarrowed} onSwitch={setNarrowed} />
      {shown.length === 0 && <Typography color="textSecondary">{t('correcting.versions.same')}</Typography>}
      {shown.map(({ key, title, before, after }) => (
        <Box key={key} component="section" aria-label={title}>
          <Typography component="h3" variant="h3" lang="ja" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <MarkedDifference before={before} after={after} lang="ja" />
        </Box>
      ))}
    </>
  );
}

function Choosing({ versions }: { versions: Version[] }) {
  const { t } = useWording();
  const nameOf = useVersionName();
  const last = versions.length - 1;
  const [from, setFrom] = useState(Math.max(0, last - 1));
  const [to, setTo] = useState(last);
  const select = (label: string, value: number, change: (value: number) => void) => (
    <Select
      label={label}
      value={value}
      choices={versions.map((version, place) => ({ value: place, label: nameOf(version) }))}
      onChoose={change}
    />
  );
  return (
    <Stack spacing={1.5}>
      {versions.length === 1 && <Hint>{t('correcting.versions.only_now')}</Hint>}
      {versions.length > 1 && select(t('correcting.versions.from'), from, setFrom)}
      {versions.length > 1 && select(t('correcting.versions.to'), to, setTo)}
      <Compared from={itemAt(versions, from)} to={itemAt(versions, to)} />
    </Stack>
  );
}

/** What was handed in, corrected, agreed to and sent, in words: one version against another. */
export function Versions() {
  const api = useApi();
  const { application } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', application.id, application.resume.version, application.versions.length],
    queryFn: () => api.query('hf_member__get_resume_versions', { application_id: application.id }),
  });
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return <Choosing key={data.resume_versions.length} versions={data.resume_versions} />;
}
