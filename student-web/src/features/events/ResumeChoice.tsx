import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
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
      <FormControl>
        <FormLabel id="resume-source-label">{t('resumeChoice')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="resume-source-label"
          name="resume_source"
          value={source}
          onChange={(_event, next) => onChange(next as ResumeSource)}
        >
          <FormControlLabel value="profile" label={t('resumeProfile')} control={<Radio />} />
          <FormControlLabel value="file" label={t('resumeOwn')} control={<Radio />} />
        </RadioGroup>
      </FormControl>
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
