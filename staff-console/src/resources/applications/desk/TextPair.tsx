import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useRef } from 'react';
import { LONG_TEXT_MAX } from '../../../../../domain/constants.ts';
import { countCharacters, countWords, isMostlyJapanese } from '../../../../../domain/text-count.ts';
import { Hint } from '../../../components/Hint.tsx';
import { MarkedDifference } from '../../../components/MarkedDifference.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { ChangeReasons } from './ChangeReasons.tsx';
import { Comments } from './Comments.tsx';
import type { TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { Findings } from './Findings.tsx';
import { type PairedText, useTextChecks } from './resume-texts.ts';
import { WritesHere } from './Presence.tsx';
import { Readings } from './Readings.tsx';
import { numberFormat } from '../../../lib/intl-formats.ts';

/** The correction against the student's words. */
function Difference({ before, after }: { before: string; after: string }) {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {t('desk.difference')}
      </Typography>
      {before === after ? (
        <Hint>{t('desk.no_difference')}</Hint>
      ) : (
        <MarkedDifference before={before} after={after} lang="ja" />
      )}
    </Box>
  );
}

function Count({ text, pair }: { text: string; pair: PairedText }) {
  const { t, locale } = useWording();
  const number = numberFormat(locale);
  const isWords = pair.words !== null && text !== '' && !isMostlyJapanese(text);
  const count = number.format(isWords ? countWords(text) : countCharacters(text));
  const target = isWords ? pair.words : pair.characters;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {target === null
        ? t('desk.characters', { count })
        : t(isWords ? 'desk.words_of' : 'desk.characters_of', { count, target: number.format(target) })}
    </Typography>
  );
}

function Editor({ pair, textKey }: { pair: PairedText; textKey: TextKey }) {
  const { t } = useWording();
  const { correction } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = correction.texts[textKey] ?? '';
  // The checks follow a moment later when a key is faster than they are.
  const checked = useDeferredValue(text);
  const findings = useTextChecks(pair, checked);
  const error = correction.errors[textKey];
  return (
    <>
      <TextField
        inputRef={field}
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
            'aria-label': t('desk.correction_of', { title: pair.title }),
            'data-correction': '',
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
          <Button size="small" data-start="" onClick={() => correction.write(textKey, pair.original ?? '')}>
            {t('desk.start_from_original')}
          </Button>
        )}
      </Box>
      <Findings
        text={checked}
        findings={findings}
        onShow={({ start, end }) => {
          field.current?.focus();
          field.current?.setSelectionRange(start, end);
        }}
      />
    </>
  );
}

/** The student's words, never changed, with what the machine noticed in them. */
function Original({ pair, text }: { pair: PairedText; text: string }) {
  const findings = useTextChecks(pair, text);
  return (
    <>
      <Typography
        component="div"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', bgcolor: 'background.default', borderRadius: 1, p: 1.5 }}
      >
        <Readings text={text} />
      </Typography>
      <Count text={text} pair={pair} />
      <Findings text={text} findings={findings} />
    </>
  );
}

function Correction({ pair, textKey }: { pair: PairedText; textKey: TextKey }) {
  const { t } = useWording();
  const { correction, isEditable } = useDesk();
  const text = correction.texts[textKey] ?? '';
  // The marks may lag a little behind the typing; the typing never waits for them.
  const marked = useDeferredValue(text);
  return (
    <Box>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {t('desk.correction')}
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
        <Typography color="textSecondary">{t('desk.not_corrected')}</Typography>
      )}
      {marked && <Difference before={pair.original ?? ''} after={marked} />}
    </Box>
  );
}

/** Why the mentor changed what, under the two texts. */
function Reasons({ pair, textKey }: { pair: PairedText; textKey: TextKey }) {
  // As the marks do, they may lag a little behind the typing.
  const after = useDeferredValue(useDesk().correction.texts[textKey] ?? '');
  if (!after) return null;
  return <ChangeReasons textKey={textKey} title={pair.title} before={pair.original ?? ''} after={after} />;
}

/** One text: the student's words on the left, never changed; the correction on the right. */
export function TextPair({ pair }: { pair: PairedText }) {
  const { t } = useWording();
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={`${pair.id}-title`}
      tabIndex={-1}
      data-answer={pair.key ?? ''}
      data-place={pair.id}
      sx={{ p: 2, scrollMarginTop: { xs: 70, md: 130 }, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={`${pair.id}-title`} component="h3" variant="h3">
          {pair.title}
        </Typography>
        {pair.isRequired && <Chip size="small" variant="outlined" label={t('desk.required')} />}
        {pair.key && <WritesHere textKey={pair.key} />}
      </Box>
      {pair.purpose && (
        <Hint>
          {t('desk.purpose')}: {pair.purpose}
        </Hint>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          // By the width the text has, not the window's: the side may be narrow or wide.
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
          my: 1.5,
        }}
      >
        <Box>
          <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
            {t('desk.original')}
          </Typography>
          {pair.original ? (
            <Original pair={pair} text={pair.original} />
          ) : (
            <Typography color="textSecondary">{t('desk.not_answered')}</Typography>
          )}
        </Box>
        {pair.key && <Correction pair={pair} textKey={pair.key} />}
      </Box>
      {pair.key && <Reasons pair={pair} textKey={pair.key} />}
      {pair.about && <Comments about={pair.about} title={t('desk.comments_about', { title: pair.title })} />}
    </Paper>
  );
}
