import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CompanyLogo } from '../../components/CompanyLogo.tsx';
import { LangText } from '../../components/LangText.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import { Tag } from '../../components/Tag.tsx';

/** What a job is called, whose it is, and what is special about it. */
export function RecruitmentHead({ recruitment }: { recruitment: Recruitment }) {
  const { t } = useTranslation('job_cards');
  const badges = [
    recruitment.is_simple && t('badge.simple'),
    recruitment.is_available_from_overseas && t('badge.overseas'),
    recruitment.is_consedering_japanese_level_growth && t('badge.japaneseGrowth'),
    recruitment.is_available_by_mid_career && t('badge.midCareer'),
    recruitment.has_training && t('badge.training'),
    recruitment.is_adopting_flextime && t('badge.flextime'),
  ].filter((badge) => badge !== false);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CompanyLogo url={recruitment.company.logo_url} size={{ xs: 44, sm: 56 }} isAtTop />
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
    </Box>
  );
}
