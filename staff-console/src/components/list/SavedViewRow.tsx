import MoreIcon from '../../../../web/icons/MoreHoriz.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { VIEW_NAME_MAX } from '../../../../domain/constants.ts';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import type { SavedView } from '../../lib/saved-views.ts';
import { Hint } from '../Hint.tsx';
import { MenuButton } from '../MenuButton.tsx';

interface RenameFormProps {
  id: string;
  name: string;
  taken: readonly string[];
  /** The new name; null: it stays as it is. */
  onDone(name: string | null): void;
}

function RenameForm({ id, name, taken, onDone }: RenameFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(name);
  const next = draft.trim();
  const isTaken = taken.includes(next);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== '' && !isTaken) onDone(next === name ? null : next);
      }}
    >
      <TextField
        id={id}
        fullWidth
        label={t('views.new_name_of', { name })}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        error={isTaken}
        helperText={isTaken && t('views.exists')}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={next === '' || isTaken}>
          {t('views.save_name')}
        </Button>
        <Button size="small" onClick={() => onDone(null)}>
          {t('bulk.cancel')}
        </Button>
      </Stack>
    </form>
  );
}

interface SavedViewRowProps {
  view: SavedView;
  /** Names of the member's others, that it cannot be given. */
  taken: readonly string[];
  onShow(): void;
  onChange(change: Partial<Pick<SavedView, 'name' | 'is_shared' | 'is_default'>>): void;
  onRemove(): void;
}

/** One view in the dialog that keeps them: whose it is, who sees it, and what can be done with it. */
export function SavedViewRow({ view, taken, onShow, onChange, onRemove }: SavedViewRowProps) {
  const t = useTranslate();
  const pick = usePick();
  const { name } = view;
  const [isRenamed, setRenamed] = useState(false);
  const [field, button] = [useId(), useId()];
  /** What was pressed goes away: without a place of its own the keyboard would be lost. */
  const rename = (isOn: boolean) => {
    flushSync(() => setRenamed(isOn));
    // The menu gives the focus back to its button when it has closed.
    requestAnimationFrame(() => document.getElementById(isOn ? field : button)?.focus());
  };
  if (isRenamed)
    return (
      <Stack
        component="li"
        onKeyDown={(event) => {
          // Gives up the new name; the dialog stays.
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          rename(false);
        }}
      >
        <RenameForm
          id={field}
          name={name}
          taken={taken}
          onDone={(next) => {
            rename(false);
            if (next !== null) onChange({ name: next });
          }}
        />
      </Stack>
    );
  const notes = [
    !view.is_own && t('views.by', { name: pick(view.hf_member.names) }),
    view.is_own && view.is_shared && t('views.shared'),
    view.is_default && t('views.is_default'),
  ].filter((note) => note !== false);
  const choices = [
    { value: 'default' as const, label: t(view.is_default ? 'views.no_default' : 'views.open_with') },
    ...(view.can.edit
      ? [
          { value: 'share' as const, label: t(view.is_shared ? 'views.unshare' : 'views.share') },
          { value: 'rename' as const, label: t('views.rename') },
        ]
      : []),
    ...(view.can.remove ? [{ value: 'remove' as const, label: t('views.remove'), isDanger: true }] : []),
  ];
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Button size="small" onClick={onShow} sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {name}
        </Button>
        {notes.length > 0 && <Hint sx={{ px: 0.75 }}>{notes.join(' · ')}</Hint>}
      </Box>
      <MenuButton
        id={button}
        size="small"
        aria-label={t('views.more_of', { name })}
        sx={{ minWidth: 0 }}
        choices={choices}
        onChoose={(choice) => {
          if (choice === 'rename') rename(true);
          else if (choice === 'remove') onRemove();
          else if (choice === 'share') onChange({ is_shared: !view.is_shared });
          else onChange({ is_default: !view.is_default });
        }}
      >
        <MoreIcon fontSize="small" />
      </MenuButton>
    </Stack>
  );
}
