import SearchIcon from '../../../../web/icons/SearchOutlined.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useMember } from '../../session/member.ts';
import { useOwnResources } from '../use-menu.ts';
import { bestGroupsFirst, rankOf } from './rank.ts';
import { type Hit, useHits } from './use-hits.ts';

/** What is begun so often that it may begin anywhere, by who may begin it. */
const NEW: Readonly<Record<'mentor' | 'manager', ReadonlySet<string>>> = {
  mentor: new Set(['recommend_mails', 'saved_comments']),
  manager: new Set([
    'recommend_mails',
    'saved_comments',
    'companies',
    'recruitments',
    'articles',
    'events',
    'courses',
  ]),
};

/** The pages this role can open, and where something new begins; tables of master data where something is typed. */
function usePages(typed: string): Hit[] {
  const t = useTranslate();
  const { role } = useMember();
  const own = useOwnResources().filter(({ menu }) => typed !== '' || menu.group !== 'master_data');
  const all: Omit<Hit, 'rank'>[] = [
    ...own.map(({ name, menu }) => ({
      key: `page ${name}`,
      group: 'palette.pages' as const,
      name: t(menu.label),
      about: '',
      to: `/${name}`,
    })),
    ...own
      .filter(({ name }) => NEW[role].has(name))
      .map(({ name, menu }) => ({
        key: `new ${name}`,
        group: 'palette.new' as const,
        name: t('palette.new_of', { name: t(menu.label) }),
        about: '',
        to: `/${name}/create`,
      })),
  ];
  return all
    .filter(({ name }) => typed === '' || holds(name, typed))
    .map((page) => ({ ...page, rank: rankOf(typed, [page.name]) }));
}

/** Whether each of these words stands in the text, in any order. */
const holds = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Options of one kind; no element is a group of options outside of a `select`. */
const optionGroup = (name: string) => ({ role: 'group', 'aria-label': name });

/** Its list belongs to the dialog, not over it. */
const Results = (props: PaperProps) => <Paper {...props} elevation={0} square />;

function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim());
  const { hits, isPending, isWhole } = useHits(words);
  const pages = usePages(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = typed.trim() === '' ? pages : bestGroupsFirst([...hits, ...pages]);
  // Options of other answers count as others, so that Enter takes the first of those that are shown.
  const found = options.map((hit) => ({ ...hit, of: `${words} ${isWhole}` }));
  return (
    <Autocomplete<(typeof found)[number], false, true>
      open
      disablePortal
      autoHighlight
      disableClearable
      options={found}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ name, key, of }) => [name, key, of].join(' ')}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      value={null as never}
      inputValue={typed}
      onInputChange={(_event, next, reason) => {
        if (reason === 'input') setTyped(next.slice(0, STAFF_KEYWORD_MAX));
      }}
      onChange={(_event, hit) => {
        onClose();
        void navigate(hit.to);
      }}
      loading={isPending || words !== typed.trim()}
      loadingText={t('palette.searching')}
      noOptionsText={t('palette.nothing')}
      forcePopupIcon={false}
      slots={{ paper: Results }}
      slotProps={{
        popper: {
          sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
        },
        listbox: { sx: { maxHeight: 'min(60vh, 520px)' }, 'aria-label': t('palette.results') },
      }}
      renderGroup={({ key, group, children }) => (
        <Box component="li" role="none" key={key}>
          <Typography
            component="div"
            variant="caption"
            sx={{ px: 2, py: 0.5, fontWeight: 700, color: 'text.secondary', bgcolor: 'background.default' }}
          >
            {t(group as Hit['group'])}
          </Typography>
          <Box component="ul" {...optionGroup(t(group as Hit['group']))} sx={{ p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
      renderOption={({ key: _key, ...props }, { key, name, about }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          <Typography
            component="span"
            variant="body2"
            sx={{ fontWeight: 700, flexShrink: 0, maxWidth: '60%' }}
            noWrap
          >
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap>
            {about}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field}
          hiddenLabel
          placeholder={t('palette.placeholder')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          sx={{ p: 1.5, pb: 1 }}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': t('palette.label'),
              // An empty name of an option is none.
              ...(options.length === 0 && { 'aria-activedescendant': undefined }),
            },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}

/** Marks the dialog itself among others, over which it does not open. */
const PALETTE = 'palette';

/** Finds any student, company, job, application, mail or page from anywhere, by Ctrl+K. */
export function CommandPalette() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK')
        return;
      event.preventDefault();
      if (!document.querySelector(`[role="dialog"]:not(.${PALETTE})`)) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={() => setOpen(true)}
        aria-label={t('palette.open')}
        aria-keyshortcuts="Control+K"
        sx={{ minWidth: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('palette.open')}
          <Box component="kbd" sx={{ ml: 1, font: 'inherit', fontSize: '0.75rem', opacity: 0.85 }}>
            Ctrl K
          </Box>
        </Box>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullWidth
        slotProps={{ paper: { 'aria-label': t('palette.open'), className: PALETTE } }}
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      >
        <Palette onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
