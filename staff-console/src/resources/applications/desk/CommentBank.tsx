import QuickreplyIcon from '../../../../../web/icons/QuickreplyOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCreate, useGetList, useNotify, useRefresh } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { LINE_MAX } from '../../../../../domain/constants.ts';
import { languageCode, languageId } from '../../../../../domain/languages.ts';
import { required } from '../../../../../domain/required.ts';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { languageName } from '../../../../../web/languages.ts';
import { Hint } from '../../../components/Hint.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Select } from '../../../components/choices.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { inWorkingOrder } from '../../../lib/map-languages.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDesk } from './desk-context.ts';

const TITLE_LETTERS = 40;

/** Puts what one has just written into the bank, under a name. */
function KeepComment({ body, language_id }: { body: string; language_id: number }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [title, setTitle] = useState<string | null>(null);
  const [create, { isPending }] = useCreate();
  if (title === null)
    return (
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() =>
          setTitle(
            Array.from(body.split('\n')[0] ?? '')
              .slice(0, TITLE_LETTERS)
              .join(''),
          )
        }
      >
        {t('correcting.bank.keep')}
      </Button>
    );
  const keep = () =>
    create(
      'saved_comments',
      { data: { title, body, language_id } },
      {
        onSuccess: () => {
          notify(t('correcting.bank.kept'), { type: 'success' });
          setTitle(null);
          refresh();
        },
        onError: (error) => notify(problemText(error, t), { type: 'error' }),
      },
    );
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label={t('correcting.bank.keep_title')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { maxLength: LINE_MAX } }}
      />
      <Button
        variant="outlined"
        disabled={title.trim() === ''}
        loading={isPending}
        onClick={() => void keep()}
      >
        {t('correcting.bank.keep_send')}
      </Button>
    </Stack>
  );
}

type Saved = StaffRow<'saved_comments'>;

const MOST = 100;

/** The student's language first, then the ones a mentor is likely to fall back to. */
function useLanguages(own: number, rows: readonly Saved[]): number[] {
  const codes = new Set(rows.map(({ language_id }) => languageCode(language_id)));
  codes.delete(languageCode(own));
  return [own, ...inWorkingOrder(codes).map((code) => required(languageId(code)))];
}

function Choosing({ written, onInsert }: { written: string; onInsert: (text: string) => void }) {
  const { t, locale } = useWording();
  const own = useDesk().application.user.page_language_id;
  const { data: rows = [], isPending } = useGetList<Saved>('saved_comments', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  const languages = useLanguages(own, rows);
  const [language, setLanguage] = useState(own);
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const inLanguage = rows.filter(({ language_id }) => language_id === language);
  const shown = inLanguage.filter(({ title, body }) =>
    `${title} ${body}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <Stack spacing={1.5} sx={{ p: 2, width: 380, maxWidth: '100%' }}>
      <Typography component="h2" variant="h3">
        {t('correcting.bank.title')}
      </Typography>
      <Stack direction="row" spacing={1}>
        <TextField
          label={t('correcting.bank.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
            event.preventDefault();
            onInsert(first.body);
          }}
          inputRef={search}
          sx={{ flex: 1 }}
        />
        <Select<number>
          label={t('correcting.bank.language')}
          value={language}
          choices={languages.map((id) => ({ value: id, label: languageName(languageCode(id), locale) }))}
          onChoose={setLanguage}
          sx={{ width: 130 }}
        />
      </Stack>
      <Box
        component="ul"
        aria-label={t('correcting.bank.title')}
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 260, overflowY: 'auto' }}
      >
        {shown.map((saved) => (
          <li key={saved.id}>
            <ButtonBase
              onClick={() => onInsert(saved.body)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'start',
                p: 1,
                borderRadius: 1,
                '&:hover, &:focus-visible': { bgcolor: 'secondary.light' },
              }}
            >
              <Typography component="span" variant="body2" sx={{ fontWeight: 700, display: 'block' }}>
                {saved.title}
              </Typography>
              <Typography component="span" variant="body2" lang={languageCode(language)} dir="auto">
                {saved.body}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {!isPending && shown.length === 0 && (
        <Hint>{t(inLanguage.length === 0 ? 'correcting.bank.none' : 'correcting.bank.no_match')}</Hint>
      )}
      {written !== '' && <KeepComment body={written} language_id={language} />}
      <PageLink to="/saved_comments" variant="body2">
        {t('correcting.bank.manage')}
      </PageLink>
    </Stack>
  );
}

/** Comments one writes often, in the student's language, put in at the cursor. */
export function CommentBank(props: { written: string; onInsert: (text: string) => void }) {
  const { t } = useWording();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<QuickreplyIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        data-comment-bank=""
        aria-expanded={anchor !== null}
      >
        {t('correcting.bank.open')}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('correcting.bank.title') } }}
      >
        <Choosing
          written={props.written}
          onInsert={(text) => {
            setAnchor(null);
            props.onInsert(text);
          }}
        />
      </Popover>
    </>
  );
}
