import CloseOutlined from '@mui/icons-material/CloseOutlined';
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
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { FIELD_FILTERS, SET_OF_FILTER } from './filter-chips.ts';
import type { FieldFilter } from './filter-chips.ts';
import { countFilters, NO_SEARCH } from './search-address.ts';
import type { FlagFilter, Search } from './search-address.ts';
import type { FilterNames } from './use-filter-names.ts';

/** What nearly everybody asks for first; the rest is folded away until it is in use. */
const FIRST: readonly FieldFilter[] = [
  'company_offices_prefecture_id_eq_any',
  'job_categories_id_eq_any',
  'target_study_department_categories_id_eq_any',
];
const MORE = FIELD_FILTERS.filter((name) => !FIRST.includes(name));

export interface FilterProps {
  search: Search;
  master: FilterNames;
  onChange(part: Partial<Search>): void;
}

export function Filters(props: FilterProps) {
  const { search, onChange } = props;
  const { t } = useTranslation('job_search');
  const { lists, flags } = search;
  const isMoreInUse =
    flags.recruitment_careers_is_work_globaly_eq || MORE.some((name) => lists[name].length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {FIRST.map((name) => (
        <ListField key={name} name={name} {...props} />
      ))}
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
        <FlagField name="is_available_from_overseas_eq" {...props} />
        <FormHelperText>{t('filter.overseasHelp')}</FormHelperText>
      </div>
      <Box
        component="details"
        open={isMoreInUse || undefined}
        sx={{ '& summary': { cursor: 'pointer', py: 1, fontWeight: 600, color: 'secondary.main' } }}
      >
        <summary>{t('filter.more')}</summary>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1.5 }}>
          {MORE.map((name) => (
            <ListField key={name} name={name} {...props} />
          ))}
          <FlagField name="recruitment_careers_is_work_globaly_eq" {...props} />
        </Box>
      </Box>
      {countFilters(search) > 0 && (
        <Button onClick={() => onChange({ ...NO_SEARCH, keyword: search.keyword, sort: search.sort })}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

function ListField({ name, search, master, onChange }: FilterProps & { name: FieldFilter }) {
  const { t } = useTranslation('job_search');
  const { t: common } = useTranslation();
  const options = master.list(SET_OF_FILTER[name]);
  return (
    <Autocomplete
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
}

function FlagField({ name, search, onChange }: FilterProps & { name: FlagFilter }) {
  const { t } = useTranslation('job_search');
  return (
    <FormControlLabel
      label={t(`filter.${name}`)}
      control={
        <Checkbox
          checked={search.flags[name]}
          onChange={(_event, checked) => onChange({ flags: { ...search.flags, [name]: checked } })}
        />
      }
    />
  );
}

/** On a phone the filters are a sheet of their own. */
export function FiltersButton({ total, ...props }: FilterProps & { total: number | undefined }) {
  const { t } = useTranslation('job_search');
  const { t: common } = useTranslation();
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
        <DialogTitle id="filters-title" sx={{ display: 'flex', alignItems: 'center' }}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {t('filter.heading')}
          </Box>
          <IconButton aria-label={common('close')} onClick={() => setIsOpen(false)} sx={{ mr: -1 }}>
            <CloseOutlined />
          </IconButton>
        </DialogTitle>
        <DialogContent>
          <Box sx={{ pt: 1 }}>
            <Filters {...props} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="contained" fullWidth onClick={() => setIsOpen(false)}>
            {total === undefined
              ? t('filter.show')
              : total === 0
                ? t('filter.showNone')
                : t('filter.showCount', { count: total, shown: formatNumber(total, language) })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
