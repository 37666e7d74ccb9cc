import { LINE_MAX } from '../../../../../domain/constants.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';

const TITLE_LETTERS = 40;

/** Puts what one has just written into the bank, under a name. */
export function KeepComment({ body, languageId }: { body: string; languageId: number }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [title, setTitle] = useState<string | null>(null);
  const [create, { isPending }] = useCreate();
  if (title === null)
    return (
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() =>
          setTitle(
            Array.from(body.split('\n')[0] ?? '')
              .slice(0, TITLE_LETTERS)
              .join(''),
          )
        }
      >
        {t('correcting.bank.keep')}
      </Button>
    );
  const keep = () =>
    create(
      'saved_comments',
      { data: { title, body, language_id: languageId } },
      {
        onSuccess: () => {
          notify(t('correcting.bank.kept'), { type: 'success' });
          setTitle(null);
          refresh();
        },
        onError: (error) => notify(problemText(error, t), { type: 'error' }),
      },
    );
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label={t('correcting.bank.keep_title')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { maxLength: LINE_MAX } }}
      />
      <Button
        variant="outlined"
        disabled={title.trim() === ''}
        loading={isPending}
        onClick={() => void keep()}
      >
        {t('correcting.bank.keep_send')}
      </Button>
    </Stack>
  );
}
