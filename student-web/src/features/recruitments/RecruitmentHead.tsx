import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CompanyLogo } from '../../components/CompanyLogo.tsx';
import { LangText } from '../../components/LangText.tsx';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { formatRange, salaryFor, studentLevel } from '../../lib/salary.ts';
import { PlaceName } from './PlaceName.tsx';
import { japaneseLevel } from './japanese-level.ts';
import { Tag } from '../../components/Tag.tsx';

interface Props {
  recruitment: Recruitment;
  master: MasterNames;
  own: Student | null;
}

/** The first screen of a job: title, firm, and the three things everybody looks for. */
export function RecruitmentHead({ recruitment, master, own }: Props) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const salary = salaryFor(recruitment, studentLevel(own));
  const separator = language === 'ja' ? '、' : ', ';
  const badges = [
    recruitment.is_simple && t('job_cards:badge.simple'),
    recruitment.is_available_from_overseas && t('job_cards:badge.overseas'),
    recruitment.is_consedering_japanese_level_growth && t('job_cards:badge.japaneseGrowth'),
    recruitment.is_available_by_mid_career && t('job_cards:badge.midCareer'),
    recruitment.has_training && t('job_cards:badge.training'),
    recruitment.is_adopting_flextime && t('job_cards:badge.flextime'),
  ].filter((badge) => badge !== false);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CompanyLogo url={recruitment.company.logo_url} size={68} isAtTop />
        <Typography component="p" sx={{ fontWeight: 600 }} color="textSecondary">
          <LangText map={recruitment.company.official_name} unlabelled />
        </Typography>
      </Box>
      <Typography variant="h1">
        <LangText map={recruitment.title} block />
      </Typography>
      {badges.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {badges.map((badge) => (
            <Tag
              isLarge
              key={badge}
              label={badge}
              sx={{ bgcolor: 'primary.light', color: 'primary.contrastText' }}
            />
          ))}
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          p: { xs: 2, sm: 3 },
          borderRadius: 5,
          bgcolor: 'secondary.light',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        }}
      >
        <Fact
          label={
            salary
              ? `${t('job_cards:fact.salary')} · ${t(`job_cards:level.${salary.level}`)}`
              : t('job_cards:fact.salary')
          }
        >
          {salary ? (
            <>
              {formatRange(salary, language)}{' '}
              <small>{t(`job_cards:perUnit.${recruitment.salary_unit}`)}</small>
            </>
          ) : (
            t('job_cards:salaryByInterview')
          )}
        </Fact>
        <Fact label={t('job_cards:fact.place')}>
          {recruitment.prefecture_ids.length === 0 && t('job_cards:placeOpen')}
          {recruitment.prefecture_ids.map((id, place) => (
            <Fragment key={id}>
              {place > 0 && separator}
              <PlaceName prefectureId={id} master={master} />
            </Fragment>
          ))}
        </Fact>
        <Fact label={t('job_cards:fact.japanese')}>{japaneseLevel(recruitment, t)}</Fact>
      </Box>
      <Contents />
    </Box>
  );
}

const SECTIONS = ['eligibility', 'work', 'person', 'conditions', 'selection', 'company'] as const;

/** Leads to the sections of the page. */
function Contents() {
  const { t } = useTranslation('recruitments');
  return (
    <Box component="nav" aria-label={t('contents')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {SECTIONS.map((section) => (
        <MuiLink key={section} href={`#${section}`} sx={{ py: 1 }}>
          {t(`section.${section}`)}
        </MuiLink>
      ))}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'secondary.dark' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontWeight: 700,
          fontSize: '1.0625rem',
          '& small, & rt': { fontWeight: 400 },
          // Room for the reading above a name.
          '&:has(ruby)': { pt: 0.75 },
        }}
      >
        {children}
      </Box>
    </div>
  );
}
