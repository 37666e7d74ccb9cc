import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { VIEW_NAME_MAX } from '../../lib/saved-views.ts';

interface SavedViewRowProps {
  name: string;
  /** Names of the others, that it cannot be given. */
  taken: readonly string[];
  /** Afterwards it is another row: who renames it leads the keyboard there. */
  onRename(name: string): void;
  onRemove(): void;
}

/** One saved view in the dialog that keeps them: its name, another one for it, and the way out. */
export function SavedViewRow({ name, taken, onRename, onRemove }: SavedViewRowProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const [field, button] = [useId(), useId()];
  /** What was pressed goes away: without a place of its own the keyboard would be lost. */
  const show = (next: string | null) => {
    flushSync(() => setDraft(next));
    document.getElementById(next === null ? button : field)?.focus();
  };
  const next = draft?.trim() ?? '';
  const isTaken = taken.includes(next);
  if (draft === null)
    return (
      <Stack
        component="li"
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}
      >
        <Typography variant="body2" sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button
          id={button}
          data-rename
          size="small"
          aria-label={t('list.rename_view_of', { name })}
          onClick={() => show(name)}
        >
          {t('list.rename_view')}
        </Button>
        <Button size="small" aria-label={t('list.remove_view_of', { name })} onClick={onRemove}>
          {t('list.remove_view')}
        </Button>
      </Stack>
    );
  return (
    <Stack
      component="li"
      spacing={1}
      onKeyDown={(event) => {
        // Gives up the new name; the dialog stays.
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        show(null);
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (next === '' || isTaken) return;
          if (next === name) show(null);
          else onRename(next);
        }}
      >
        <TextField
          id={field}
          fullWidth
          label={t('list.new_name_of', { name })}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          error={isTaken}
          helperText={isTaken && t('list.view_exists')}
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
        />
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button type="submit" size="small" variant="contained" disabled={next === '' || isTaken}>
            {t('list.save_name')}
          </Button>
          <Button size="small" onClick={() => show(null)}>
            {t('bulk.cancel')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
