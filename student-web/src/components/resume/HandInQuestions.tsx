import { CheckInput, YesNoInput } from '../form/ChoiceInputs.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** May the mentor correct it, and is it true: the fields of useHandInForm. */
export function HandInQuestions() {
  const { t } = useTranslation('resume');
  return (
    <>
      <YesNoInput
        name="is_admitted_edit_resume_by_hf"
        label={t('confirm.admit')}
        help={t('confirm.admitHelp')}
        yes={t('confirm.admitYes')}
        no={t('confirm.admitNo')}
        required
      />
      <CheckInput name="no_lie_agreement" label={t('confirm.noLie')} help={t('confirm.noLieHelp')} />
    </>
  );
}
