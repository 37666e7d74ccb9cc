import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import DownIcon from '../../../../web/icons/ArrowDownward.tsx';
import UpIcon from '../../../../web/icons/ArrowUpward.tsx';
import DragIcon from '../../../../web/icons/DragIndicator.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { NAME_LANGUAGES_REQUIRED } from '../../../../domain/master-data.ts';
import { useTranslate } from '../../i18n/use-translate.ts';

interface OrderRowProps {
  id: number;
  /** Rows are dragged among those of the same group. */
  group: string;
  index: number;
  count: number;
  name: string;
  names: Readonly<Record<string, string>>;
  onMove(from: number, to: number): void;
}

/** Where each key moves a row to. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** One row of an order: a handle to drag it by or to press keys on, and a button each way. */
export function OrderRow({ id, group, index, count, name, names, onMove }: OrderRowProps) {
  const t = useTranslate();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);
  const take = useEffectEvent((from: number) => {
    setEdge(null);
    onMove(from, index);
  });
  const markEdge = useEffectEvent((from: number) =>
    setEdge(from === index ? null : from < index ? 'bottom' : 'top'),
  );
  const place = useEffectEvent(() => ({ group, index }));
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => place(),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['group'] === place().group,
        onDragEnter: ({ source }) => markEdge(source.data['index'] as number),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source }) => take(source.data['index'] as number),
      }),
    );
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(index, to);
  };
  const shown = NAME_LANGUAGES_REQUIRED.filter(
    (language) => names[language] && (language === 'ja' || names[language] !== names['ja']),
  );
  const mark = edge === 'top' ? 'inset 0 3px 0' : 'inset 0 -3px 0';
  return (
    <Paper
      component="li"
      ref={row}
      variant="outlined"
      data-row={id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 0.5,
        opacity: isDragged ? 0.5 : 1,
        boxShadow: (theme) => (edge ? `${mark} ${theme.palette.secondary.main}` : 'none'),
      }}
    >
      <IconButton
        ref={handle}
        aria-label={t('master_data.order.handle', { name })}
        aria-keyshortcuts="ArrowUp ArrowDown Home End"
        onKeyDown={onKeyDown}
        sx={{ cursor: 'grab' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}>
        {shown.map((language) => (
          <Box
            component="span"
            key={language}
            lang={language}
            sx={{ flex: '1 1 160px', minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}
          >
            {names[language]}
          </Box>
        ))}
      </Box>
      {/* For the mouse: the handle does the same by keys, and three stops a row lead far from the button that saves. */}
      <IconButton
        tabIndex={-1}
        aria-label={t('master_data.order.up', { name })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        tabIndex={-1}
        aria-label={t('master_data.order.down', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
