import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Unloaded } from '../../../components/Unloaded.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { type StaffApplication, useApplication } from '../application.ts';
import { studentName } from '../names.ts';
import { ActionBar } from './ActionBar.tsx';
import { ApplicationHistory, Outcome } from './ApplicationHistory.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeskContext, type SidePart, useDesk } from './desk-context.ts';
import { ShortcutsDialog, useDeskKeys } from './desk-keys.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { InterviewsPanel } from './InterviewsPanel.tsx';
import { Notes } from './Notes.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import { usePresence } from './Presence.tsx';
import { ResumePanel } from './ResumePanel.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { Talk, useUnreadMessages } from './Talk.tsx';
import { useCorrection } from './use-correction.ts';
import { Versions } from './Versions.tsx';

const PARTS = {
  timeline: ApplicationHistory,
  talk: Talk,
  pdf: PdfPanel,
  versions: Versions,
  interviews: InterviewsPanel,
  notes: Notes,
} as const satisfies Record<SidePart, ComponentType>;
const NAMES = Object.keys(PARTS) as SidePart[];

/** Beside the resume (under it on a small screen): what happened, the PDF, the interviews, the notes. */
function SidePanel({ part, onChoose }: { part: SidePart; onChoose: (part: SidePart) => void }) {
  const t = useTranslate();
  const unread = useUnreadMessages(useDesk().application.id);
  const Shown = PARTS[part];
  const label = (name: SidePart) => {
    if (name === 'versions') return t('correcting.versions.name');
    if (name !== 'talk') return t(`desk.${name}`);
    return unread > 0 ? t('desk.talk.name_unread', { smart_count: unread }) : t('desk.talk.name');
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('desk.side')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 140 }, minWidth: 0 }}
    >
      <Tabs
        value={part}
        onChange={(_event, next: SidePart) => onChoose(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('desk.side')}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { px: 0.5, minWidth: 0, fontSize: '0.8125rem' },
        }}
      >
        {NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={label(name)}
            id={`side-tab-${name}`}
            aria-controls="side-part"
            sx={{ minWidth: 0, px: { xs: 1.75, lg: 1 } }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="side-part"
        aria-labelledby={`side-tab-${part}`}
        tabIndex={0}
        sx={{ p: 2, overflowY: { lg: 'auto' }, maxHeight: { lg: 'calc(100vh - 210px)' } }}
      >
        <Shown />
      </Box>
    </Paper>
  );
}

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
