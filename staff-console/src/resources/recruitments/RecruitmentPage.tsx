import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { Contents } from './Contents.tsx';
import { FieldSections } from './FieldSections.tsx';
import type { Recruitment } from './recruitment.ts';
import { RecruitmentHistory } from './RecruitmentHistory.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { RecruitmentStateChip } from './RecruitmentStateChip.tsx';

/** One recruitment: what stands in the way of its release above, its fields below, and a way to each part. */
export default function RecruitmentPage() {
  const { t, pick, locale } = useWording();
  return (
    <EditPage<Recruitment>
      resource="recruitments"
      listLabel={t('recruitments.title')}
      title={(row) => pick(row.title) || t('recruitments.untitled', { id: row.id })}
      canEdit={(row) => row.can.edit}
      renderFacts={(row) => (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <RecruitmentStateChip state={row.state} />
          <Typography variant="body2">{pick(row.company.official_name)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('recruitments.updated_at')}: {formatTime(row.updated_at, locale)}
          </Typography>
        </Stack>
      )}
      renderActions={(row) => (
        <ButtonLink variant="outlined" to={`/recruitments/${row.id}/matches`}>
          {t('matching.students')}
        </ButtonLink>
      )}
      renderAside={(row) => <RecruitmentHistory row={row} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
        }}
      >
        <Contents />
        <Box sx={{ minWidth: 0 }}>
          <ReleasePanel />
          <FieldSections />
        </Box>
      </Box>
    </EditPage>
  );
}
