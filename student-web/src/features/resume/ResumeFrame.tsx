import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useLocation } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { ConversationLink } from '../../components/ConversationLink.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { showInRow } from '../../lib/show-in-row.ts';
import type { Application } from '../../lib/api-types.ts';

const STEPS = ['edit_profile', 'edit', 'edit_all', 'confirm'] as const;

interface Props {
  application: Application;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The pages of one resume: what it is for, and the way through them. */
export function ResumeFrame({ application, title, lead, children }: Props) {
  const { t } = useTranslation('resume');
  const { t: applications } = useTranslation('applications');
  const language = useScreenLanguage();
  const { pathname } = useLocation();
  const base = `/applications/${application.id}`;
  const isWriting = application.events_allowed.includes('submit');
  return (
    <Page
      title={title}
      lead={lead}
      width="lg"
      above={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, '& > :last-of-type': { ml: -1.5, mb: 1 } }}
        >
          <BackLink to={base}>{t('backToApplication')}</BackLink>
          <ConversationLink application={application} />
        </Box>
      }
    >
      <Typography sx={{ mt: -1.5, mb: 2.5, fontWeight: 600 }} color="textSecondary">
        <LangText map={application.recruitment.company.official_name} unlabelled />
        {'\u00a0· '}
        <LangText map={application.recruitment.title} unlabelled />
        {isWriting && (
          <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
            {applications('appliedOn', { day: formatTokyoDate(application.created_at, language) })}
          </Box>
        )}
      </Typography>
      {isWriting && (
        <Box
          component="nav"
          aria-label={t('steps')}
          sx={{
            mb: 3,
            mx: { xs: -2, sm: 0 },
            px: { xs: 0.75, sm: 0 },
            overflowX: 'auto',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', gap: { sm: 0.5 } }}>
            {STEPS.map((step) => {
              const to = `${base}/resume/${step}`;
              const isHere = pathname === to;
              return (
                <li key={step}>
                  <Box
                    component={Link}
                    to={to}
                    aria-current={isHere ? 'page' : undefined}
                    ref={isHere ? showInRow : undefined}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      minHeight: 48,
                      px: { xs: 1.25, sm: 2 },
                      fontSize: { xs: '0.9375rem', sm: '1rem' },
                      whiteSpace: 'nowrap',
                      textDecoration: 'none',
                      color: isHere ? 'secondary.main' : 'text.primary',
                      fontWeight: isHere ? 700 : 500,
                      borderBottom: 3,
                      borderColor: isHere ? 'secondary.main' : 'transparent',
                      '&:hover': { bgcolor: 'secondary.light' },
                    }}
                  >
                    {t(`step.${step}`)}
                  </Box>
                </li>
              );
            })}
          </Box>
        </Box>
      )}
      {children}
    </Page>
  );
}
