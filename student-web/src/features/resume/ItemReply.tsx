import ChatBubbleOutlined from '@mui/icons-material/ChatBubbleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_MAX } from './reply.ts';

interface Props {
  text: string;
  onWrite(text: string): void;
}

/** A word to the mentor about one corrected text. */
export function ItemReply({ text, onWrite }: Props) {
  const { t } = useTranslation('resume');
  const id = useId();
  const [isOpen, setIsOpen] = useState(text !== '');
  if (!isOpen)
    return (
      <Button
        size="small"
        startIcon={<ChatBubbleOutlined />}
        onClick={() => {
          setIsOpen(true);
          setTimeout(() => document.getElementById(id)?.focus(), 0);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('answer.item')}
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        id={id}
        label={t('answer.itemLabel')}
        helperText={t('answer.itemHelp')}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX, dir: 'auto' } }}
      />
      <Button
        size="small"
        onClick={() => {
          onWrite('');
          setIsOpen(false);
        }}
      >
        {t('answer.itemTakeBack')}
      </Button>
    </Box>
  );
}
