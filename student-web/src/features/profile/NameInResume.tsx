import { useWatch } from 'react-hook-form';
import { universityInPrint } from '../../../../domain/university-name.ts';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** How the resume is to print a university, with how it prints it otherwise. */
export function NameInResume({ path }: { path: string }) {
  const { t } = useTranslation('profile');
  const university = useWatch({ name: `${path}.university` }) as
    Parameters<typeof universityInPrint>[0] | null;
  return (
    <TextInput
      name={`${path}.name_in_resume`}
      label={t('field.name_in_resume')}
      help={
        university
          ? t('help.name_in_resume_now', { name: universityInPrint(university) })
          : t('help.name_in_resume')
      }
    />
  );
}
