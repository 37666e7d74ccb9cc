import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fieldId } from '../../lib/field-id.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { pageLanguageId } from '../../lib/page-language.ts';
import { useStore } from '../../lib/store.ts';
import { useChangeLanguage } from '../../lib/use-change-language.ts';

/** The page language, any of the table: changed at once, as in the menu of languages. */
export function PageLanguageField() {
  const { t } = useTranslation(['profile', 'common']);
  const changeLanguage = useChangeLanguage();
  const current = useStore(pageLanguageId);
  const languages = useMasterData(['languages']).list('languages');
  return (
    <Box component="section" aria-label={t('group.pageLanguage')} sx={{ mt: 5, display: 'grid', gap: 2.5 }}>
      <Typography variant="h3">{t('group.pageLanguage')}</Typography>
      <Autocomplete
        id={fieldId('page_language_id')}
        disableClearable
        options={languages}
        value={
          languages.find((option) => option.id === current) ?? {
            id: current,
            label: '',
            item: { id: current, name: {} },
          }
        }
        onChange={(_event, option) => changeLanguage(option.id)}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        noOptionsText={t('common:noMatch')}
        openText={t('common:open')}
        closeText={t('common:close')}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label={t('field.page_language_id')}
            helperText={t('help.page_language_id')}
          />
        )}
      />
    </Box>
  );
}
