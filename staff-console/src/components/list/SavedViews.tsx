import BookmarkIcon from '../../../../web/icons/BookmarkBorder.tsx';
import SharedIcon from '../../../../web/icons/GroupOutlined.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { isShown, type ListLook, type SavedView, useSavedViews, viewPath } from '../../lib/saved-views.ts';
import { Row } from '../Row.tsx';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';
import { useDefaultView } from './use-default-view.ts';

interface SavedViewsProps {
  /** The list's name in addresses. */
  list: string;
  /** How it looks just now. */
  look: ListLook;
  /** The ids of all columns it can show; left out where it has none to choose. */
  columns?: readonly string[];
}

/** So many stand beside the list; the others in the dialog. */
const MOST_CHIPS = 8;

/** A view without columns that the list has lost, and what is left out of it. */
function withKnownColumns(view: SavedView, known: readonly string[]): SavedView {
  const gone = view.columns?.filter((id) => !known.includes(id)) ?? [];
  if (gone.length === 0) return view;
  const columns = view.columns?.filter((id) => known.includes(id)) ?? null;
  return { ...view, columns, dropped: [...view.dropped, ...gone] };
}

/** Named views of a list, one's own and shared ones: one press shows one; the look of the moment can be kept. */
export function SavedViews({ list, look, columns }: SavedViewsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const saved = useSavedViews(list);
  const views = columns ? saved.views.map((view) => withKnownColumns(view, columns)) : saved.views;
  useDefaultView(views);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const show = (view: SavedView) => void navigate(viewPath(view));
  const incomplete = views.find((view) => view.dropped.length > 0 && isShown(view, look));
  return (
    <Box>
      <Row spacing={0.75}>
        {views.slice(0, MOST_CHIPS).map((view) => {
          const isPressed = isShown(view, look);
          return (
            <Chip
              key={view.id}
              label={view.name}
              {...(view.is_shared && { icon: <SharedIcon titleAccess={t('views.shared')} /> })}
              variant={isPressed ? 'filled' : 'outlined'}
              color={isPressed ? 'secondary' : 'default'}
              onClick={() => show(view)}
              aria-pressed={isPressed}
            />
          );
        })}
        <Button
          startIcon={<BookmarkIcon />}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('views.title')}
        </Button>
      </Row>
      {incomplete && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('views.dropped', { name: incomplete.name, parts: incomplete.dropped.join(', ') })}
        </Alert>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('views.title'),
            sx: { p: 2, width: 400, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <SavedViewsDialog
          list={list}
          look={look}
          {...saved}
          views={views}
          onShow={(view) => {
            close();
            show(view);
          }}
          onClose={close}
        />
      </Popover>
    </Box>
  );
}
