import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Hint } from '../Hint.tsx';
import { PageLink } from '../PageLink.tsx';
import { Row } from '../Row.tsx';
import type { Match } from './match.ts';
import { useMatchWords } from './use-match-words.ts';

interface MatchRowProps {
  match: Match;
  /** Without it, the row cannot be chosen. */
  choice?: { isChosen: boolean; toggle(): void };
  onDismiss?: () => void;
  onTakeBack?: () => void;
}

/** Who said "not this" and why, with the way back for what staff said. */
function NotThis({ match, onTakeBack }: Pick<MatchRowProps, 'match' | 'onTakeBack'>) {
  const t = useTranslate();
  const { not_this, name } = match;
  if (!not_this) return null;
  return (
    <Row sx={{ mt: 1 }}>
      {not_this.by_student && <Chip size="small" label={t('matching.by_student')} />}
      {not_this.by_staff && <Chip size="small" label={t('matching.by_staff')} />}
      {not_this.reasons.map((reason) => (
        <Typography key={reason} variant="body2">
          {reason}
        </Typography>
      ))}
      {not_this.by_staff && onTakeBack && (
        <Button size="small" onClick={onTakeBack} aria-label={t('matching.take_back_for', { name })}>
          {t('matching.take_back')}
        </Button>
      )}
    </Row>
  );
}

/** One match: how well it fits by points, what adds up to them, and what is not plainly met. */
export function MatchRow({ match, choice, onDismiss, onTakeBack }: MatchRowProps) {
  const t = useTranslate();
  const { partText, gapsText } = useMatchWords();
  const { name, path, facts, score, parts, verdict, met, total, gaps, level } = match;
  const [musts, wishes] = [gapsText(gaps, true), gapsText(gaps, false)];
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ listStyle: 'none', p: 2, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      {choice && (
        <Checkbox
          checked={choice.isChosen}
          onChange={choice.toggle}
          sx={{ m: -1 }}
          slotProps={{ input: { 'aria-label': t('matching.choose', { name }) } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <PageLink to={path} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {name}
          </PageLink>
          <Hint>{facts}</Hint>
        </Box>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, my: 1, listStyle: 'none' }}
        >
          {parts.map((part) => (
            <Chip
              key={part.part}
              component="li"
              size="small"
              label={t('matching.plus', { text: partText(part, level), points: part.points })}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
            />
          ))}
        </Box>
        <Typography variant="body2">
          <strong>{t(`matching.verdict.${verdict}`)}</strong>
          {total > 0 && ` · ${t('matching.met', { met, total })}`}
        </Typography>
        {musts && <Typography variant="body2">{musts}</Typography>}
        {wishes && <Hint>{t('matching.wishes', { list: wishes })}</Hint>}
        <NotThis match={match} {...(onTakeBack && { onTakeBack })} />
      </Box>
      <Stack sx={{ alignItems: 'flex-end', flexShrink: 0 }} spacing={1}>
        <Typography component="p" variant="h2" sx={{ lineHeight: 1 }}>
          <Typography component="span" variant="caption" color="textSecondary">
            {t('matching.score')}{' '}
          </Typography>
          {score}
        </Typography>
        {onDismiss && (
          <Button
            size="small"
            color="inherit"
            onClick={onDismiss}
            aria-label={t('matching.not_this_for', { name })}
          >
            {t('matching.not_this')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
