import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { LONG_TEXT_MAX } from '../../../../../domain/constants.ts';
import { MarkedDifference } from '../../../components/MarkedDifference.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { Texts } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { useTextTitle } from './resume-texts.ts';
import { TakeOneOrBoth } from './TakeOneOrBoth.tsx';
import type { Conflict } from './use-correction.ts';

function Side({ title, text }: { title: string; text: string }) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography lang="ja" variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {text || t('desk.empty_text')}
      </Typography>
    </Box>
  );
}

interface OneTextProps {
  title: string;
  mine: string;
  theirs: string;
  /** Undefined until one is chosen or written. */
  text: string | undefined;
  onChange: (text: string) => void;
}

/** Both texts, and the one that stays: mine, theirs, both, or what is made of them. */
function OneText({ title, mine, theirs, text, onChange }: OneTextProps) {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ my: 1 }}>
        <Side title={t('conflict.mine')} text={mine} />
        <Side title={t('conflict.theirs')} text={theirs} />
      </Stack>
      <MarkedDifference before={theirs} after={mine} lang="ja" />
      <Box sx={{ my: 1.5 }}>
        <TakeOneOrBoth mine={mine} theirs={theirs} onTake={onChange} />
      </Box>
      <TextField
        label={t('correcting.merge.text', { title })}
        value={text ?? ''}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { lang: 'ja', maxLength: LONG_TEXT_MAX } }}
      />
    </Box>
  );
}

function Choosing({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const t = useTranslate();
  const titleOf = useTextTitle();
  const { correction } = useDesk();
  const [chosen, setChosen] = useState<Texts>({});
  const isChosen = conflict.keys.every((key) => chosen[key] !== undefined);
  return (
    <>
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{t('conflict.explain')}</Typography>
        {conflict.keys.map((key) => (
          <OneText
            key={key}
            title={titleOf(key)}
            mine={correction.texts[key] ?? ''}
            theirs={conflict.theirs[key] ?? ''}
            text={chosen[key]}
            onChange={(text) => setChosen({ ...chosen, [key]: text })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('conflict.later')}</Button>
        <Button
          variant="contained"
          disabled={!isChosen}
          onClick={() => {
            correction.resolve(chosen);
            onClose();
          }}
        >
          {t('conflict.keep')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Words that were not saved before the application moved on: nobody can send them any more, and nobody loses them. */
function Unsaved() {
  const t = useTranslate();
  const titleOf = useTextTitle();
  const { correction } = useDesk();
  return (
    <>
      <DialogTitle id="conflict-title">{t('conflict.unsaved_title')}</DialogTitle>
      <DialogContent dividers>
        {correction.unsaved.map((key) => (
          <Box key={key} sx={{ mb: 2 }}>
            <Side title={titleOf(key)} text={correction.texts[key] ?? ''} />
          </Box>
        ))}
      </DialogContent>
    </>
  );
}

const FLOATING = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'appBar',
  width: 'min(640px, calc(100vw - 32px))',
  boxShadow: 6,
};

/**
 * Two people changed the same text, or the application moved on while one was writing. A line says so and takes nobody
 * from the text; the difference is shown when it is asked for, and what stays is chosen or written for each text.
 */
export function ConflictDialog() {
  const t = useTranslate();
  const { correction, isEditable } = useDesk();
  const { conflict, unsaved } = correction;
  const [isOpen, setOpen] = useState(false);
  const about = !isEditable && unsaved.length > 0 ? 'unsaved' : conflict && isEditable ? 'conflict' : null;
  if (!about) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Alert
        severity="warning"
        sx={FLOATING}
        action={
          <Button size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => setOpen(true)}>
            {t(about === 'conflict' ? 'conflict.compare' : 'conflict.show')}
          </Button>
        }
      >
        {t(about === 'conflict' ? 'conflict.notice' : 'correcting.moved_on')}
      </Alert>
      <Dialog open={isOpen} onClose={close} maxWidth="md" fullWidth aria-labelledby="conflict-title">
        {about === 'conflict' && conflict ? <Choosing conflict={conflict} onClose={close} /> : <Unsaved />}
        {about === 'unsaved' && (
          <DialogActions>
            <Button onClick={close}>{t('keys.close')}</Button>
          </DialogActions>
        )}
      </Dialog>
    </>
  );
}
