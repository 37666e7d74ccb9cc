import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterNames, MasterSet } from '../../lib/master-data.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { countFilters, LIST_FILTERS, NO_SEARCH } from './search-address.ts';
import type { ListFilter, Search } from './search-address.ts';

export const SET_OF_FILTER: Record<ListFilter, MasterSet> = {
  company_offices_prefecture_id_eq_any: 'prefectures',
  job_categories_id_eq_any: 'job_categories',
  target_study_department_categories_id_eq_any: 'department_categories',
  related_countries_id_eq_any: 'countries',
};

export interface FilterProps {
  search: Search;
  master: MasterNames;
  onChange(part: Partial<Search>): void;
}

export function Filters({ search, master, onChange }: FilterProps) {
  const { t } = useTranslation('recruitments');
  const { t: common } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {LIST_FILTERS.map((name) => {
        const options = master.list(SET_OF_FILTER[name]);
        return (
          <Autocomplete
            key={name}
            multiple
            disableCloseOnSelect
            limitTags={3}
            options={options}
            value={options.filter((option) => search.lists[name].includes(option.id))}
            onChange={(_event, chosen) =>
              onChange({ lists: { ...search.lists, [name]: chosen.map((option) => option.id) } })
            }
            getOptionKey={(option) => option.id}
            noOptionsText={common('noMatch')}
            clearText={common('clear')}
            openText={common('open')}
            closeText={common('close')}
            renderInput={(parameters) => <TextField {...parameters} label={t(`filter.${name}`)} />}
          />
        );
      })}
      <TextField
        select
        label={t('filter.required_jlpt_gteq')}
        value={search.required_jlpt_gteq ?? ''}
        onChange={(event) =>
          onChange({ required_jlpt_gteq: event.target.value ? Number(event.target.value) : null })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('filter.anyLevel')}</option>
        {[1, 2, 3, 4, 5].map((level) => (
          <option key={level} value={level}>
            {t('filter.myLevel', { level })}
          </option>
        ))}
      </TextField>
      <div>
        <FormControlLabel
          label={t('filter.is_available_from_overseas_eq')}
          control={
            <Checkbox
              checked={search.is_available_from_overseas_eq}
              onChange={(_event, checked) => onChange({ is_available_from_overseas_eq: checked })}
            />
          }
        />
        <FormHelperText>{t('filter.overseasHelp')}</FormHelperText>
      </div>
      {countFilters(search) > 0 && (
        <Button onClick={() => onChange({ ...NO_SEARCH, keyword: search.keyword, sort: search.sort })}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

/** On a phone the filters are a sheet of their own. */
export function FiltersButton({ total, ...props }: FilterProps & { total: number | undefined }) {
  const { t } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.search);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<TuneOutlined />}
        onClick={() => setIsOpen(true)}
        sx={{ display: { md: 'none' }, minHeight: 40 }}
      >
        {count > 0 ? t('filter.headingCount', { count }) : t('filter.heading')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullScreen aria-labelledby="filters-title">
        <DialogTitle id="filters-title">{t('filter.heading')}</DialogTitle>
        <DialogContent>
          <Box sx={{ pt: 1 }}>
            <Filters {...props} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="contained" fullWidth onClick={() => setIsOpen(false)}>
            {total === undefined
              ? t('filter.show')
              : t('filter.showCount', { count: total, shown: formatNumber(total, language) })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
