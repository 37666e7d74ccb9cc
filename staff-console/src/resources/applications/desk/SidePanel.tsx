import ChatIcon from '../../../../../web/icons/ChatBubbleOutlineOutlined.tsx';
import VersionsIcon from '../../../../../web/icons/DifferenceOutlined.tsx';
import InterviewsIcon from '../../../../../web/icons/EventOutlined.tsx';
import TimelineIcon from '../../../../../web/icons/HistoryOutlined.tsx';
import PdfIcon from '../../../../../web/icons/PictureAsPdfOutlined.tsx';
import NotesIcon from '../../../../../web/icons/StickyNote2Outlined.tsx';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { BAR_HEIGHT } from '../../../layout/sizes.ts';
import { ACTION_BAR_HEIGHT } from './ActionBar.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { type SidePart, useDesk } from './desk-context.ts';
import { InterviewsPanel } from './InterviewsPanel.tsx';
import { Notes } from './Notes.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import { Talk, useUnreadMessages } from './Talk.tsx';
import { Versions } from './Versions.tsx';

const PARTS = {
  timeline: [TimelineIcon, ApplicationHistory],
  talk: [ChatIcon, Talk],
  pdf: [PdfIcon, PdfPanel],
  versions: [VersionsIcon, Versions],
  interviews: [InterviewsIcon, InterviewsPanel],
  notes: [NotesIcon, Notes],
} as const satisfies Record<SidePart, [ComponentType, ComponentType]>;
const NAMES = Object.keys(PARTS) as SidePart[];

const RAIL_WIDTH = 76;

/** The page of a PDF is read, not glanced at: it gets more of the width. */
const WIDTHS = {
  folded: { lg: `${RAIL_WIDTH}px` },
  narrow: { lg: `${RAIL_WIDTH + 290}px`, xl: `${RAIL_WIDTH + 360}px` },
  wide: { lg: 'minmax(440px, 46%)', xl: 'minmax(520px, 46%)' },
};

/** The widths of the desk: the texts, and beside them what the panel needs. */
export function columnsWith(part: SidePart | null) {
  const side = WIDTHS[part === null ? 'folded' : part === 'pdf' || part === 'versions' ? 'wide' : 'narrow'];
  return {
    xs: 'minmax(0, 1fr)',
    ...Object.fromEntries(Object.entries(side).map(([size, width]) => [size, `minmax(0, 1fr) ${width}`])),
  };
}

interface SidePanelProps {
  part: SidePart | null;
  /** Null folds the panel away. */
  onChoose: (part: SidePart | null) => void;
}

/**
 * Beside the resume (under it on a small screen): what happened, messages, the PDF, versions, interviews, notes.
 * A click on the open part folds the panel to its row of icons.
 */
export function SidePanel({ part, onChoose }: SidePanelProps) {
  const t = useTranslate();
  const isBeside = useMediaQuery('(min-width: 1200px)');
  const unread = useUnreadMessages(useDesk().application.id);
  const label = (name: SidePart) => {
    if (name === 'versions') return t('correcting.versions.name');
    return name === 'talk' ? t('desk.talk.name') : t(`desk.${name}`);
  };
  const Shown = part && PARTS[part][1];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('desk.side')}
      sx={{
        position: { lg: 'sticky' },
        top: { lg: `calc(${BAR_HEIGHT}px + var(${ACTION_BAR_HEIGHT}, 60px) + 8px)` },
        minWidth: 0,
        display: { lg: 'flex' },
        flexDirection: 'row-reverse',
        alignItems: 'stretch',
      }}
    >
      <Tabs
        value={part ?? false}
        orientation={isBeside ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('desk.side')}
        sx={{
          flexShrink: 0,
          borderLeft: { lg: part ? 1 : 0 },
          borderBottom: { xs: 1, lg: 0 },
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: RAIL_WIDTH - 2, minHeight: 60, px: 0.5, fontSize: '0.75rem' },
          '& .MuiTabs-indicator': { left: 0 },
        }}
      >
        {NAMES.map((name) => {
          const [Icon] = PARTS[name];
          const count = name === 'talk' ? unread : 0;
          return (
            <Tab
              key={name}
              value={name}
              icon={
                <Badge color="error" variant="dot" invisible={count === 0}>
                  <Icon />
                </Badge>
              }
              label={label(name)}
              aria-label={count > 0 ? t('desk.talk.name_unread', { smart_count: count }) : undefined}
              id={`side-tab-${name}`}
              aria-controls={name === part ? 'side-part' : undefined}
              onClick={() => onChoose(name === part ? null : name)}
            />
          );
        })}
      </Tabs>
      {Shown && (
        <Box
          role="tabpanel"
          id="side-part"
          data-side-part=""
          aria-labelledby={`side-tab-${part}`}
          tabIndex={0}
          sx={{
            p: 2,
            flex: 1,
            minWidth: 0,
            overflowY: { lg: 'auto' },
            maxHeight: { lg: 'calc(100vh - 150px)' },
          }}
        >
          <Shown />
        </Box>
      )}
    </Paper>
  );
}
