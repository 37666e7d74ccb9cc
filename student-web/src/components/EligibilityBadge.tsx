import CheckCircleOutlined from '../../../web/icons/CheckCircleOutlined.tsx';
import HelpOutlineOutlined from '../../../web/icons/HelpOutlineOutlined.tsx';
import TrendingUpOutlined from '../../../web/icons/TrendingUpOutlined.tsx';
import TimelapseOutlined from '../../../web/icons/TimelapseOutlined.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { languageCode } from '../../../domain/languages.ts';
import type { RecruitmentListItem } from '../lib/api-types.ts';
import { badgeKind } from '../lib/badge-kind.ts';
import { inSentence } from '../lib/in-sentence.ts';
import { useScreenLanguage } from '../lib/page-language.ts';

type Eligibility = NonNullable<RecruitmentListItem['eligibility']>;
type Verdict = Eligibility['verdict'];

/** What a language is called within a sentence; blank where the requirement has none. */
export function languageName(id: number | null, language: string): string {
  if (id === null) return '';
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(languageCode(id)) ?? '';
  return inSentence(name, language);
}

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
  const { t } = useTranslation('card_fit');
  const screen = useScreenLanguage();
  const { verdict, met, total, first_gap } = eligibility;
  if (total === 0) return null;
  const kind = badgeKind(eligibility);
  const language = languageName(first_gap?.subject_id ?? null, screen);
  const gap = first_gap ? t(`short.${first_gap.requirement}`, { language }) : '';
  const yours = first_gap ? t(`yours.${first_gap.requirement}`, { language }) : '';
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
      <span>{t(`badge.${kind}`, { met, total, gap, yours })}</span>
    </Box>
  );
}
