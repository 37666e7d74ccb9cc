import ExpandMoreIcon from '../../../../web/icons/ExpandMore.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { itemAt } from '../../../../domain/required.ts';
import { Hint } from '../../components/Hint.tsx';
import { FieldGrid } from '../../components/form/FieldGrid.tsx';
import { EntryInput, inRuns, isWide } from '../../described/Fields.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWhenIdle } from '../../lib/when-idle.ts';
import {
  fieldAnchor,
  type FieldName,
  type ListName,
  RECRUITMENT_FORM,
  sectionAnchor,
  SECTIONS,
} from './fields.ts';
import { JlptInput, RatingInput } from './coded-inputs.tsx';
import { LISTS } from './lists.tsx';
import { goTo, type Progress, useOpenSections, useProgress } from './open-sections.tsx';

/** How many fields are filled, and how many of the law's are not. */
function ProgressText({ filled, total, missing }: Progress) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {t('recruitments.progress', { filled, total })}
      {missing > 0 && (
        <Box component="span" sx={{ color: 'warning.dark', fontWeight: 700 }}>
          {' · '}
          {t('recruitments.progress_missing', { smart_count: missing })}
        </Box>
      )}
    </Box>
  );
}

/** The parts of the form and how far each is: beside it where there is room, above it elsewhere. */
export function Contents() {
  const t = useTranslate();
  const { show } = useOpenSections();
  const progressOf = useProgress();
  return (
    <Box component="nav" aria-label={t('recruitments.contents')} sx={{ position: { lg: 'sticky' }, top: 16 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: 0.5,
        }}
      >
        {SECTIONS.map((section) => (
          <li key={section.name}>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                show(section.name, true);
                goTo(sectionAnchor(section.name));
              }}
              sx={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'left' }}
            >
              {t(`recruitments.sections.${section.name}`)}
              <ProgressText {...progressOf(section)} />
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Anchored({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box id={fieldAnchor(name)} sx={{ scrollMarginTop: 96, minWidth: 0, '& > *': { width: '100%' } }}>
      {children}
    </Box>
  );
}

const ofRecord = { ...RECRUITMENT_FORM, at: (field: string) => field, index: 0 };

function entryOf(name: FieldName | ListName) {
  if (name in LISTS) return LISTS[name as ListName];
  if (name === 'required_jlpt') return { render: JlptInput, isWide: false } as const;
  if (recruitment.fields[name].kind === 'rating')
    return { render: () => <RatingInput name={name as `importance_rating_of_skill`} /> };
  return recruitment.fields[name].kind === 'decimal'
    ? ({ field: name, unit: 'recruitments.hours_unit' } as const)
    : name;
}

const isAmount = (name: FieldName) => /^salary_(?:min|max)_/.test(name);

/** The run cut where amounts of pay begin and end. */
function withAmountsApart(run: FieldName[]): FieldName[][] {
  const from = run.findIndex(isAmount);
  if (from < 0) return [run];
  const to = run.findLastIndex(isAmount) + 1;
  return [run.slice(0, from), run.slice(from, to), run.slice(to)].filter((part) => part.length > 0);
}

/** Fields beside each other: the lowest and the highest pay of a level always in one line, or below each other. */
function Run({ fields, children }: { fields: FieldName[]; children: ReactNode }) {
  const first = itemAt(fields, 0);
  if (!isAmount(first))
    return <FieldGrid min={isWide(first, recruitment.fields) ? 600 : 240}>{children}</FieldGrid>;
  const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: columns(1), sm: columns(2), xl: columns(4) },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

function Section(section: (typeof SECTIONS)[number]) {
  const { name, fields, lists } = section;
  const t = useTranslate();
  const id = useId();
  const { isOpen, show } = useOpenSections();
  const progressOf = useProgress();
  const isShown = isOpen(name);
  const isDue = useWhenIdle(isShown);
  const input = (field: FieldName | ListName) => (
    <Anchored key={field} name={field}>
      <EntryInput entry={entryOf(field)} {...ofRecord} />
    </Anchored>
  );
  return (
    <Box id={sectionAnchor(name)} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
      <Paper
        component="section"
        variant="outlined"
        aria-labelledby={id}
        sx={{ p: { xs: 2, md: 3 }, py: { xs: 1.5, md: 2 }, mb: 2 }}
      >
        <Typography component="h2" variant="h2">
          <ButtonBase
            aria-expanded={isShown}
            aria-labelledby={id}
            onClick={() => show(name, !isShown)}
            sx={{
              width: '100%',
              gap: 1.5,
              justifyContent: 'flex-start',
              font: 'inherit',
              textAlign: 'left',
              minHeight: 40,
            }}
          >
            <span id={id}>{t(`recruitments.sections.${name}`)}</span>
            <ProgressText {...progressOf(section)} />
            <ExpandMoreIcon sx={{ ml: 'auto', transform: isShown ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        </Typography>
        <Box hidden={!isShown}>
          <Hint>{t(`recruitments.section_hints.${name}`)}</Hint>
          {isDue && (
            <Box sx={{ display: 'grid', gap: 2.5, my: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {inRuns(fields, recruitment.fields)
                .flatMap(withAmountsApart)
                .map((run) => (
                  <Run key={itemAt(run, 0)} fields={run}>
                    {run.map(input)}
                  </Run>
                ))}
              {lists.map(input)}
            </Box>
          )}
        </Box>
      </Paper>
    </Box>
  );
}

/** Every field of a recruitment. */
export function FieldSections() {
  return SECTIONS.map((section) => <Section key={section.name} {...section} />);
}
