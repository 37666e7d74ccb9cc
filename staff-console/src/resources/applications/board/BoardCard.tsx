import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import ExpandMoreIcon from '../../../../../web/icons/ExpandMore.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Hint } from '../../../components/Hint.tsx';
import { Row } from '../../../components/Row.tsx';
import { MenuButton } from '../../../components/MenuButton.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { cycleText } from '../../../lib/cycle.ts';
import type { ApplicationRow } from '../application.ts';
import { RowDueDate } from '../DueDate.tsx';
import { EVENT_FORMS } from '../events/event-forms.ts';
import { studentName } from '../names.ts';
import { Unread } from '../Unread.tsx';
import { type MoveEvent, movesOf } from './moves.ts';

interface MoveMenuProps {
  events: readonly MoveEvent[];
  /** The whole accessible name; the button shows `label`. */
  name: string;
  label: string;
  isProminent?: boolean;
  onMove: (event: MoveEvent) => void;
}

/** The moves that are allowed, as a menu. */
export function MoveMenu({ events, name, label, isProminent = false, onMove }: MoveMenuProps) {
  const t = useTranslate();
  return (
    <MenuButton
      size="small"
      variant={isProminent ? 'contained' : 'text'}
      color={isProminent ? 'primary' : 'secondary'}
      endIcon={<ExpandMoreIcon />}
      aria-label={name}
      data-move-menu
      sx={{ flexShrink: 0 }}
      choices={events.map((event) => ({
        value: event,
        label: t(`events.label.${event}`),
        isDanger: EVENT_FORMS[event].tone === 'danger',
      }))}
      onChoose={onMove}
    >
      {label}
    </MenuButton>
  );
}

interface BoardCardProps {
  row: ApplicationRow;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (event: MoveEvent) => void;
}

/** A title as far as two lines take it; the rest is told by its hint and its page. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One application on the board: who, where, until when, and what can be done with it. */
export function BoardCard({ row, isChosen, onChoose, onMove }: BoardCardProps) {
  const { t, pick } = useWording();
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const student = studentName(row.user);
  const moves = movesOf(row);
  const canMove = moves.length > 0;
  useEffect(() => {
    if (!card.current || !canMove) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ row }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [row, canMove]);
  const job = pick(row.recruitment.title);
  const company = pick(row.company.official_name);
  return (
    <Paper
      component="li"
      variant="outlined"
      ref={card}
      data-card={row.id}
      sx={{
        p: 1,
        mb: 1,
        listStyle: 'none',
        cursor: canMove ? 'grab' : 'default',
        opacity: isDragged ? 0.5 : 1,
        borderColor: isChosen ? 'secondary.main' : 'divider',
        bgcolor: isChosen ? 'secondary.light' : 'background.paper',
        overflowWrap: 'break-word',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': t('board.choose', { student }) } }}
          sx={{ p: 0.5, ml: -0.5 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {row.can.open ? (
            <PageLink
              to={`/applications/${row.id}/show`}
              underline="hover"
              data-card-link
              draggable={false}
              sx={{ fontWeight: 700, display: 'inline-block', minHeight: 24 }}
            >
              {student}
            </PageLink>
          ) : (
            <Typography sx={{ fontWeight: 700 }}>{student}</Typography>
          )}
          <Unread row={row} />
          <Typography variant="body2" title={job} sx={TWO_LINES}>
            {job}
          </Typography>
          <Hint noWrap title={company}>
            {company}
          </Hint>
          <Hint noWrap data-mentors>
            {t('board.mentor')}:{' '}
            {row.hf_members.map(({ names }) => pick(names)).join(', ') || t('board.nobody')}
          </Hint>
          {row.cycle_number > 1 && <Typography variant="body2">{cycleText(t, row)}</Typography>}
        </Box>
      </Box>
      <Row sx={{ justifyContent: 'space-between', columnGap: 1, rowGap: 0, mt: 0.5 }}>
        <Typography variant="body2" component="div">
          <RowDueDate row={row} />
        </Typography>
        <MoveMenu
          events={moves}
          label={t('board.move')}
          name={t('board.move_of', { student })}
          onMove={onMove}
        />
      </Row>
    </Paper>
  );
}
