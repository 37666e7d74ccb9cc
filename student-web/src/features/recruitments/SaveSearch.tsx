import CheckCircleOutlined from '../../../../web/icons/CheckCircleOutlined.tsx';
import NotificationAddOutlined from '../../../../web/icons/NotificationAddOutlined.tsx';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { searchKey } from '../../../../domain/search/search-key.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { api } from '../../lib/api.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { filterChips } from './filter-chips.ts';
import { searchQuery } from './search-address.ts';
import type { Search } from './search-address.ts';
import type { FilterNames } from './use-filter-names.ts';
import { useKeepSavedSearches, useSavedSearches } from './use-saved-searches.ts';

const NAME_MAX = 60;

interface Props {
  search: Search;
  master: FilterNames;
}
interface SaveProps extends Props {
  /** Beside other things on a phone: its icon alone. */
  isBrief?: boolean;
}

/** Keeps the present search under a name, with a mail on new jobs; one that is kept already says so. */
export function SaveSearch({ search, master, isBrief = false }: SaveProps) {
  const { t } = useTranslation('job_search');
  const [isOpen, setIsOpen] = useState(false);
  const key = searchKey(searchQuery(search));
  const kept = useSavedSearches().data?.saved_searches.find((saved) => searchKey(saved.query) === key);
  if (kept && !isOpen) {
    const already = t('saved.already', { name: kept.name });
    return isBrief ? (
      <IconButton component={Link} to="?view=searches" aria-label={already} title={already} color="success">
        <CheckCircleOutlined />
      </IconButton>
    ) : (
      <Typography variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 40 }}>
        <CheckCircleOutlined color="success" fontSize="small" aria-hidden />
        <span>
          {already}{' '}
          <MuiLink component={Link} to="?view=searches">
            {t('tab.searches')}
          </MuiLink>
        </span>
      </Typography>
    );
  }
  const open = () => setIsOpen(true);
  return (
    <>
      {isBrief ? (
        <IconButton aria-label={t('saved.save')} title={t('saved.save')} color="secondary" onClick={open}>
          <NotificationAddOutlined />
        </IconButton>
      ) : (
        <Button size="small" startIcon={<NotificationAddOutlined />} onClick={open} sx={{ minHeight: 40 }}>
          {t('saved.save')}
        </Button>
      )}
      {isOpen && <SaveDialog search={search} master={master} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SaveDialog({ search, master, onClose }: Props & { onClose(): void }) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const language = useScreenLanguage();
  const keep = useKeepSavedSearches();
  const suggested = filterChips(search, master, t, language)
    .map(({ label }) => label)
    .join(' · ');
  const [name, setName] = useState(suggested.slice(0, NAME_MAX).trim());
  const [isMailWanted, setIsMailWanted] = useState(true);
  const save = useMutation({
    mutationFn: () =>
      api.command('user__save_search', {
        saved_search: { name: name.trim(), query: searchQuery(search), is_mail_wanted: isMailWanted },
      }),
    onSuccess(answer) {
      keep(answer);
      showSnackbar('success', t('saved.done'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('saved.save')}
      confirm={t('saved.confirm')}
      isPending={save.isPending}
      isDisabled={name.trim() === ''}
      error={save.error}
      onConfirm={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('saved.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      <div>
        <FormControlLabel
          label={t('saved.mail')}
          control={
            <Checkbox checked={isMailWanted} onChange={(_event, checked) => setIsMailWanted(checked)} />
          }
        />
        <FormHelperText>{t('saved.mailHelp')}</FormHelperText>
      </div>
    </ConfirmDialog>
  );
}
