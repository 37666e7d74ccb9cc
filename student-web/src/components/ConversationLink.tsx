import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { CONVERSATION_ID, NEW_MESSAGE_ID, useUnreadMessages } from '../lib/conversation.ts';
import { NewMessages } from './NewMessages.tsx';

/** The way to the conversation with the mentor, and how much there is new. */
export function ConversationLink({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation('applications');
  const unread = useUnreadMessages(applicationId);
  return (
    <Button
      component={Link}
      size="small"
      to={`/applications/${applicationId}#${unread > 0 ? NEW_MESSAGE_ID : CONVERSATION_ID}`}
      startIcon={<ForumOutlined />}
    >
      {t('talk.link')}
      {unread > 0 && <NewMessages count={unread} sx={{ ml: 1 }} />}
    </Button>
  );
}
