import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Unloaded } from '../../../components/Unloaded.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { usePresence } from '../../../lib/use-presence.ts';
import { type StaffApplication, useApplication } from '../application.ts';
import { studentName } from '../names.ts';
import { ActionBar } from './ActionBar.tsx';
import { Outcome } from './ApplicationHistory.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeskContext, type SidePart } from './desk-context.ts';
import { DeskShortcuts, goToMemo, startAtFirstAnswer, useDeskKeys, type DeskKeys } from './desk-keys.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { ResumePanel } from './ResumePanel.tsx';
import { columnsWith, SidePanel } from './SidePanel.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { useCorrection } from './use-correction.ts';
import { useNextInQueue } from './use-next-in-queue.ts';
import { useSidePart } from './use-side-part.ts';

/** Where a mention of somebody leads. */
const NOTES = '#notes';

/** Where a correction is written, the two texts get the width of a small screen. */
const startingPart = (isEditable: boolean, hash: string): SidePart | null =>
  hash === NOTES ? 'notes' : isEditable && matchMedia('(max-width: 1439px)').matches ? null : 'timeline';

interface DeskProps {
  application: StaffApplication;
  replace: (application: StaffApplication) => void;
  reload: () => void;
}

/** The keys that work while no dialog is open. */
function Keys(keys: Pick<DeskKeys, 'save' | 'showPart' | 'help'>) {
  useDeskKeys({ ...keys, next: useNextInQueue() });
  return null;
}

function Desk({ application, replace, reload }: DeskProps) {
  const t = useTranslate();
  usePageTitle(studentName(application.user));
  // The server offers to send a correction exactly while one may be written.
  const isEditable = application.events_allowed.includes('send_correction');
  const { hash } = useLocation();
  const [isNoticeOpen, setNoticeOpen] = useState(true);
  const { part, showPart } = useSidePart(() => startingPart(isEditable, hash));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const correction = useCorrection(application, isEditable, replace);
  const presence = usePresence('applications', application.id);
  /** Whether this person opened or started the correction: one that a colleague starts leaves the focus where it is. */
  const isStarting = useRef(isEditable && hash !== NOTES);
  useEffect(() => {
    if (isEditable && isStarting.current) startAtFirstAnswer();
    isStarting.current = false;
  }, [isEditable]);
  useEffect(() => (hash === NOTES ? goToMemo() : undefined), [hash]);
  const start = () => {
    isStarting.current = true;
  };
  return (
    <DeskContext.Provider value={{ application, isEditable, correction, presence, start, replace, reload }}>
      <Box sx={{ maxWidth: 1680, mx: 'auto' }}>
        <Keys save={() => void correction.flush()} showPart={showPart} help={() => setHelpOpen(true)} />
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
            gridTemplateColumns: columnsWith(part),
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
          <SidePanel part={part} onChoose={showPart} />
        </Box>
      </Box>
      <ConflictDialog />
      {isHelpOpen && <DeskShortcuts onClose={() => setHelpOpen(false)} />}
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
