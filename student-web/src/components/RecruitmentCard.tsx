import PlaceOutlined from '../../../web/icons/PlaceOutlined.tsx';
import TranslateOutlined from '../../../web/icons/TranslateOutlined.tsx';
import PaymentsOutlined from '../../../web/icons/PaymentsOutlined.tsx';
import EventOutlined from '../../../web/icons/EventOutlined.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { RecruitmentListItem } from '../lib/api-types.ts';
import { daysLeft, formatDay } from '../lib/dates.ts';
import type { MasterNames } from '../lib/master-data.ts';
import { useScreenLanguage } from '../lib/page-language.ts';
import { formatSalary, salaryFor } from '../lib/salary.ts';
import type { StudentLevel } from '../lib/salary.ts';
import { useNow } from '../../../web/use-now.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { CardLink } from './CardLink.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { EligibilityBadge } from './EligibilityBadge.tsx';
import { LangText } from './LangText.tsx';
import { Tag } from './Tag.tsx';

/** Sets of master data a card names. */
export const CARD_SETS = ['prefectures', 'job_categories'] as const;

interface Props {
  recruitment: RecruitmentListItem;
  master: MasterNames;
  level: StudentLevel | null;
  /** Whether the student has applied for it. */
  isApplied?: boolean;
  /** The query of the list it stands in: the job's page leads back there. */
  list?: string;
  /** Heading level that fits the page. */
  heading?: 'h2' | 'h3';
}

/** One job: what it is, whose, what it pays at the student's level, and what it asks for. */
export function RecruitmentCard({
  recruitment,
  master,
  level,
  isApplied = false,
  list,
  heading = 'h2',
}: Props) {
  const { t } = useTranslation('job_cards');
  const language = useScreenLanguage();
  const now = useNow();
  const salary = salaryFor(recruitment, level);
  const places = recruitment.prefecture_ids.map((id) => master.name('prefectures', id)).filter(Boolean);
  const kinds = recruitment.job_category_ids.map((id) => master.name('job_categories', id)).filter(Boolean);
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        p: { xs: 1.5, sm: 3 },
        display: 'grid',
        alignContent: 'start',
        gap: { xs: 1, sm: 1.5 },
        transition: 'border-color .15s, box-shadow .15s',
        '&:hover': { borderColor: 'secondary.main', boxShadow: '0 8px 24px #16303A14' },
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 1.25, sm: 2 }, alignItems: 'flex-start' }}>
        <CompanyLogo url={recruitment.company.logo_url} size={{ xs: 44, sm: 56 }} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="body2" color="textSecondary">
            <LangText map={recruitment.company.official_name} unlabelled block />
          </Typography>
          <Typography variant="h3" component={heading} sx={{ lineHeight: { xs: 1.4, sm: 1.5 } }}>
            <CardLink to={`/recruitments/${recruitment.id}`} state={{ list }}>
              <LangText map={recruitment.title} block />
            </CardLink>
          </Typography>
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1, m: -1, flexShrink: 0 }}>
          <BookmarkButton recruitment={recruitment} />
        </Box>
      </Box>
      {/* In a row as far as there is room on a phone: two cards fit its screen. */}
      <Box
        component="dl"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: { xs: 0.25, sm: 0.75 } }}
      >
        <Fact icon={<PaymentsOutlined />} label={t('fact.salary')}>
          {salary ? (
            <>
              <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
                {formatSalary(salary, language)}
              </Box>{' '}
              {/* Goes to a line of its own as a whole where there is no room beside the amount. */}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'inline-block' }}
              >
                {t(`perUnit.${recruitment.salary_unit}`)} · {t(`level.${salary.level}`)}
              </Typography>
            </>
          ) : (
            t('salaryByInterview')
          )}
        </Fact>
        <Fact icon={<PlaceOutlined />} label={t('fact.place')}>
          {places.length > 0 ? shortList(places, language) : t('placeOpen')}
        </Fact>
        <Fact icon={<TranslateOutlined />} label={t('fact.japanese')}>
          {recruitment.required_jlpt ? t('jlptAtLeast', { level: recruitment.required_jlpt }) : t('jlptNone')}
        </Fact>
        {recruitment.apply_deadline_on && (
          <Fact icon={<EventOutlined />} label={t('fact.deadline')}>
            {t('deadline', { day: formatDay(recruitment.apply_deadline_on, language) })}
          </Fact>
        )}
      </Box>
      {recruitment.eligibility && <EligibilityBadge eligibility={recruitment.eligibility} />}
      {/* Two rows on a phone; the kinds of work come last. */}
      <Box
        sx={{
          display: 'flex',
          gap: 0.75,
          flexWrap: 'wrap',
          maxHeight: { xs: 54, sm: 'none' },
          overflow: { xs: 'hidden', sm: 'visible' },
        }}
      >
        {isApplied && (
          <Tag label={t('badge.applied')} sx={{ bgcolor: 'success.light', color: 'success.dark' }} />
        )}
        {isClosed(recruitment, now) && <Tag label={t('badge.closed')} />}
        {isEndingSoon(recruitment, now) && (
          <Tag label={t('badge.soon')} sx={{ bgcolor: 'warning.light', color: 'warning.dark' }} />
        )}
        {recruitment.is_simple && (
          <Tag label={t('badge.simple')} sx={{ bgcolor: 'primary.light', color: 'primary.contrastText' }} />
        )}
        {recruitment.is_available_from_overseas && (
          <Tag label={t('badge.overseas')} sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }} />
        )}
        {recruitment.is_consedering_japanese_level_growth && (
          <Tag
            label={t('badge.japaneseGrowth')}
            sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }}
          />
        )}
        {kinds.slice(0, 3).map((kind) => (
          <Tag key={kind} isOutlined label={kind} />
        ))}
      </Box>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: { sm: '100%' } }}>
      <Box
        component="dt"
        sx={{ color: 'secondary.main', display: 'flex', pt: '3px', '& svg': { fontSize: 20 } }}
        aria-label={label}
      >
        {icon}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function shortList(names: readonly string[], language: string): string {
  const shown = names.slice(0, 3).join(language === 'ja' ? '、' : ', ');
  return names.length > 3 ? `${shown} +${names.length - 3}` : shown;
}

function isClosed({ closed_at, apply_deadline_on }: RecruitmentListItem, now: Date): boolean {
  return closed_at !== null || (apply_deadline_on !== null && daysLeft(apply_deadline_on, now) < 0);
}

function isEndingSoon({ closed_at, apply_deadline_on }: RecruitmentListItem, now: Date): boolean {
  if (closed_at !== null || !apply_deadline_on) return false;
  const left = daysLeft(apply_deadline_on, now);
  return left >= 0 && left <= 7;
}

export function RecruitmentCardSkeleton() {
  return (
    <Card aria-hidden sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Skeleton variant="rounded" width={56} height={56} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" />
          <Skeleton width="80%" height={28} />
        </Box>
      </Box>
      <Skeleton width="60%" />
      <Skeleton width="45%" />
      <Skeleton width="50%" />
    </Card>
  );
}
