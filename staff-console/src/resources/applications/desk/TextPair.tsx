import { LONG_TEXT_MAX } from '../../../../../server/domain/constants.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useLocale } from 'react-admin';
import { useSay } from '../../../i18n/use-words.ts';
import { countCharacters, countWords, isMostlyJapanese } from '../../../../../server/domain/text-count.ts';
import { Comments, type CommentAbout } from './Comments.tsx';
import type { TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { Difference } from './Difference.tsx';

export interface PairedText {
  id: string;
  /** Null while the student has not begun an answer: then there is nothing to correct. */
  key: TextKey | null;
  title: string;
  purpose: string;
  isRequired: boolean;
  original: string | null;
  /** The recruitment's approximate lengths. */
  characters: number | null;
  words: number | null;
  about: CommentAbout | null;
}

function Count({ text, pair }: { text: string; pair: PairedText }) {
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const isWords = pair.words !== null && text !== '' && !isMostlyJapanese(text);
  const count = number.format(isWords ? countWords(text) : countCharacters(text));
  const target = isWords ? pair.words : pair.characters;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {target === null
        ? say('desk.characters', { count })
        : say(isWords ? 'desk.words_of' : 'desk.characters_of', { count, target: number.format(target) })}
    </Typography>
  );
}

function Editor({ pair, textKey }: { pair: PairedText; textKey: TextKey }) {
  const say = useSay();
  const { correction } = useDesk();
  const text = correction.texts[textKey] ?? '';
  const error = correction.errors[textKey];
  return (
    <>
      <TextField
        aria-label={undefined}
        value={text}
        onChange={(event) => correction.write(textKey, event.target.value)}
        error={error !== undefined}
        helperText={error}
        multiline
        minRows={4}
        slotProps={{
          htmlInput: {
            lang: 'ja',
            maxLength: LONG_TEXT_MAX,
            'aria-label': say('desk.correction_of', { title: pair.title }),
          },
        }}
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        <Count text={text} pair={pair} />
        {text === '' && pair.original && (
          <Button size="small" onClick={() => correction.write(textKey, pair.original ?? '')}>
            {say('desk.start_from_original')}
          </Button>
        )}
      </Box>
    </>
  );
}

function Correction({ pair, textKey }: { pair: PairedText; textKey: TextKey }) {
  const say = useSay();
  const { correction, isEditable } = useDesk();
  const text = correction.texts[textKey] ?? '';
  // The marks may lag a little behind the typing; the typing never waits for them.
  const marked = useDeferredValue(text);
  return (
    <Box>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {say('desk.correction')}
      </Typography>
      {isEditable ? (
        <Editor pair={pair} textKey={textKey} />
      ) : text ? (
        <>
          <Typography lang="ja" sx={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Typography>
          <Count text={text} pair={pair} />
        </>
      ) : (
        <Typography color="textSecondary">{say('desk.not_corrected')}</Typography>
      )}
      {marked && <Difference before={pair.original ?? ''} after={marked} />}
    </Box>
  );
}

/** One text: the student's words on the left, never changed; the correction on the right. */
export function TextPair({ pair }: { pair: PairedText }) {
  const say = useSay();
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={`${pair.id}-title`}
      sx={{ p: { xs: 2, md: 2.5 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={`${pair.id}-title`} component="h3" variant="h3">
          {pair.title}
        </Typography>
        {pair.isRequired && <Chip size="small" variant="outlined" label={say('desk.required')} />}
      </Box>
      {pair.purpose && (
        <Typography variant="body2" color="textSecondary">
          {say('desk.purpose')}: {pair.purpose}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          my: 1.5,
        }}
      >
        <Box>
          <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
            {say('desk.original')}
          </Typography>
          {pair.original ? (
            <>
              <Typography
                component="div"
                sx={{ whiteSpace: 'pre-wrap', bgcolor: 'background.default', borderRadius: 1, p: 1.5 }}
              >
                {pair.original}
              </Typography>
              <Count text={pair.original} pair={pair} />
            </>
          ) : (
            <Typography color="textSecondary">{say('desk.not_answered')}</Typography>
          )}
        </Box>
        {pair.key && <Correction pair={pair} textKey={pair.key} />}
      </Box>
      {pair.about && (
        <Comments about={pair.about} title={say('desk.comments_about', { title: pair.title })} />
      )}
    </Paper>
  );
}
