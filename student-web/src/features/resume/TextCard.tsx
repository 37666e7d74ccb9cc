import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LONG_TEXT_MAX } from '../../../../domain/constants.ts';
import { checkResumeText } from '../../../../domain/resume-checks.ts';
import type { ResumeTextContext } from '../../../../domain/resume-checks.ts';
import type { Application } from '../../lib/api-types.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { Findings } from './Findings.tsx';
import { selectInField } from './select-in-field.ts';
import { TextMeter } from './TextMeter.tsx';

interface Props {
  id: string;
  title: ReactNode;
  explanation: ReactNode;
  isRequired: boolean;
  text: string;
  error: string | undefined;
  /** What the machine checks it against. */
  context: ResumeTextContext;
  comments?: Application['comments'];
  /** Ways to start: openings, earlier answers, earlier versions. */
  helpers?: ReactNode;
  onWrite(text: string): void;
}

/** One text of the resume: what it is for, the field, how long it is, and what the mentor said. */
export function TextCard(props: Props) {
  const { id, title, explanation, isRequired, text, error, context, comments = [], helpers, onWrite } = props;
  const { t } = useTranslation('resume');
  // The checks follow a moment later when a key is faster than they are.
  const checked = useDeferredValue(text);
  const findings = useMemo(
    () => checkResumeText(checked, context).filter(({ length }) => !length),
    [checked, context],
  );
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, overflow: 'visible' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="h3" id={`${id}-title`} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Chip
          size="small"
          label={isRequired ? t('required') : t('optional')}
          sx={
            isRequired
              ? { bgcolor: 'warning.light', color: 'warning.dark' }
              : { bgcolor: 'secondary.light', color: 'secondary.dark' }
          }
        />
      </Box>
      {explanation && (
        <Box id={`${id}-help`} sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>
          {explanation}
        </Box>
      )}
      <CommentList comments={comments} />
      {helpers && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
          {helpers}
        </Box>
      )}
      <TextField
        multiline
        minRows={5}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        error={Boolean(error)}
        helperText={error}
        // What is said under the field is scrolled to with it.
        sx={{ '& textarea': { scrollMarginBottom: '5rem' } }}
        slotProps={{
          htmlInput: {
            'aria-labelledby': `${id}-title`,
            'aria-describedby': `${id}-help ${id}-findings`,
            maxLength: LONG_TEXT_MAX,
            dir: 'auto',
          },
        }}
      />
      {!context.may_be_short && (
        <TextMeter text={text} charactersJa={context.characters_ja} wordsEn={context.words_en} />
      )}
      <Findings
        id={`${id}-findings`}
        text={checked}
        findings={findings}
        onShow={(span) => selectInField(id, span)}
      />
    </Card>
  );
}

/** The mentor's comments on this text. */
export function CommentList({ comments }: { comments: Application['comments'] }) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  if (comments.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('comments')}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}
    >
      {comments.map((comment) => (
        <Box
          component="li"
          key={comment.id}
          sx={{
            p: 1.75,
            borderRadius: 3,
            bgcolor: comment.author === 'student' ? 'secondary.light' : '#FFF6EC',
          }}
        >
          <Typography variant="caption" color="textSecondary" component="div">
            {comment.author === 'student' ? t('you') : t('mentor')} ·{' '}
            {formatTokyoTime(comment.created_at, language)}
          </Typography>
          {comment.quote && (
            <Box
              component="blockquote"
              lang="ja"
              sx={{ m: 0, my: 0.5, pl: 1.25, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' }}
            >
              {comment.quote}
            </Box>
          )}
          <Typography sx={{ whiteSpace: 'pre-line' }}>{comment.body}</Typography>
        </Box>
      ))}
    </Box>
  );
}
