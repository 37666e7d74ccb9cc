import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hint } from '../../components/Hint.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { History } from '../../components/History.tsx';
import recruitments from '../../i18n/en/recruitments.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { historyAnchor, type Recruitment } from './fields.ts';
import { Contents, FieldSections } from './FieldSections.tsx';
import { OpenSectionsProvider } from './open-sections.tsx';
import { RecruitmentStateChip } from './recruitments.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { useValueWords } from './use-value-words.ts';

type Field = keyof typeof recruitments.fields;
const isField = (name: string): name is Field => Object.hasOwn(recruitments.fields, name);

/** The form's list that a table keeps the rows of. */
const LIST_OF: Record<string, Field> = {
  recruitment_offices: 'offices',
  recruitment_annual_hiring_numbers: 'annual_hiring_numbers',
  recruitment_recruit_reasons: 'reasons_to_recruit_international_students',
  recruitment_allowances: 'allowances',
  recruitment_target_study_department_categories: 'target_study_department_categories',
  recruitment_required_skills: 'required_skills',
  recruitment_required_languages: 'required_languages',
  recruitment_required_language_examinations: 'required_language_examinations',
  recruitment_required_personalities: 'required_personalities',
  recruitment_selection_steps: 'selection_steps',
  recruitment_selection_step_languages: 'languages',
  recruitment_resume_questions: 'resume_questions',
};

/** Who changed the recruitment and its lists, and who moved it on, in the words of its form. */
function RecruitmentHistory({ row }: { row: Recruitment }) {
  const t = useTranslate();
  const wordsOf = useValueWords(row);
  const tableName = (table: string) => {
    const name = LIST_OF[table] ?? table;
    return isField(name) ? t(`recruitments.fields.${name}`) : t('recruitments.one');
  };
  return (
    <Box id={historyAnchor} sx={{ mt: 3, scrollMarginTop: 80 }}>
      <History
        table="recruitments"
        id={row.id}
        tableName={tableName}
        fieldName={(field) => (isField(field) ? t(`recruitments.fields.${field}`) : field)}
        valueName={(field, value) => wordsOf(field, value) || null}
      />
    </Box>
  );
}

/** One recruitment: what stands in the way of its release above, its fields below, and a way to each part. */
export default function RecruitmentPage() {
  const { t, pick, locale } = useWording();
  return (
    <EditPage<Recruitment>
      resource="recruitments"
      listLabel={t('recruitments.title')}
      title={(row) => pick(row.title) || t('recruitments.untitled', { id: row.id })}
      // What is public is reworked in a draft beside it.
      canEdit={(row) => row.can.edit && row.state !== 'released'}
      renderFacts={(row) => (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <RecruitmentStateChip state={row.state} />
          <Typography variant="body2">{pick(row.company.official_name)}</Typography>
          <Hint>
            {t('recruitments.updated_at')}: {formatTime(row.updated_at, locale)}
          </Hint>
        </Stack>
      )}
      renderActions={(row) => (
        <>
          <ButtonLink variant="outlined" to={`/recruitments/${row.id}/interview_slots`}>
            {t('interviews.slots.title')}
          </ButtonLink>
          <ButtonLink variant="outlined" to={`/recruitments/${row.id}/matches`}>
            {t('matching.students')}
          </ButtonLink>
        </>
      )}
      renderAside={(row) => <RecruitmentHistory row={row} />}
    >
      <OpenSectionsProvider>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
          }}
        >
          <Contents />
          <Box sx={{ minWidth: 0 }}>
            <ReleasePanel />
            <FieldSections />
          </Box>
        </Box>
      </OpenSectionsProvider>
    </EditPage>
  );
}
