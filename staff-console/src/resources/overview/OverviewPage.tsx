import PrintIcon from '../../../../web/icons/PrintOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  isMonth,
  monthAfter,
  monthCount,
  OVERVIEW_MONTHS_MAX,
  type Phase,
  PHASE_NAMES,
} from '../../../../domain/overview.ts';
import { itemAt, required } from '../../../../domain/required.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../web/use-now.ts';
import { Hint } from '../../components/Hint.tsx';
import { ChoiceButtons, Select } from '../../components/choices.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatMonth } from '../../lib/short-dates.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Period } from './behind.ts';
import { PictureCard } from './PictureCard.tsx';
import {
  applicationsPicture,
  duePicture,
  loadsPicture,
  offersPicture,
  sourcesPicture,
  timesPicture,
} from './pictures.ts';

interface PeriodFieldsProps {
  period: Period;
  /** The month that goes on now: the last that can be asked for. */
  now: string;
  onChange(period: Period): void;
}

/** The months the overview is about. An end before the beginning takes the other along. */
function PeriodFields({ period, now, onChange }: PeriodFieldsProps) {
  const { t, locale } = useWording();
  const { from_month, to_month } = period;
  const last = itemAt([now, to_month].toSorted(), -1);
  const months = [
    ...new Set([
      ...Array.from({ length: OVERVIEW_MONTHS_MAX }, (_, back) => monthAfter(last, -back)),
      to_month,
      from_month,
    ]),
  ];
  const choose = (changed: Partial<Period>) => {
    const next = { ...period, ...changed };
    const count = monthCount(next.from_month, next.to_month);
    if (count >= 1 && count <= OVERVIEW_MONTHS_MAX) return onChange(next);
    const only = changed.from_month ?? required(changed.to_month);
    onChange({ from_month: only, to_month: only });
  };
  const field = (name: keyof Period, label: string) => (
    <Select
      label={label}
      value={period[name]}
      choices={months.map((month) => ({ value: month, label: formatMonth(`${month}-01`, locale) }))}
      onChoose={(month) => choose({ [name]: month })}
      sx={{ width: 160 }}
    />
  );
  return (
    <Box
      component="search"
      aria-label={t('overview.period')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {field('from_month', t('overview.from'))}
      {field('to_month', t('overview.to'))}
    </Box>
  );
}

const NOT_PRINTED = { '@media print': { display: 'none' } };
const WHOLE_ROW = { gridColumn: '1 / -1' };
/** More of them would make a column beside an empty one. */
const MANY_MEMBERS = 12;

/** The period in the address; a year back from now where there is none that can be asked for. */
function usePeriod(now: string): [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const [from_month, to_month] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isAsked = isMonth(from_month) && isMonth(to_month);
  const count = isAsked ? monthCount(from_month, to_month) : 0;
  const period =
    count >= 1 && count <= OVERVIEW_MONTHS_MAX
      ? { from_month, to_month }
      : { from_month: monthAfter(now, -11), to_month: now };
  const set = (next: Period) => setParams({ from: next.from_month, to: next.to_month }, { replace: true });
  return [period, set];
}

/**
 * The answers, each by itself: a picture is there as soon as its numbers are. The first picture fills the first sight,
 * so the numbers of the others are asked for once it has its own.
 */
function useAnswers(months: Period, isShared: boolean) {
  const api = useApi();
  const period = isShared ? months : { ...months, is_whole: true };
  const applications = useQuery({
    queryKey: ['overview', 'applications', period],
    queryFn: () => api.query('hf_member__get_overview_applications', period),
  });
  const enabled = !applications.isPending;
  return {
    applications,
    times: useQuery({
      queryKey: ['overview', 'state_times', period],
      queryFn: () => api.query('hf_member__get_overview_state_times', period),
      enabled,
    }),
    mentors: useQuery({
      queryKey: ['overview', 'mentors', period],
      queryFn: () => api.query('hf_member__get_overview_mentors', period),
      enabled,
    }),
    offers: useQuery({
      queryKey: ['overview', 'offers', period],
      queryFn: () => api.query('hf_member__get_overview_offers', period),
      enabled,
    }),
    sources: useQuery({
      queryKey: ['overview', 'sources', period],
      queryFn: () => api.query('hf_member__get_overview_sources', period),
      enabled,
    }),
  };
}

function PhaseField({ phase, onChange }: { phase: Phase | null; onChange: (phase: Phase | null) => void }) {
  const { t } = useWording();
  return (
    <Select<Phase | 'all'>
      label={t('overview.states')}
      value={phase ?? 'all'}
      choices={[
        { value: 'all', label: t('overview.all_groups') },
        ...PHASE_NAMES.map((name) => ({
          value: name,
          label: t('overview.states_of', { group: t(`overview.phase.${name}`) }),
        })),
      ]}
      onChoose={(name) => onChange(name === 'all' ? null : name)}
      sx={{ width: 260, mb: 1.5, '@media print': { display: 'none' } }}
    />
  );
}

/** How the house is doing, in pictures: each bar leads to the rows it counts. */
export default function OverviewPage() {
  const { t, pick, locale } = useWording();
  const now = tokyoDay(useNow()).slice(0, 7);
  const [period, setPeriod] = usePeriod(now);
  const [isShared, setShared] = useState(false);
  const [phase, setPhase] = useState<Phase | null>(null);
  const { applications, times, mentors, offers, sources } = useAnswers(period, isShared);
  const isMany = (mentors.data?.loads.members.length ?? 0) > MANY_MEMBERS;
  const words = { t, pick, locale, period };
  usePageTitle(t('overview.title'));
  const card = (name: 'months' | 'times' | 'loads' | 'due' | 'offers' | 'sign_ups' | 'sources') => ({
    name,
    title: t(`overview.${name}_title`),
    hint: t(`overview.${name}_hint`),
    layout: 'lying' as const,
    period,
    isShared,
  });
  const month = (text: string) => formatMonth(`${text}-01`, locale);
  return (
    <Box sx={{ maxWidth: 1400, mx: 'auto' }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography component="h1" variant="h1">
          {t('overview.title')}
        </Typography>
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
          {t('overview.of_period', { from: month(period.from_month), to: month(period.to_month) })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Box sx={NOT_PRINTED}>
          <ChoiceButtons<'work' | 'share'>
            label={t('overview.figures')}
            value={isShared ? 'share' : 'work'}
            choices={[
              { value: 'work', label: t('overview.to_work') },
              { value: 'share', label: t('overview.to_share') },
            ]}
            onChoose={(use) => setShared(use === 'share')}
          />
        </Box>
        {isShared && (
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
            sx={NOT_PRINTED}
          >
            {t('overview.print')}
          </Button>
        )}
      </Box>
      <Hint sx={{ mb: 2, maxWidth: 800 }}>
        {t('overview.hint')} {t(isShared ? 'overview.to_share_hint' : 'overview.to_work_hint')}
      </Hint>
      <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
        <PeriodFields period={period} now={now} onChange={setPeriod} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          // Paper goes from hand to hand: only the figures to be shared are printed.
          '@media print': { display: isShared ? 'block' : 'none', '& > *': { mb: 2 } },
        }}
      >
        <PictureCard
          {...card('months')}
          layout="standing"
          place={WHOLE_ROW}
          query={applications}
          make={(answer) => applicationsPicture(answer, phase, words)}
        >
          <PhaseField phase={phase} onChange={setPhase} />
        </PictureCard>
        <PictureCard
          {...card('times')}
          query={times}
          make={(answer) => timesPicture(answer, words)}
          place={isMany ? WHOLE_ROW : { gridRow: { md: 'span 2' } }}
        />
        <PictureCard
          {...card('loads')}
          query={mentors}
          make={(answer) => loadsPicture(answer, words)}
          {...(isMany && { place: WHOLE_ROW })}
        />
        <PictureCard
          {...card('due')}
          query={mentors}
          make={(answer) => duePicture(answer, words)}
          {...(isMany && { place: WHOLE_ROW })}
        />
        <PictureCard
          {...card('offers')}
          query={offers}
          make={(answer) => offersPicture(answer, words)}
          place={WHOLE_ROW}
        />
        <PictureCard
          {...card('sign_ups')}
          query={sources}
          make={(answer) => sourcesPicture(answer, 'sign_ups', words)}
        />
        <PictureCard
          {...card('sources')}
          query={sources}
          make={(answer) => sourcesPicture(answer, 'applications', words)}
        />
      </Box>
    </Box>
  );
}
