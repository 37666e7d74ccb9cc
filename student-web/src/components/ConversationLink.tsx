import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { CONVERSATION_ID, useUnreadMessages } from '../lib/conversation.ts';

/** The way to the conversation with the mentor, and how much there is new. */
export function ConversationLink({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation('applications');
  const unread = useUnreadMessages(applicationId);
  return (
    <Button
      component={Link}
      size="small"
      to={`/applications/${applicationId}#${CONVERSATION_ID}`}
      startIcon={<ForumOutlined />}
    >
      {t('talk.link')}
      {unread > 0 && (
        <Box
          component="span"
          sx={{
            ml: 1,
            px: 1,
            borderRadius: 4,
            bgcolor: 'error.dark',
            color: 'common.white',
            fontWeight: 700,
          }}
        >
          {t('talk.unread', { count: unread })}
        </Box>
      )}
    </Button>
  );
}
