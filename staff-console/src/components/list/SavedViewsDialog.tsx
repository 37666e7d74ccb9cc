import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { VIEW_NAME_MAX } from '../../../../domain/constants.ts';
import { isListOfPersons } from '../../../../domain/saved-views.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { filterNow } from '../../lib/list-filter.ts';
import { keptOf, type ListLook, type SavedView, type useSavedViews } from '../../lib/saved-views.ts';
import { fieldRefusal } from '../../providers/refusal.ts';
import { Hint } from '../Hint.tsx';
import { Problem } from '../Problem.tsx';
import { Tick } from '../choices.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';

interface DialogProps extends Pick<ReturnType<typeof useSavedViews>, 'create' | 'update' | 'remove'> {
  list: string;
  look: ListLook;
  views: readonly SavedView[];
  onShow(view: SavedView): void;
  onClose(): void;
}

/** Keeps the look of the moment under a name, and what is kept already in order. */
export function SavedViewsDialog({
  list,
  look,
  views,
  create,
  update,
  remove,
  onShow,
  onClose,
}: DialogProps) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const own = views.filter((view) => view.is_own);
  const wanted = name.trim();
  const before = own.find((view) => view.name === wanted);
  const save = useMutation({
    mutationFn: () => {
      // What was chosen last may not be shown yet.
      const now = { ...look, filter: filterNow() ?? look.filter };
      const view = { ...keptOf(list, now), is_shared: isShared, is_default: isDefault };
      return before ? update(before, view) : create({ ...view, name: wanted });
    },
    onSuccess: onClose,
  });
  const wrong = fieldRefusal(save.error, 'name');
  const change = useMutation({ mutationFn: (run: () => Promise<void>) => run() });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') save.mutate();
        }}
      >
        <Stack spacing={1}>
          <Hint>{t('views.hint')}</Hint>
          {isListOfPersons(list) && <Hint>{t('views.no_keyword')}</Hint>}
          <TextField
            label={t('views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? (before && t('views.replaces'))}
            slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
          />
          <Tick label={t('views.share')} isOn={isShared} onSwitch={setShared} />
          <Tick label={t('views.open_with')} isOn={isDefault} onSwitch={setDefault} />
          {wrong === undefined && <Problem of={save} />}
          <Button type="submit" variant="contained" disabled={wanted === ''} loading={save.isPending}>
            {t('views.save')}
          </Button>
        </Stack>
      </form>
      <Problem error={change.error} sx={{ mt: 2 }} />
      {views.length > 0 && (
        <>
          <Typography component="h2" variant="subtitle2" sx={{ mt: 2 }}>
            {t('views.kept')}
          </Typography>
          <Stack component="ul" spacing={0.5} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {views.map((view) => (
              <SavedViewRow
                key={view.id}
                view={view}
                taken={own.flatMap(({ id, name: other }) => (id === view.id ? [] : other))}
                onShow={() => onShow(view)}
                onChange={(next) => change.mutate(() => update(view, next))}
                onRemove={() => change.mutate(() => remove(view))}
              />
            ))}
          </Stack>
        </>
      )}
    </>
  );
}
