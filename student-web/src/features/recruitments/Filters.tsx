import CloseOutlined from '../../../../web/icons/CloseOutlined.tsx';
import TuneOutlined from '../../../../web/icons/TuneOutlined.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CONTRACT_TERMS, JLPT_DIGITS, PAY_STEPS, PUBLISHED_DAYS } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Student } from '../../lib/api-types.ts';
import { formatNumber, formatYen } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { studentLevel } from '../../lib/salary.ts';
import type { StudentLevel } from '../../lib/salary.ts';
import { FIELD_FILTERS, publishedName, SET_OF_FILTER } from './filter-chips.ts';
import type { FieldFilter } from './filter-chips.ts';
import { countFilters, NO_SEARCH } from './search-address.ts';
import type { FlagFilter, Search } from './search-address.ts';
import { useFilterCounts } from './use-filter-counts.ts';
import type { FilterCount } from './use-filter-counts.ts';
import type { FilterNames } from './use-filter-names.ts';

/** What nearly everybody asks for first; the rest is folded away until it is in use. */
const FIRST: readonly FieldFilter[] = [
  'company_offices_prefecture_id_eq_any',
  'job_categories_id_eq_any',
  'target_study_department_categories_id_eq_any',
];
const WITH_WORK: readonly FieldFilter[] = ['housing_support_types_id_eq_any'];
const MORE = FIELD_FILTERS.filter((name) => !FIRST.includes(name) && !WITH_WORK.includes(name));

export interface FilterProps {
  search: Search;
  master: FilterNames;
  onChange(part: Partial<Search>): void;
}
/** A field of the form. */
type FieldProps = FilterProps & { count: FilterCount };

interface FiltersProps extends FilterProps {
  own: Student | null;
  /** False while nobody sees them: nothing is counted then. */
  isShown: boolean;
}

export function Filters({ own, isShown, ...props }: FiltersProps) {
  const { search, onChange } = props;
  const { t } = useTranslation('job_search');
  const [level, setLevel] = useState<StudentLevel | null>(null);
  const payLevel = search.pay?.level ?? level ?? studentLevel(own) ?? 'bachelor';
  const count = useFilterCounts(search, payLevel, isShown);
  const counted = useCounted();
  const fields: FieldProps = { ...props, count };
  const isMoreInUse =
    search.flags.recruitment_careers_is_work_globaly_eq || MORE.some((name) => search.lists[name].length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {FIRST.map((name) => (
        <ListField key={name} name={name} {...fields} />
      ))}
      <Select
        label={t('filter.required_jlpt_gteq')}
        value={search.required_jlpt_gteq}
        values={JLPT_DIGITS}
        none={t('filter.anyLevel')}
        nameOf={(digit) => counted(t('filter.myLevel', { level: digit }), count('required_jlpt_gteq', digit))}
        onChange={(digit) => onChange({ required_jlpt_gteq: digit })}
      />
      <FlagField name="is_without_japanese_eq" {...fields} />
      {own && (
        <div>
          <FlagField name="is_fit_eq" {...fields} />
          <FormHelperText>{t('filter.fitHelp')}</FormHelperText>
        </div>
      )}
      <div>
        <FlagField name="is_available_from_overseas_eq" {...fields} />
        <FormHelperText>{t('filter.overseasHelp')}</FormHelperText>
      </div>
      <FlagField name="is_visa_supported_eq" {...fields} />
      <PayFields
        level={payLevel}
        onLevel={(chosen) => {
          setLevel(chosen);
          if (search.pay) onChange({ pay: { ...search.pay, level: chosen } });
        }}
        {...fields}
      />
      <ContractField {...fields} />
      <Group label={t('filter.daysAndPlace')}>
        <FlagField name="is_weekends_off_eq" {...fields} />
        <FlagField name="is_without_transfers_eq" {...fields} />
      </Group>
      {WITH_WORK.map((name) => (
        <ListField key={name} name={name} {...fields} />
      ))}
      <Select
        label={t('filter.published')}
        value={search.published_within_days}
        values={PUBLISHED_DAYS}
        none={t('filter.anyDay')}
        nameOf={(days) => counted(publishedName(t, days), count('published_within_days', days))}
        onChange={(days) => onChange({ published_within_days: days })}
      />
      <Box
        component="details"
        open={isMoreInUse || undefined}
        sx={{ '& summary': { cursor: 'pointer', py: 1, fontWeight: 600, color: 'secondary.main' } }}
      >
        <summary>{t('filter.more')}</summary>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1.5 }}>
          {MORE.map((name) => (
            <ListField key={name} name={name} {...fields} />
          ))}
          <FlagField name="recruitment_careers_is_work_globaly_eq" {...fields} />
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

/** A value's name with the jobs it would find, where they are known. */
function useCounted() {
  const { t } = useTranslation('job_search');
  const language = useScreenLanguage();
  return (label: string, count: number | undefined) =>
    count === undefined ? label : t('filter.counted', { label, shown: formatNumber(count, language) });
}

interface SelectProps<V extends string | number> {
  label: string;
  value: V | null;
  values: readonly V[];
  /** What no choice is called; absent where there always is one. */
  none?: string;
  nameOf(value: V): string;
  onChange(value: V | null): void;
}

function Select<V extends string | number>(props: SelectProps<V>) {
  const { label, value, values, none, nameOf, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(values.find((one) => String(one) === event.target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </TextField>
  );
}

/** Pay at the level of who looks; another level can be chosen. */
function PayFields({
  search,
  count,
  level,
  onLevel,
  onChange,
}: FieldProps & { level: StudentLevel; onLevel(level: StudentLevel): void }) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const language = useScreenLanguage();
  const counted = useCounted();
  const min = search.pay?.min ?? null;
  // An address may ask for an amount between those offered.
  const amounts = [...new Set([...PAY_STEPS, ...(min === null ? [] : [min])])].sort((a, b) => a - b);
  const isOffered = (amount: number) => (PAY_STEPS as readonly number[]).includes(amount);
  return (
    <Group label={t('filter.pay')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1.5 }}>
        <Select
          label={t('filter.payLevel')}
          value={level}
          values={STUDENT_LEVELS}
          nameOf={(one) => t(`job_cards:level.${one}`)}
          onChange={(one) => one && onLevel(one)}
        />
        <Select
          label={t('filter.payMin')}
          value={min}
          values={amounts}
          none={t('filter.anyPay')}
          nameOf={(amount) =>
            counted(
              t('filter.payFrom', { amount: formatYen(amount, language) }),
              isOffered(amount) ? count('pay_min_yen', amount) : undefined,
            )
          }
          onChange={(amount) => onChange({ pay: amount === null ? null : { level, min: amount } })}
        />
      </Box>
      <FormHelperText>{t('filter.payHelp')}</FormHelperText>
    </Group>
  );
}

function ContractField({ search, count, onChange }: FieldProps) {
  const { t } = useTranslation('job_search');
  const terms = search.contract_term_eq_any;
  return (
    <Group label={t('filter.contract')}>
      {CONTRACT_TERMS.map((term) => (
        <CountedCheckbox
          key={term}
          label={t(`filter.contract_term.${term}`)}
          count={count('contract_term_eq_any', term)}
          isChecked={terms.includes(term)}
          onChange={(isChecked) =>
            onChange({
              contract_term_eq_any: CONTRACT_TERMS.filter((one) =>
                one === term ? isChecked : terms.includes(one),
              ),
            })
          }
        />
      ))}
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
    </FormControl>
  );
}

const OPTION = { display: 'flex', gap: 1, width: '100%' } as const;

function ListField({ name, search, master, count, onChange }: FieldProps & { name: FieldFilter }) {
  const { t } = useTranslation('job_search');
  const { t: common } = useTranslation();
  const language = useScreenLanguage();
  const counted = useCounted();
  const options = master.list(SET_OF_FILTER[name]);
  const isEmpty = (id: number) => count(name, id) === 0;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={3}
      options={[...options].sort((a, b) => Number(isEmpty(a.id)) - Number(isEmpty(b.id)))}
      value={options.filter((option) => search.lists[name].includes(option.id))}
      onChange={(_event, chosen) =>
        onChange({ lists: { ...search.lists, [name]: chosen.map((option) => option.id) } })
      }
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...option }, { id, label }) => {
        const found = count(name, id);
        return (
          <Box component="li" key={key} {...option} aria-label={counted(label, found)}>
            <Box sx={{ ...OPTION, color: found === 0 ? 'text.secondary' : undefined }}>
              <Box component="span" sx={{ flexGrow: 1 }}>
                {label}
              </Box>
              {found !== undefined && <span>{formatNumber(found, language)}</span>}
            </Box>
          </Box>
        );
      }}
      noOptionsText={common('noMatch')}
      clearText={common('clear')}
      openText={common('open')}
      closeText={common('close')}
      renderInput={(parameters) => <TextField {...parameters} label={t(`filter.${name}`)} />}
    />
  );
}

function FlagField({ name, search, count, onChange }: FieldProps & { name: FlagFilter }) {
  const { t } = useTranslation('job_search');
  return (
    <CountedCheckbox
      label={t(`filter.${name}`)}
      count={count(name, true)}
      isChecked={search.flags[name]}
      onChange={(isChecked) => onChange({ flags: { ...search.flags, [name]: isChecked } })}
    />
  );
}

interface CountedCheckboxProps {
  label: string;
  count: number | undefined;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** The place of the count is kept free, so that nothing moves when it comes. */
function CountedCheckbox({ label, count, isChecked, onChange }: CountedCheckboxProps) {
  const language = useScreenLanguage();
  return (
    <FormControlLabel
      sx={{ width: '100%', mr: 0, '& .MuiFormControlLabel-label': { flexGrow: 1 } }}
      label={
        <Box component="span" sx={{ ...OPTION, color: count === 0 ? 'text.secondary' : undefined }}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {label}
          </Box>
          <Box component="span" sx={{ minWidth: '4ch', textAlign: 'right' }}>
            {count !== undefined && formatNumber(count, language)}
          </Box>
        </Box>
      }
      control={<Checkbox checked={isChecked} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}

/** On a phone the filters are a sheet of their own. */
export function FiltersButton({
  total,
  ...props
}: Omit<FiltersProps, 'isShown'> & { total: number | undefined }) {
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
        sx={{
          display: { md: 'none' },
          minHeight: 40,
          whiteSpace: 'nowrap',
          flexShrink: 0,
          bgcolor: 'background.paper',
        }}
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
            <Filters {...props} isShown={isOpen} />
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
