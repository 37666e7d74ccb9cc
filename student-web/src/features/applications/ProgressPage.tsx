import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import { useApplication } from '../../lib/application.ts';
import { Conversation } from './Conversation.tsx';
import { Interviews } from './Interviews.tsx';
import { NextStep } from './NextStep.tsx';
import { Quit } from './Quit.tsx';
import { ResumeCopies } from './ResumeCopies.tsx';
import { Timeline } from './Timeline.tsx';

/** Where an application is, who has the next step, and what the student may do now. */
export function ProgressPage() {
  const { t } = useTranslation('applications');
  const id = Number(useParams().id);
  const { data: application, error, refetch } = useApplication(id);
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!application) return <Loading />;
  const { recruitment } = application;
  return (
    <Page
      title={hasText(recruitment.title) ? recruitment.title : t('title')}
      lead={<LangText map={recruitment.company.official_name} unlabelled block />}
      above={<BackLink to="/applications">{t('back')}</BackLink>}
      action={
        recruitment.is_released && (
          <Button component={Link} to={`/recruitments/${recruitment.id}`} variant="outlined">
            {t('toJob')}
          </Button>
        )
      }
      width="lg"
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          // On a phone the way stands before what is looked up now and then.
          gridTemplateAreas: { xs: '"now" "way" "rest"', md: '"now way" "rest way"' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gridTemplateRows: { md: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridArea: 'now', display: 'grid', gap: 3 }}>
          <NextStep application={application} />
          <Interviews application={application} />
        </Box>
        <Box sx={{ gridArea: 'way' }}>
          <Timeline application={application} />
        </Box>
        <Box sx={{ gridArea: 'rest', display: 'grid', gap: 3 }}>
          <Conversation application={application} />
          <ResumeCopies application={application} />
          <Quit application={application} />
        </Box>
      </Box>
    </Page>
  );
}
export { ProgressPage as Component };
