import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { InterviewsPanel } from './InterviewsPanel.tsx';
import { Notes } from './Notes.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import type { SidePart } from './desk-context.ts';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { Versions } from './Versions.tsx';

const PARTS = {
  timeline: ApplicationHistory,
  pdf: PdfPanel,
  versions: Versions,
  interviews: InterviewsPanel,
  notes: Notes,
} as const satisfies Record<SidePart, ComponentType>;
const NAMES = Object.keys(PARTS) as SidePart[];

/** Beside the resume (under it on a small screen): what happened, the PDF, the interviews, the notes. */
export function SidePanel({ part, onChoose }: { part: SidePart; onChoose: (part: SidePart) => void }) {
  const t = useTranslate();
  const Shown = PARTS[part];
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
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name === 'versions' ? t('correcting.versions.name') : t(`desk.${name}`)}
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
