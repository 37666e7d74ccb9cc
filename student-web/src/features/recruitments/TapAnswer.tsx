import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { inSentence } from '../../lib/in-sentence.ts';
import { linkTo } from '../../lib/profile-map.ts';
import { saveStep, type ProfileChange } from '../../lib/save-step.ts';
import type { FitWording } from './fit-words.ts';
import { LEVEL_SETS } from './requirement-words.ts';

type Result = NonNullable<Recruitment['eligibility']>['requirements'][number];
type Row = Pick<Result, 'requirement' | 'subject_id' | 'field' | 'reason'>;
type Words = Pick<FitWording, 'fit' | 'master' | 'language'>;

/** An answer to press, and what it changes in the profile. */
interface Answer {
  label: string;
  change(own: Student): ProfileChange;
}
interface Question {
  text: string;
  answers: Answer[];
}

/** Levels of skill_levels: learning it, and working with it alone. */
const LEARNING = 1;
const ALONE = 3;
/** Of residence_statuses: what nearly all students have. */
const STUDENT = 1;
const LEVEL_FIELDS = {
  language_level: 'language_level_id',
  language_speaking_level: 'language_speaking_level_id',
  language_listening_level: 'language_listening_level_id',
  language_reading_level: 'language_reading_level_id',
  language_writing_level: 'language_writing_level_id',
} as const;
type LevelName = keyof typeof LEVEL_FIELDS;
const isLevel = (requirement: Result['requirement']): requirement is LevelName => requirement in LEVEL_FIELDS;

/** Reasons that say only that the profile does not tell. */
const UNTOLD: readonly Result['reason'][] = [
  'not_answered',
  'level_not_given',
  'language_not_listed',
  'skill_not_listed',
];

function languageChange(own: Student, language_id: number, levels: Record<string, number>): ProfileChange {
  const row = own.language_skills.find((one) => one.language_id === language_id);
  return { language_skills: [row ? { id: row.id, ...levels } : { language_id, ...levels }] };
}

function languageQuestion(row: Row, words: Words): Question | null {
  const { fit, master } = words;
  const id = row.subject_id;
  const set = LEVEL_SETS[row.requirement];
  if (id === null || !set || !isLevel(row.requirement)) return null;
  const language = inSentence(master.name('languages', id), words.language);
  const field = LEVEL_FIELDS[row.requirement];
  const best = master.list('language_levels').find(({ item }) => item.level === 1);
  const native: Answer[] =
    row.reason === 'language_not_listed' && best
      ? [
          {
            label: fit('tap.native'),
            change: (own) => languageChange(own, id, { language_level_id: best.id }),
          },
        ]
      : [];
  return {
    text: fit(`tap.${row.requirement}`, { language }),
    answers: [
      ...native,
      ...master.list(set).map((level) => ({
        label: level.label,
        change: (own: Student) => languageChange(own, id, { [field]: level.id }),
      })),
    ],
  };
}

/** What to ask so that one tap tells what the profile does not; null where it takes more than that. */
export function questionFor(row: Row, words: Words): Question | null {
  const { fit, master } = words;
  if (!UNTOLD.includes(row.reason)) return null;
  const yesOrNo = (field: 'has_driver_license' | 'has_japanese_visa'): Question => ({
    text: fit(`tap.${field}`),
    answers: [
      { label: fit('tap.yes'), change: () => ({ [field]: true }) },
      { label: fit('tap.no'), change: () => ({ [field]: false }) },
    ],
  });
  switch (row.field) {
    case 'jlpt':
      return {
        text: fit('tap.jlpt'),
        answers: [
          ...[1, 2, 3, 4, 5].map((jlpt) => ({
            label: `N${jlpt}`,
            change: () => ({ jlpt, is_jlpt_none: false }),
          })),
          { label: fit('tap.noJlpt'), change: () => ({ jlpt: null, is_jlpt_none: true }) },
        ],
      };
    case 'language_skills':
      return languageQuestion(row, words);
    case 'skills': {
      const { subject_id: skill_id } = row;
      const answer = (label: string, skill_level_id: number): Answer => ({
        label,
        change: (own) => {
          const known = own.skills.find((skill) => skill.skill_id === skill_id);
          return { skills: [known ? { id: known.id, skill_level_id } : { skill_id, skill_level_id }] };
        },
      });
      return {
        text: fit('tap.skills', { skill: master.name('skills', skill_id) }),
        answers: [answer(fit('tap.canDo'), ALONE), answer(fit('tap.learning'), LEARNING)],
      };
    }
    case 'has_driver_license':
    case 'has_japanese_visa':
      return yesOrNo(row.field);
    case 'living_country_id':
      return {
        text: fit('tap.living_country_id'),
        answers: [{ label: fit('tap.yes'), change: () => ({ living_country_id: COUNTRY_ID_JAPAN }) }],
      };
    case 'residence_record':
      return {
        text: fit('tap.residence_record'),
        answers: [
          {
            label: master.name('residence_statuses', STUDENT),
            change: () => ({ residence_record: { residence_status_id: STUDENT } }),
          },
        ],
      };
    default:
      return null;
  }
}

/** An answer that was saved: what was asked, what was tapped, and where in the profile it can be changed. */
export interface SavedAnswer {
  question: string;
  answer: string;
  to: string;
}

interface Props {
  row: Row;
  words: Words;
  onSaved(saved: SavedAnswer): void;
}

/** One tap saves the answer in the profile, and the job is judged anew. */
export function TapAnswer({ row, words, onSaved }: Props) {
  const { fit } = words;
  const client = useQueryClient();
  const question = questionFor(row, words);
  const profilePart = `/profile${linkTo(row.field)}`;
  const save = useMutation({
    mutationFn: ({ change }: Answer) =>
      saveStep(client, {
        command: 'user__update_profile',
        base: {},
        values: {},
        valuesOf: () => ({}),
        changeOf: (_values, own) => change(own),
      }),
    async onSuccess(_saved, { label }) {
      await Promise.all(
        [['recruitment'], ['search']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      onSaved({ question: question?.text ?? '', answer: label, to: profilePart });
    },
  });
  const link = (
    <MuiLink component={Link} to={profilePart} variant="body2" sx={{ py: 0.5 }}>
      {question ? fit('tap.other') : fit(`field.${row.field}`)}
    </MuiLink>
  );
  if (!question) return link;
  return (
    <Box
      component="fieldset"
      aria-label={question.text}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{question.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {question.answers.map((answer) => (
          <Button
            key={answer.label}
            size="small"
            variant="outlined"
            disabled={save.isPending}
            onClick={() => save.mutate(answer)}
            sx={{ minHeight: 40, textAlign: 'start', bgcolor: 'background.paper' }}
          >
            {answer.label}
          </Button>
        ))}
        {link}
      </Box>
      <FormErrors error={save.error} />
    </Box>
  );
}
