import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ComponentType } from 'react';
import { useSay } from '../../../i18n/use-words.ts';
import { Interviews } from './Interviews.tsx';
import { Notes } from './Notes.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { Timeline } from './Timeline.tsx';

const PARTS = {
  timeline: Timeline,
  pdf: PdfPreview,
  interviews: Interviews,
  notes: Notes,
} as const satisfies Record<string, ComponentType>;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

/** Beside the resume (under it on a small screen): what happened, the PDF, the interviews, the notes. */
export function SidePanel() {
  const say = useSay();
  const [part, setPart] = useState<Part>('timeline');
  const Shown = PARTS[part];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={say('desk.side')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 140 }, minWidth: 0 }}
    >
      <Tabs
        value={part}
        onChange={(_event, next: Part) => setPart(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={say('desk.side')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={say(`desk.${name}`)}
            id={`side-tab-${name}`}
            aria-controls="side-part"
            sx={{ minWidth: 0 }}
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
