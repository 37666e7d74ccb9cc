import HistoryOutlined from '../../../../web/icons/HistoryOutlined.tsx';
import SearchOutlined from '../../../../web/icons/SearchOutlined.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { foldName } from '../../../../domain/search/fold.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Suggestion } from '../../lib/api-types.ts';
import { forgetLastSearches, keepLastSearch, lastSearches } from '../../lib/last-searches.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useKindNames, useSuggestions } from './use-suggestions.ts';

/** Last searches that stand above suggestions. */
const MOST_LAST_AMONG_OTHERS = 3;

interface Option {
  key: string;
  group: string;
  label: string;
  /** A last search, or a suggestion with its number of jobs. */
  count: string | null;
  isLast: boolean;
  choose(): void;
}

interface Props {
  keyword: string;
  onSearch(keyword: string): void;
  onSuggestion(suggestion: Suggestion): void;
}

/**
 * The keyword, with what it may mean while it is typed and the last searches of this device. Searching waits for Enter
 * or the button, so that Japanese input is not interrupted.
 */
export function KeywordField({ keyword, onSearch, onSuggestion }: Props) {
  const { t } = useTranslation('job_search');
  const kindNames = useKindNames();
  const language = useScreenLanguage();
  const [text, setText] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  // Another keyword than the one typed here: a part was taken off, or one went back.
  if (searched !== keyword) {
    setSearched(keyword);
    setText(keyword);
  }
  const [last, setLast] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const room = useRoomBelow(field, isOpen);
  const typed = text.trim();
  // What has been searched for needs no help until it is changed.
  const isTyping = typed !== '' && typed !== keyword;
  const suggestions = useSuggestions(text, isOpen && isTyping);

  function search(wanted: string) {
    keepLastSearch(wanted);
    setText(wanted);
    setIsOpen(false);
    onSearch(wanted);
  }

  const lastOption = (wanted: string): Option => ({
    key: `last ${wanted}`,
    group: t('suggest.recent'),
    label: wanted,
    count: null,
    isLast: true,
    choose: () => search(wanted),
  });
  const forget: Option = {
    key: 'forget',
    group: t('suggest.recent'),
    label: t('suggest.forget'),
    count: null,
    isLast: false,
    choose() {
      forgetLastSearches();
      setLast([]);
    },
  };
  const suggested = (suggestion: Suggestion): Option => ({
    key: `${suggestion.kind} ${JSON.stringify(suggestion.q)} ${suggestion.name}`,
    group: kindNames[suggestion.kind],
    label: suggestion.name,
    count: t('search.count', {
      count: suggestion.job_count,
      shown: formatNumber(suggestion.job_count, language),
    }),
    isLast: false,
    choose() {
      setText(suggestion.full_text_search_query);
      setIsOpen(false);
      onSuggestion(suggestion);
    },
  });

  function options(): Option[] {
    if (typed === '') return last.length === 0 ? [] : [...last.map(lastOption), forget];
    if (!isTyping) return [];
    const folded = foldName(typed);
    const alike = last.filter((other) => foldName(other).includes(folded) && other !== typed);
    return [...alike.slice(0, MOST_LAST_AMONG_OTHERS).map(lastOption), ...suggestions.map(suggested)];
  }

  return (
    <search>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}
      >
        <Autocomplete<Option, false, true, true>
          freeSolo
          fullWidth
          disableClearable
          openOnFocus
          blurOnSelect="touch"
          handleHomeEndKeys={false}
          open={isOpen}
          onOpen={() => {
            setLast(lastSearches());
            setIsOpen(true);
          }}
          onClose={() => setIsOpen(false)}
          options={options()}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.key)}
          value={text}
          inputValue={text}
          onInputChange={(_event, next, reason) => {
            if (reason === 'input') setText(next);
          }}
          onChange={(_event, option) => {
            if (typeof option !== 'string') option.choose();
          }}
          renderGroup={({ key, group, children }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML groups options inside of a list
            <Box component="li" key={key} role="group" aria-label={group}>
              <ListSubheader component="div" aria-hidden sx={{ lineHeight: 2.5, top: -8 }}>
                {group}
              </ListSubheader>
              <Box component="ul" role="presentation" sx={{ p: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          renderOption={({ key, ...properties }, { label, count, isLast }) => (
            <Box component="li" key={key} {...properties} sx={{ '&&': { minHeight: 44 }, gap: 1.5 }}>
              {isLast && <HistoryOutlined fontSize="small" color="action" />}
              <Box component="span" sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              {count !== null && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                  {count}
                </Typography>
              )}
            </Box>
          )}
          slotProps={{
            popper: {
              placement: 'bottom-start',
              modifiers: [{ name: 'flip', enabled: false }],
              sx: { maxWidth: 640 },
            },
            listbox: { sx: { maxHeight: room } },
          }}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              ref={setField}
              type="search"
              label={t('filter.keyword')}
              placeholder={t('filter.keywordExample')}
              slotProps={{
                ...parameters.slotProps,
                htmlInput: {
                  ...parameters.slotProps.htmlInput,
                  maxLength: KEYWORD_MAX,
                  enterKeyHint: 'search',
                },
                inputLabel: { ...parameters.slotProps.inputLabel, shrink: true },
              }}
              sx={{ scrollMarginTop: 88 }}
            />
          )}
        />
        <Button
          type="submit"
          variant="contained"
          aria-label={t('filter.search')}
          sx={{ minWidth: 56, borderRadius: 3 }}
        >
          <SearchOutlined />
        </Button>
      </Box>
    </search>
  );
}
