import Box from '@mui/material/Box';
import { factsOf } from '../../../../domain/recruitment-facts.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LangText } from '../../components/LangText.tsx';
import { mapText } from '../../components/map-text.tsx';
import { Items, Rows, Fold } from '../../components/Sections.tsx';
import type { Student } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatYen } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { formatSalary, salaryRanges, studentLevel } from '../../lib/salary.ts';
import {
  bonusText,
  breakText,
  discretionaryText,
  dispatchText,
  fixedOvertimeTexts,
  hoursText,
} from './condition-words.ts';
import { Office } from './Office.tsx';
import type { SectionProps } from './section-props.ts';
import { Tag } from '../../components/Tag.tsx';

const YOURS = { bgcolor: 'primary.light', color: 'primary.contrastText' } as const;

/** Pay, hours, contract and place: what the law asks a job advertisement to state (field notes). */
export function ConditionsSection({ recruitment, master, own }: SectionProps & { own: Student | null }) {
  const { t } = useTranslation(['recruitments', 'job_cards', 'facts']);
  const language = useScreenLanguage();
  const ranges = salaryRanges(recruitment);
  const ownLevel = studentLevel(own);
  const overtimePay = fixedOvertimeTexts(recruitment, t, language);
  return (
    <Fold id="conditions" title={t('section.conditions')}>
      <Rows
        rows={[
          {
            label: t('job_cards:fact.salary'),
            value: (
              <>
                {ranges.length > 0 && (
                  <Box
                    component="table"
                    sx={{
                      borderCollapse: 'collapse',
                      '& th': {
                        textAlign: 'left',
                        fontWeight: 400,
                        // Beside the longest amount of a phone; "Trường senmon (専門学校)" takes two lines then.
                        minWidth: '7em',
                        pr: { xs: 1.5, sm: 3 },
                        verticalAlign: 'top',
                      },
                      '& td': { fontWeight: 700, pb: 0.5 },
                    }}
                  >
                    <tbody>
                      {ranges.map((range) => (
                        <tr key={range.level}>
                          <th scope="row">{t(`job_cards:level.${range.level}`)}</th>
                          <td>
                            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                              {formatSalary(range, language)}
                            </Box>{' '}
                            <Box component="small" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
                              {t(`job_cards:perUnit.${recruitment.salary_unit}`)}
                            </Box>
                            {range.level === ownLevel && (
                              <>
                                {' '}
                                <Tag label={t('yourLevel')} sx={YOURS} />
                              </>
                            )}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </Box>
                )}
                {(recruitment.is_salary_decided_by_interview || ranges.length === 0) && (
                  <div>{t('job_cards:salaryByInterview')}</div>
                )}
              </>
            ),
          },
          {
            label: t('field.model_salary'),
            value: (mapText(recruitment.model_salary_description) ||
              recruitment.model_salary_allowance_value !== null) && (
              <>
                {mapText(recruitment.model_salary_description)}
                {recruitment.model_salary_allowance_value !== null &&
                  t('modelAllowance', { yen: formatYen(recruitment.model_salary_allowance_value, language) })}
              </>
            ),
          },
          { label: t('field.bonus'), value: bonusText(recruitment, t, language) },
          {
            label: t('field.allowances'),
            value: recruitment.allowances.length > 0 && (
              <Items
                items={recruitment.allowances.map((row) => (
                  <>
                    {master.name('allowances', row.allowance_type_id)}
                    {row.value_yen !== null && ` ${formatYen(row.value_yen, language)}`}{' '}
                    {mapText(row.description)}
                  </>
                ))}
              />
            ),
          },
          { label: t('field.hours'), value: hoursText(recruitment, t, language) },
          ...factsOf(recruitment).map((fact) => ({ label: t(`facts:${fact}`), value: t('offered') })),
          { label: t('field.discretionary'), value: discretionaryText(recruitment, t, language) },
          { label: t('field.break'), value: breakText(recruitment, t) },
          {
            label: t('field.overtime'),
            value: (mapText(recruitment.overtime_description) || overtimePay.length > 0) && (
              <>
                {mapText(recruitment.overtime_description)}
                {overtimePay.map((words) => (
                  <div key={words}>{words}</div>
                ))}
              </>
            ),
          },
          {
            label: t('field.holidays'),
            value: mapText(recruitment.holidays_description) ?? mapText(recruitment.company.holiday),
          },
          {
            label: t('field.contract_term'),
            value: recruitment.contract_term && (
              <>
                {t(`contract.${recruitment.contract_term}`)}
                {mapText(recruitment.contract_period_description)}
                {mapText(recruitment.contract_renewal_standard)}
                {mapText(recruitment.contract_renewal_limit)}
              </>
            ),
          },
          { label: t('field.probation'), value: mapText(recruitment.probation_description) },
          { label: t('field.insurance'), value: mapText(recruitment.insurance_description) },
          {
            label: t('field.offices'),
            value: recruitment.offices.length > 0 && (
              <Box sx={{ display: 'grid', gap: 1.5 }}>
                {recruitment.offices.map((office) => (
                  <Office key={office.id} office={office} master={master} />
                ))}
              </Box>
            ),
          },
          {
            label: t('field.workplace_scope_of_change'),
            value: mapText(recruitment.workplace_scope_of_change),
          },
          { label: t('field.smoking'), value: mapText(recruitment.smoking_prevention_description) },
          {
            label: t('field.dress'),
            value: recruitment.dress_id && master.name('dresses', recruitment.dress_id),
          },
          { label: t('field.dispatch'), value: dispatchText(recruitment, t) },
          {
            label: t('field.recruiter'),
            value: Object.keys(recruitment.recruiter_name).length > 0 && (
              <LangText map={recruitment.recruiter_name} unlabelled />
            ),
          },
          {
            label: t('field.as_of'),
            value: recruitment.as_of_on && formatDay(recruitment.as_of_on, language),
          },
        ]}
      />
    </Fold>
  );
}
