import ErrorIcon from '../../../../../web/icons/ErrorOutlineOutlined.tsx';
import LightbulbIcon from '../../../../../web/icons/LightbulbOutlined.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RESUME_TEXTS } from '../../../../../domain/entities/resume.ts';
import type { ResumeFinding } from '../../../../../domain/resume-checks.ts';
import { staffDrafts } from '../../../../../web/drafts.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useFindingSentence } from '../../../lib/finding-sentence.ts';
import { useMember } from '../../../session/member.ts';
import { countUnexplained } from '../desk/ChangeReasons.tsx';
import { commentDraft } from '../desk/Comments.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { goToAnswer, goToComment, goToNextReason } from '../desk/desk-keys.tsx';
import { type PairedText, usePairs, useTextChecker } from '../desk/resume-texts.ts';

/** One thing to look at before it goes, with the way there. */
interface Item {
  id: string;
  isSerious: boolean;
  text: string;
  go(): void;
}

const isSerious = ({ check }: ResumeFinding) =>
  check === 'other_company' || check === 'mixed_calendars' || check === 'template_brackets';

const NO_QUESTION = {
  key: null,
  purpose: '',
  isRequired: false,
  original: null,
  characters: null,
  words: null,
  templates: [],
  about: null,
};

/** What a mentor would be sorry to have overlooked, the serious first. */
function useItems(): Item[] {
  const t = useTranslate();
  const { application, correction } = useDesk();
  const { hf_member_id } = useMember();
  const now = useNow().getTime();
  const check = useTextChecker();
  const sentence = useFindingSentence();
  const pairs = usePairs(application, RESUME_TEXTS);
  const written = pairs.filter(({ original, key, isRequired }) =>
    Boolean(original || (key && correction.texts[key]) || isRequired),
  );
  const afterOf = ({ key }: PairedText) => (key && correction.texts[key]) || '';
  const untouched = written
    .filter((pair) => afterOf(pair) === '' || afterOf(pair) === pair.original)
    .map((pair): Item => ({
      id: `untouched ${pair.id}`,
      isSerious: pair.isRequired && !pair.original,
      text: t(pair.original ? 'preflight.untouched' : 'preflight.unanswered', { title: pair.title }),
      go: () => goToAnswer(pair.id),
    }));
  const toItem = (pair: PairedText, finding: ResumeFinding): Item => ({
    id: `${finding.check} ${pair.id}`,
    isSerious: isSerious(finding),
    text: t('preflight.finding', { title: pair.title, finding: sentence(finding) }),
    go: () => goToAnswer(pair.id, finding.spans[0]),
  });
  const warnings = written.flatMap((pair) =>
    check(pair, afterOf(pair) || pair.original || '').map((finding) => toItem(pair, finding)),
  );
  // Hints about style do not apply to the note to the company.
  const remark: PairedText = { ...NO_QUESTION, id: 'remark', title: t('desk.remark') };
  const inRemark = check(remark, correction.texts.hf_remark ?? '')
    .filter(isSerious)
    .map((finding) => toItem(remark, finding));
  const unsent = [...pairs, { id: 'general', title: t('desk.general_comments'), about: {} }].flatMap(
    ({ id, title, about }): Item[] =>
      about && staffDrafts.read(hf_member_id, commentDraft(application.id, about), now)
        ? [
            {
              id: `unsent ${id}`,
              isSerious: true,
              text: t('preflight.unsent', { title }),
              go: () => goToComment(id),
            },
          ]
        : [],
  );
  const { all, unexplained } = countUnexplained(correction.texts, pairs);
  const reasons: Item[] =
    unexplained === 0
      ? []
      : [
          {
            id: 'reasons',
            isSerious: false,
            text: t('change_reasons.missing', { smart_count: all, missing: unexplained }),
            go: goToNextReason,
          },
        ];
  const items = [...unsent, ...inRemark, ...warnings, ...untouched, ...reasons];
  return [...items.filter((item) => item.isSerious), ...items.filter((item) => !item.isSerious)];
}

/**
 * Before a correction goes: what is still untouched, warned of, unexplained or typed but not added. Nothing stops
 * it; each line leads to its place.
 */
export function PreFlight({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const items = useItems();
  if (items.length === 0) return <Alert severity="success">{t('preflight.clear')}</Alert>;
  return (
    <Box component="section" aria-label={t('preflight.title')}>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {t('preflight.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {items.map(({ id, isSerious: isBad, text, go }) => {
          const Icon = isBad ? ErrorIcon : LightbulbIcon;
          return (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
              <Icon
                aria-label={t(isBad ? 'preflight.serious' : 'preflight.hint')}
                sx={{ fontSize: 18, mt: '2px', color: isBad ? 'error.dark' : 'warning.dark' }}
              />
              <Link
                component="button"
                type="button"
                onClick={() => {
                  onLeave();
                  // Closing the dialog gives the focus back first.
                  setTimeout(go, 0);
                }}
                sx={{ textAlign: 'start', typography: 'body2' }}
              >
                {text}
              </Link>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
