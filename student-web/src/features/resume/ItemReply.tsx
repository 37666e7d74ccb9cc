import ChatBubbleOutlined from '../../../../web/icons/ChatBubbleOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CHANGE_COMMENT_MAX } from './reply.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

interface Props {
  /** Of the text or the change. */
  name: string;
  /** There is a change to say yes to. */
  isChanged: boolean;
  /** What it is about, for a reader. */
  about?: string;
  draft: ReplyDraft;
}

/** The student's answer to one change, or to a text that stays: yes, or a word to the mentor. */
export function ItemReply({ name, isChanged, about, draft }: Props) {
  const { t } = useTranslation('resume');
  const id = useId();
  const text = draft.reply.items[name] ?? '';
  const [isOpen, setIsOpen] = useState(text !== '');
  if (!isOpen)
    return (
      <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isChanged && (
          <FormControlLabel
            label={t('answer.itemAgree')}
            control={
              <Checkbox
                checked={draft.reply.agreed[name] ?? false}
                onChange={(_event, isAgreed) => draft.setAgreed(name, isAgreed)}
                slotProps={{ input: { 'aria-label': about && `${t('answer.itemAgree')}: ${about}` } }}
              />
            }
          />
        )}
        <Button
          startIcon={<ChatBubbleOutlined />}
          aria-label={about && `${t('answer.item')}: ${about}`}
          onClick={() => {
            setIsOpen(true);
            draft.setAgreed(name, false);
            setTimeout(() => document.getElementById(id)?.focus(), 0);
          }}
          sx={{ ml: -1 }}
        >
          {t('answer.item')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        id={id}
        label={isChanged ? t('answer.changeLabel') : t('answer.itemLabel')}
        helperText={t('answer.itemHelp')}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => draft.setItem(name, event.target.value)}
        slotProps={{ htmlInput: { maxLength: CHANGE_COMMENT_MAX, dir: 'auto' } }}
      />
      <Button
        size="small"
        onClick={() => {
          draft.setItem(name, '');
          setIsOpen(false);
        }}
      >
        {t('answer.itemTakeBack')}
      </Button>
    </Box>
  );
}
