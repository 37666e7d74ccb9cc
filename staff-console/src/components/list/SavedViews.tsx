import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSavedViews, VIEW_NAME_MAX } from '../../lib/saved-views.ts';
import { Hint } from '../Hint.tsx';
import { Row } from '../Row.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';

interface SavedViewsProps {
  resource: string;
  /** The address's search as it is now. */
  search: string;
  onShow(search: string): void;
}

const sameSearch = (one: string, other: string) => {
  const sorted = (text: string) => {
    const params = new URLSearchParams(text);
    params.delete('page');
    params.sort();
    return params.toString();
  };
  return sorted(one) === sorted(other);
};

/** Named views of a list: one press shows one; the view of the moment can be kept under a name. */
export function SavedViews({ resource, search, onShow }: SavedViewsProps) {
  const t = useTranslate();
  const { views, save, rename, remove } = useSavedViews(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Row spacing={0.75}>
        {views.map((view) => (
          <Chip
            key={view.name}
            label={view.name}
            variant={sameSearch(view.search, search) ? 'filled' : 'outlined'}
            color={sameSearch(view.search, search) ? 'secondary' : 'default'}
            onClick={() => onShow(view.search)}
            aria-pressed={sameSearch(view.search, search)}
          />
        ))}
        <Button
          startIcon={<BookmarkIcon />}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('list.views')}
        </Button>
      </Row>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('list.views'), sx: { p: 2, width: 320 } } }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            save(name.trim(), search);
            setName('');
            close();
          }}
        >
          <Stack spacing={1.5}>
            <Hint>{t('list.views_hint')}</Hint>
            <TextField
              label={t('list.view_name')}
              inputRef={nameField}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
            />
            <Button type="submit" variant="contained" disabled={name.trim() === ''}>
              {t('list.save_view')}
            </Button>
          </Stack>
        </form>
        {views.length > 0 && (
          <Stack component="ul" ref={list} spacing={1} sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}>
            {views.map((view, place) => (
              <SavedViewRow
                key={view.name}
                name={view.name}
                taken={views.flatMap(({ name: other }) => (other === view.name ? [] : other))}
                onRename={(next) => {
                  flushSync(() => rename(view.name, next));
                  list.current?.querySelectorAll<HTMLElement>('[data-rename]')[place]?.focus();
                }}
                onRemove={() => {
                  // The button goes with the view: without a place of its own the keyboard would be lost.
                  nameField.current?.focus();
                  remove(view.name);
                }}
              />
            ))}
          </Stack>
        )}
      </Popover>
    </>
  );
}
