import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import HelpOutlineOutlined from '../../../../web/icons/HelpOutlineOutlined.tsx';
import RadioButtonUnchecked from '../../../../web/icons/RadioButtonUnchecked.tsx';
import TrendingUpOutlined from '../../../../web/icons/TrendingUpOutlined.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { itemAt } from '../../../../domain/required.ts';
import { useFurigana } from '../../components/LangText.tsx';
import { Part } from '../../components/Sections.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import { linkTo } from '../../lib/profile-map.ts';
import { canTellMore } from '../../lib/can-tell-more.ts';
import { reasonText, summaryText, worstFirst, type FitWording } from './fit-words.ts';
import { Must } from './Must.tsx';
import { isGrouped, requirementGroups } from './requirement-groups.ts';
import { RequirementList } from './RequirementList.tsx';
import { requirementTitle, type Wording } from './requirement-words.ts';
import { questionFor, TapAnswer, type SavedAnswer } from './TapAnswer.tsx';

type Eligibility = NonNullable<Recruitment['eligibility']>;
type Result = Eligibility['requirements'][number];

const metOf = (rows: readonly Result[]) => rows.filter(({ status }) => status === 'met').length;

/** Questions asked at once: the next ones come when these are answered. */
const MOST_ASKED = 2;

interface Props {
  eligibility: Eligibility;
  words: Wording;
}

/** How the student stands to each requirement, and all in all. */
export default function FitChecklist({ eligibility, words: { t, ...names } }: Props) {
  const { t: fit } = useTranslation('job_fit');
  const words: FitWording = { ...names, t, fit };
  const { verdict, requirements } = eligibility;
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState<SavedAnswer | null>(null);
  const musts = requirements.filter(({ is_must }) => is_must);
  const wishes = requirements.filter(({ is_must }) => !is_must);
  const total = requirements.length;
  // What the profile does not tell is asked at once, what is required first.
  const asked = [...musts, ...wishes]
    .filter((row) => questionFor(row, words) !== null)
    .slice(0, verdict === 'good' ? 1 : MOST_ASKED);
  return (
    <Part id="eligibility" title={t('eligibility.title')}>
      {total === 0 ? (
        <Typography>{t('eligibility.nothingAsked')}</Typography>
      ) : (
        <Card sx={{ p: { xs: 2, sm: 2.5 }, bgcolor: 'secondary.light', border: 0 }}>
          <Typography ref={heading} tabIndex={-1} variant="h3">
            {fit(`verdict.${verdict}`)}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{summaryText(eligibility, words)}</Typography>
          <Typography sx={{ mt: 0.5 }}>{fit(`advice.${verdict}`)}</Typography>
          {/* Here and not in a snackbar, which would lie over the next question. */}
          <Typography
            component="output"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', mt: saved ? 0.5 : 0 }}
          >
            {saved && (
              <>
                {fit('tap.saved', { question: saved.question, answer: saved.answer })}{' '}
                <MuiLink component={Link} to={saved.to}>
                  {fit('tap.change')}
                </MuiLink>
              </>
            )}
          </Typography>
          {asked.map((row) => (
            <Box key={`${row.requirement} ${row.subject_id}`} sx={{ mt: 2 }}>
              {/* An answered question goes: who came by keyboard goes on where it is said what the answer changed. */}
              <TapAnswer
                row={row}
                words={words}
                onSaved={(answer) => {
                  setSaved(answer);
                  heading.current?.focus({ preventScroll: true });
                }}
              />
            </Box>
          ))}
        </Card>
      )}
      {total > 0 && (
        <Folded isOpen={false} summary={fit('all', { count: total })}>
          {musts.length > 0 && <Checklist rows={musts} total={total} words={words} />}
          {wishes.length > 0 && (
            <>
              <Typography sx={{ fontWeight: 600, mt: 2 }}>
                {fit('wishes', { met: metOf(wishes), total: wishes.length })}
              </Typography>
              <Checklist rows={wishes} total={total} words={words} />
            </>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {fit('noAdvice')}
          </Typography>
        </Folded>
      )}
    </Part>
  );
}

function Folded({ isOpen, summary, children }: { isOpen: boolean; summary: string; children: ReactNode }) {
  return (
    <Box
      component="details"
      open={isOpen || undefined}
      sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600, color: 'secondary.main' } }}
    >
      <summary>{summary}</summary>
      {children}
    </Box>
  );
}

interface ChecklistProps {
  rows: readonly Result[];
  /** Of everything the job asks. */
  total: number;
  words: FitWording;
}

/** A long one in groups: those with something left to do are open. */
function Checklist({ rows, total, words }: ChecklistProps) {
  const sorted = worstFirst(rows);
  if (!isGrouped(rows.length, total))
    return (
      <RequirementList rows={sorted}>{(row) => <Requirement row={row} words={words} />}</RequirementList>
    );
  return (
    <div>
      {requirementGroups(sorted, words).map((group) => {
        const met = metOf(group.rows);
        const summary = words.fit('group', { group: group.title, met, total: group.rows.length });
        return (
          <Folded key={group.key} isOpen={met < group.rows.length} summary={summary}>
            <Group rows={group.rows} words={{ ...words, isInGroup: true }} />
          </Folded>
        );
      })}
    </div>
  );
}

/** Of a language that the profile does not name at all, that is said once and not for each of its levels. */
function Group({ rows, words }: Pick<ChecklistProps, 'rows' | 'words'>) {
  const [first, ...others] = rows.map((row) => reasonText(row, words));
  const isSaidOnce = others.length > 0 && others.every((reason) => reason === first);
  return (
    <>
      {isSaidOnce && <Reason row={itemAt(rows, 0)} words={words} />}
      <RequirementList rows={rows}>
        {(row) => <Requirement row={row} words={words} isWithoutReason={isSaidOnce} />}
      </RequirementList>
    </>
  );
}

const ICONS: Record<Result['status'], ReactNode> = {
  met: <CheckCircle sx={{ color: 'primary.dark' }} />,
  near: <TrendingUpOutlined sx={{ color: 'secondary.main' }} />,
  not_met: <RadioButtonUnchecked sx={{ color: 'warning.dark' }} />,
  unknown: <HelpOutlineOutlined sx={{ color: 'text.secondary' }} />,
};

interface RequirementProps {
  row: Result;
  words: FitWording;
  /** Why is told once for all that stand beside it. */
  isWithoutReason?: boolean;
}

function Requirement({ row, words, isWithoutReason = false }: RequirementProps) {
  const read = useFurigana();
  const { fit } = words;
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', pt: 0.25 }}>
        {ICONS[row.status]}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 600 }}>
          {read(requirementTitle(row, words))} <Must is={row.is_must} />
        </Box>
        {!isWithoutReason && <Reason row={row} words={words} />}
        {row.conditions.length > 0 && <Conditions row={row} fit={fit} />}
        {row.requirement === 'residence_status' && row.status !== 'met' && (
          <Typography variant="body2" color="textSecondary">
            {fit('askUs')}
          </Typography>
        )}
      </Box>
    </>
  );
}

/** How the student stands to it and why, and the field of the profile that could change it. */
function Reason({ row, words }: Pick<RequirementProps, 'row' | 'words'>) {
  const { fit, language } = words;
  return (
    <>
      <Typography variant="body2" component="div">
        <strong>{fit(`status.${row.status}`)}</strong>
        {language === 'ja' ? '：' : ': '}
        {reasonText(row, words)}
      </Typography>
      {canTellMore(row) && (
        <MuiLink component={Link} to={`/profile${linkTo(row.field)}`} variant="body2" sx={{ py: 0.5 }}>
          {fit(`field.${row.field}`)}
        </MuiLink>
      )}
    </>
  );
}

/** What the residence status itself asks for, in plain words. */
function Conditions({ row, fit }: { row: Result; fit: FitWording['fit'] }) {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, color: 'secondary.main' } }}>
      <Typography component="summary" variant="body2">
        {fit('conditions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem', '& li': { mb: 0.5 } }}>
        {row.conditions.map(({ condition, state }) => (
          <li key={condition}>
            {fit(`condition.${condition}`)} — <em>{fit(`conditionState.${state}`)}</em>
          </li>
        ))}
      </Box>
    </Box>
  );
}
