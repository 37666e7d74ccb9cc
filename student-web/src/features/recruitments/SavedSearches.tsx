import DeleteOutlined from '../../../../web/icons/DeleteOutlined.tsx';
import SavedSearchOutlined from '../../../../web/icons/SavedSearchOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { FILTER_SETS, filterChips } from './filter-chips.ts';
import { searchOf, writeSearch } from './search-address.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { FilterNames } from './use-filter-names.ts';
import { useKeepSavedSearches, useSavedSearches } from './use-saved-searches.ts';
import type { SavedSearch } from './use-saved-searches.ts';

/** The searches a student keeps: open them again, choose the mail, delete them. */
export function SavedSearches() {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const { data, error, refetch } = useSavedSearches();
  const companies = data?.saved_searches.flatMap(({ query }) => searchOf(query).lists.company_id_eq_any);
  const master = useFilterNames(FILTER_SETS, companies ?? []);
  if (error && !data) return <Failure isPart error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.saved_searches.length === 0)
    return (
      <Message
        icon={<SavedSearchOutlined />}
        title={t('saved.emptyTitle')}
        action={
          <Button variant="contained" component={Link} to="?">
            {t('job_cards:bookmark.toSearch')}
          </Button>
        }
      >
        {t('saved.emptyText')}
      </Message>
    );
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: '1fr 1fr' },
        }}
      >
        {data.saved_searches.map((saved) => (
          <Saved key={saved.id} saved={saved} master={master} />
        ))}
      </Box>
      <FormHelperText sx={{ mt: 2 }}>{t('saved.mailHelp')}</FormHelperText>
    </>
  );
}

function Saved({ saved, master }: { saved: SavedSearch; master: FilterNames }) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const language = useScreenLanguage();
  const { t: common } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useKeepSavedSearches();
  const { id, name, is_mail_wanted } = saved;
  const search = searchOf(saved.query);
  const what =
    filterChips(search, master, t, language)
      .map(({ label }) => label)
      .join(' · ') || t('saved.everything');
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      api.command('user__save_search', { saved_search: { id, is_mail_wanted: wanted } }),
    onSuccess: keep,
    onError: (error) => showSnackbar('error', errorText(error, common)),
  });
  const remove = useMutation({
    mutationFn: () => api.command('user__delete_saved_search', { saved_search: { id } }),
    onSuccess(answer) {
      keep(answer);
      showSnackbar('success', t('saved.deleted'));
    },
  });
  const isWanted = change.isPending ? change.variables : is_mail_wanted;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, mr: 'auto' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {what !== name && (
            <Typography variant="body2" color="textSecondary">
              {what}
            </Typography>
          )}
        </Box>
        <IconButton onClick={() => setIsAsking(true)} aria-label={t('saved.deleteNamed', { name })}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          label={t('saved.mailShort')}
          control={
            <Switch
              checked={isWanted}
              onChange={(_event, checked) => change.mutate(checked)}
              slotProps={{ input: { 'aria-label': t('saved.mailOf', { name }) } }}
            />
          }
        />
        <MuiLink component={Link} to={`?${writeSearch(search)}`} sx={{ py: 1 }}>
          {t('saved.open')}
        </MuiLink>
      </Box>
      <FormErrors error={change.error} />
      {isAsking && (
        <ConfirmDialog
          title={t('saved.deleteQuestion', { name })}
          confirm={t('saved.delete')}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {what}
        </ConfirmDialog>
      )}
    </Card>
  );
}
