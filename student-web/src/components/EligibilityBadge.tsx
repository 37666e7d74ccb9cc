import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { RecruitmentListItem } from '../lib/api-types.ts';

type Eligibility = NonNullable<RecruitmentListItem['eligibility']>;
type Verdict = Eligibility['verdict'];

const ICONS: Record<Verdict, ReactNode> = {
  good: <CheckCircleOutlined fontSize="small" />,
  near: <TrendingUpOutlined fontSize="small" />,
  unknown: <HelpOutlineOutlined fontSize="small" />,
  not_yet: <TimelapseOutlined fontSize="small" />,
};
const COLOURS: Record<Verdict, object> = {
  good: { bgcolor: 'primary.light', color: 'primary.contrastText' },
  near: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  unknown: { bgcolor: 'action.hover', color: 'text.secondary' },
  not_yet: { bgcolor: 'warning.light', color: 'warning.dark' },
};

/** On a card: how the job fits the student, in a line. Wraps where a chip would be cut. */
export function EligibilityBadge({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTranslation('job_cards');
  const { verdict, met, total, first_gap } = eligibility;
  if (total === 0) return null;
  const gap = first_gap ? t(`eligibility.short.${first_gap.requirement}`) : '';
  return (
    <Box
      sx={{
        ...COLOURS[verdict],
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        borderRadius: 2.5,
        px: 1.25,
        py: 0.75,
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }}
    >
      {ICONS[verdict]}
      <span>{t(`eligibility.badge.${verdict}`, { met, total, gap })}</span>
    </Box>
  );
}
