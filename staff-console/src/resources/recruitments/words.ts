import { useTranslate } from '../../i18n/use-translate.ts';
import type { FieldName } from './fields.ts';

const HINTS = [
  'apply_deadline_on',
  'peculiar_apply_url',
  'is_simple',
  'required_jlpt',
  'recruitment_related_countries',
  'age_limit',
  'contract_period_description',
  'probation_description',
  'duties_scope_of_change',
  'workplace_scope_of_change',
  'fixed_overtime_pay_yen',
  'importance_rating_of_school',
] as const satisfies FieldName[];
type Hinted = (typeof HINTS)[number];

/** The sentence under a field, for those that have one. */
export function useFieldHint(name: FieldName): string | undefined {
  const t = useTranslate();
  const isHinted = (field: FieldName): field is Hinted => (HINTS as readonly string[]).includes(field);
  return isHinted(name) ? t(`recruitments.hints.${name}`) : undefined;
}

/** Names of the values of choices. */
export function useChoiceLabel(): (value: string) => string {
  const t = useTranslate();
  return (value) => t(`recruitments.choices.${value}` as 'recruitments.choices.month');
}
