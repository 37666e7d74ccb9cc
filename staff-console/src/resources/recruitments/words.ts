import { useTranslate } from '../../i18n/use-translate.ts';

/** Names of the values of choices. */
export function useChoiceLabel(): (value: string) => string {
  const t = useTranslate();
  return (value) => t(`recruitments.choices.${value}` as 'recruitments.choices.month');
}
