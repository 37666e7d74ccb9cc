import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useField } from '../../components/form/use-field.tsx';
import { api } from '../../lib/api.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { useLater } from '../../lib/use-later.ts';

interface Value {
  id: number | null;
  local_name: string;
  english_name: string | null;
  country_id: number | null;
}
/** What is shown of it, and not kept in the form. */
interface Option extends Value {
  prefecture_id?: number | null;
  current_university?: { local_name: string } | null;
}

const ASK_AFTER = 250;

/** By any of their names, the closest first. */
const find = async (text: string): Promise<Option[]> =>
  (await api.query('get_universities', { q: { local_name_cont: text }, per_page: 20 })).universities;

interface Props {
  name: string;
  /** Where a university the student adds most likely is. */
  homeCountryId: number | null;
}

/** A university found by any of its names; one that is not in the list is added with its country. */
export function UniversityInput({ name, homeCountryId }: Props) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { field, id, error, below } = useField(name);
  const value = field.value as Value | null;
  const master = useMasterData(['countries', 'prefectures']);
  const [text, setText] = useState('');
  const asked = useLater(text.trim(), ASK_AFTER);
  const isSearching = asked.length >= 2 && asked !== value?.local_name;
  const answer = useQuery({
    queryKey: ['universities', asked],
    queryFn: () => find(asked),
    enabled: isSearching,
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  });
  const found: Option[] = isSearching ? (answer.data ?? []) : [];
  const isListed = found.some((option) => option.local_name.toLowerCase() === asked.toLowerCase());
  const addMine: Option[] =
    isSearching && !isListed && !answer.isFetching
      ? [{ id: null, local_name: asked, english_name: null, country_id: homeCountryId }]
      : [];
  const countries = master.list('countries');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Autocomplete<Option>
        id={id}
        options={[...found, ...addMine]}
        filterOptions={(options) => options}
        value={value}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        onChange={(_event, option) =>
          field.onChange(
            option && {
              id: option.id,
              local_name: option.local_name,
              english_name: option.english_name,
              country_id: option.country_id,
            },
          )
        }
        onBlur={field.onBlur}
        loading={answer.isFetching}
        getOptionLabel={(option) => option.local_name}
        getOptionKey={(option) => option.id ?? 'new'}
        isOptionEqualToValue={(option, chosen) =>
          option.id === chosen.id && option.local_name === chosen.local_name
        }
        noOptionsText={
          answer.isError
            ? common('noConnection.text')
            : asked.length < 2
              ? t('university.type')
              : common('noMatch')
        }
        loadingText={common('loading')}
        clearText={common('clear')}
        openText={common('open')}
        closeText={common('close')}
        renderOption={({ key, ...properties }, option) => (
          <Box component="li" key={key} {...properties}>
            {option.id === null ? (
              <strong>{t('university.add', { name: option.local_name })}</strong>
            ) : (
              <div>
                {option.local_name}
                <Typography variant="body2" color="textSecondary">
                  {[
                    option.english_name !== option.local_name && option.english_name,
                    option.current_university &&
                      t('university.now', { name: option.current_university.local_name }),
                    option.prefecture_id
                      ? master.name('prefectures', option.prefecture_id)
                      : master.name('countries', option.country_id),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </div>
            )}
          </Box>
        )}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label={t('field.university')}
            required
            inputRef={field.ref}
            error={Boolean(error)}
            helperText={below(t('university.help'))}
          />
        )}
      />
      {value && value.id === null && (
        <>
          <Notice severity="info">{t('university.new')}</Notice>
          <TextField
            label={t('university.englishName')}
            value={value.english_name ?? ''}
            onChange={(event) => field.onChange({ ...value, english_name: event.target.value || null })}
            helperText={t('university.englishNameHelp')}
          />
          <Autocomplete
            options={countries}
            value={countries.find((option) => option.id === value.country_id) ?? null}
            onChange={(_event, option) => field.onChange({ ...value, country_id: option?.id ?? null })}
            getOptionKey={(option) => option.id}
            noOptionsText={common('noMatch')}
            clearText={common('clear')}
            openText={common('open')}
            closeText={common('close')}
            renderInput={(parameters) => (
              <TextField
                {...parameters}
                label={t('university.country')}
                required
                error={value.country_id === null}
                helperText={value.country_id === null && t('university.countryNeeded')}
              />
            )}
          />
        </>
      )}
    </Box>
  );
}
