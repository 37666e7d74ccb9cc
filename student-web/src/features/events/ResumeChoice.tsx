import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { MissingList } from '../../components/MissingList.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Student } from '../../lib/api-types.ts';
import type { ResumeSource } from './resume-source.ts';
import { ResumeFileField } from './ResumeFileField.tsx';

interface Props {
  own: Student;
  source: ResumeSource;
  onChange: (source: ResumeSource) => void;
}

/** The choice between the two, and what the chosen one still needs. */
export default function ResumeChoice({ own, source, onChange }: Props) {
  const { t } = useTranslation('events');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioChoice<ResumeSource>
        name="resume_source"
        label={t('resumeChoice')}
        value={source}
        options={[
          { value: 'profile', label: t('resumeProfile') },
          { value: 'file', label: t('resumeOwn') },
        ]}
        isRow
        onChoose={onChange}
      />
      {source === 'file' ? (
        <ResumeFileField own={own} />
      ) : own.is_profile_enough_for_resume ? (
        <Typography>{t('resumeProfileText')}</Typography>
      ) : (
        <Box>
          <Typography>{t('resumeProfileMissing')}</Typography>
          <MissingList names={own.missing_for.resume} path="/profile" />
        </Box>
      )}
    </Box>
  );
}
