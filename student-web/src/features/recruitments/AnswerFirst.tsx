import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { languageName } from '../../components/EligibilityBadge.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { RecruitmentListItem, Student } from '../../lib/api-types.ts';
import { canTellMore } from '../../lib/can-tell-more.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { searchPayload, type Search } from './search-address.ts';
import { TapAnswer } from './TapAnswer.tsx';

type Gap = NonNullable<NonNullable<RecruitmentListItem['eligibility']>['first_gap']>;

/** As many jobs as are looked at, the best match first. */
const LOOKED_AT = 100;
/** Answers that are named at once. */
const MOST_NAMED = 3;

/** What jobs lack that only want an answer of the profile, what most of them lack first; one for each job. */
function openGaps(jobs: readonly RecruitmentListItem[]): { gap: Gap; count: number }[] {
  const found = new Map<string, { gap: Gap; count: number }>();
  for (const { eligibility } of jobs) {
    const gap = eligibility?.first_gap;
    if (eligibility?.verdict !== 'unknown' || !gap || !canTellMore(gap)) continue;
    const key = `${gap.requirement} ${gap.subject_id}`;
    const known = found.get(key);
    found.set(key, { gap, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

interface Props {
  search: Search;
  own: Student;
}

/** How many jobs could fit but for what the profile does not tell, and the first of that, to be answered by a tap. */
export default function AnswerFirst({ search, own }: Props) {
  const { t } = useTranslation(['job_search', 'card_fit']);
  const { t: fit } = useTranslation('job_fit');
  const language = useScreenLanguage();
  const master = useMasterData([
    'languages',
    'language_levels',
    'language_speaking_levels',
    'language_listening_levels',
    'language_reading_levels',
    'language_writing_levels',
    'skills',
    'residence_statuses',
  ]);
  const levels = [search.required_jlpt_gteq ?? 0, own.jlpt ?? 0];
  const payload = searchPayload(
    {
      ...search,
      flags: { ...search.flags, is_fit_eq: false },
      required_jlpt_gteq: Math.max(...levels) || null,
      sort: 'best_match',
      page: 1,
    },
    LOOKED_AT,
  );
  const { data } = useQuery({
    queryKey: ['search', payload],
    queryFn: () => api.query('search_recruitments', payload),
  });
  const gaps = openGaps(data?.recruitments ?? []);
  const [first] = gaps;
  if (!first) return null;
  const names = gaps
    .slice(0, MOST_NAMED)
    .map(({ gap: { requirement, subject_id } }) =>
      t(`card_fit:yours.${requirement}`, { language: languageName(subject_id, language) }),
    );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, textAlign: 'start', p: 2, borderRadius: 3, bgcolor: 'secondary.light' }}
    >
      <Typography>
        {t('empty.answerFirst', {
          count: gaps.reduce((sum, { count }) => sum + count, 0),
          answers: new Intl.ListFormat(language).format([...new Set(names)]),
        })}
      </Typography>
      <TapAnswer row={first.gap} words={{ fit, master, language }} onSaved={() => undefined} />
    </Box>
  );
}
