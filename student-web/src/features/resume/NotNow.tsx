import HourglassTopOutlined from '../../../../web/icons/HourglassTopOutlined.tsx';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Message } from '../../components/states.tsx';
import { usePageHead } from '../../lib/page-head.ts';

interface Props {
  applicationId: number;
  /** It stands alone, without the frame of the resume's pages. */
  isPage?: boolean;
}

/** A page of the resume that has nothing to do at this stage of the application. */
export function NotNow({ applicationId, isPage = false }: Props) {
  const { t } = useTranslation('resume');
  usePageHead(isPage ? { title: t('notNow.title') } : {});
  return (
    <Message
      isPage={isPage}
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
