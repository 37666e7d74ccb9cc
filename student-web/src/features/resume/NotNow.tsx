import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Message } from '../../components/states.tsx';

/** A page of the resume that has nothing to do at this stage of the application. */
export function NotNow({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation('resume');
  return (
    <Message
      icon={<HourglassTopOutlined />}
      title={t('notNow.title')}
      action={
        <Button component={Link} to={`/applications/${applicationId}`} variant="contained">
          {t('notNow.toApplication')}
        </Button>
      }
    >
      {t('notNow.text')}
    </Message>
  );
}
