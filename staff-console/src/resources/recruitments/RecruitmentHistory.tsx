import Box from '@mui/material/Box';
import { History } from '../../components/History.tsx';
import recruitments from '../../i18n/en/recruitments.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { historyAnchor } from './fields.ts';
import type { Recruitment } from './recruitment.ts';
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
export function RecruitmentHistory({ row }: { row: Recruitment }) {
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
