import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ANSWER_GUIDANCE_LENGTH } from '../../../../domain/constants.ts';
import { lengthFinding } from '../../../../domain/resume-checks.ts';
import { answerLength } from '../../../../domain/text-count.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useFindingText } from './use-finding-text.ts';

interface Props {
  text: string;
  /** About how long the company wants it. */
  charactersJa: number | null;
  wordsEn: number | null;
}

/** Length against what is asked for: characters of a Japanese text, words of another. */
export function TextMeter({ text, charactersJa, wordsEn }: Props) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  const { unit, length } =
    text.trim() === ''
      ? { unit: language === 'ja' ? ('characters' as const) : ('words' as const), length: 0 }
      : answerLength(text);
  const wanted = unit === 'characters' ? charactersJa : wordsEn;
  const goal = wanted ?? ANSWER_GUIDANCE_LENGTH;
  const finding = lengthFinding(text, { characters_ja: charactersJa, words_en: wordsEn });
  const sentence = useFindingText();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <LinearProgress
        variant="determinate"
        aria-hidden
        color={length >= goal ? 'primary' : 'secondary'}
        value={Math.min(100, (length / goal) * 100)}
        sx={{ height: 5, borderRadius: 3, bgcolor: 'secondary.light' }}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <span>
          {t(`meter.${unit}`, { count: length })}{' '}
          {wanted !== null && t(`meter.wanted.${unit}`, { count: wanted })}
        </span>
        {finding && <span>{sentence(finding)}</span>}
      </Box>
    </Box>
  );
}
