import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Unloaded } from '../../../components/Unloaded.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { studentName } from '../names.ts';
import type { StaffApplication } from '../types.ts';
import { useApplication } from '../use-application.ts';
import { ActionBar } from './ActionBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeskContext, type SidePart } from './desk-context.ts';
import { DeskHeader } from './DeskHeader.tsx';
import { Outcome } from './Outcome.tsx';
import { ResumePanel } from './ResumePanel.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { SidePanel } from './SidePanel.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { useCorrection } from './use-correction.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePresence } from './use-presence.ts';

/** The page of a PDF is read, not glanced at: it gets more of the width. */
const SIDE_WIDTHS = {
  narrow: { lg: '340px', xl: '420px' },
  wide: { lg: 'minmax(400px, 46%)', xl: 'minmax(480px, 46%)' },
};

interface DeskProps {
  application: StaffApplication;
  replace: (application: StaffApplication) => void;
  reload: () => void;
}

function Desk({ application, replace, reload }: DeskProps) {
  const t = useTranslate();
  usePageTitle(studentName(application.user));
  // The server offers to send a correction exactly while one may be written.
  const isEditable = application.events_allowed.includes('send_correction');
  const [isNoticeOpen, setNoticeOpen] = useState(true);
  const [part, setPart] = useState<SidePart>('timeline');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const correction = useCorrection(application, isEditable, replace);
  const presence = usePresence(application.id);
  useDeskKeys({
    save: () => void correction.flush(),
    showPart: setPart,
    help: () => setHelpOpen(true),
  });
  const side = SIDE_WIDTHS[part === 'pdf' || part === 'versions' ? 'wide' : 'narrow'];
  return (
    <DeskContext.Provider value={{ application, isEditable, correction, presence, replace, reload }}>
      <Box sx={{ maxWidth: 1680, mx: 'auto' }}>
        <DeskHeader />
        <ActionBar onHelp={() => setHelpOpen(true)} />
        {presence.isGone && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('correcting.gone')}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: `minmax(0, 1fr) ${side.lg}`,
              xl: `minmax(0, 1fr) ${side.xl}`,
            },
          }}
        >
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {correction.wasRestored && isEditable && isNoticeOpen && (
              <Alert severity="info" onClose={() => setNoticeOpen(false)}>
                {t('desk.restored')}
              </Alert>
            )}
            <Outcome />
            <StudentFacts />
            <ResumePanel />
          </Stack>
          <SidePanel part={part} onChoose={setPart} />
        </Box>
      </Box>
      <ConflictDialog />
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </DeskContext.Provider>
  );
}

/** The mentor's desk: one application, the student's words and the correction side by side. */
export default function DeskPage() {
  const t = useTranslate();
  const id = Number(useParams()['id']);
  const { data, error, refetch, replace } = useApplication(id);
  const reload = () => void refetch();
  if (data) return <Desk key={data.id} application={data} replace={replace} reload={reload} />;
  return (
    <Unloaded
      error={error}
      onRetry={reload}
      missing={{ title: t('desk.not_found'), back: { to: '/applications', label: t('desk.back') } }}
    />
  );
}
