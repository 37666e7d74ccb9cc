import AddIcon from '../../../../../web/icons/Add.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LONG_TEXT_MAX } from '../../../../../domain/constants.ts';
import { RESUME_TEXTS, type ResumeText } from '../../../../../domain/entities/resume.ts';
import { MenuButton } from '../../../components/MenuButton.tsx';
import { Row } from '../../../components/Row.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Comments } from './Comments.tsx';
import { useDesk } from './desk-context.ts';
import { ReadingsSwitch } from './Readings.tsx';
import { TextPair } from './TextPair.tsx';
import { type PairedText, textsInUse, usePairs } from './resume-texts.ts';

/** A fixed text nobody has written yet: the mentor may begin it, the student agrees to it later. */
function AddText({ shown, onAdd }: { shown: readonly ResumeText[]; onAdd: (name: ResumeText) => void }) {
  const t = useTranslate();
  return (
    <MenuButton
      startIcon={<AddIcon />}
      title={t('correcting.simple.add_hint')}
      sx={{ justifySelf: 'start' }}
      choices={RESUME_TEXTS.filter((name) => !shown.includes(name)).map((name) => ({
        value: name,
        label: t(`resume_text.${name}`),
      }))}
      onChoose={onAdd}
    >
      {t('correcting.simple.add')}
    </MenuButton>
  );
}

function Remark() {
  const t = useTranslate();
  const { application, correction, isEditable } = useDesk();
  if (!isEditable && !application.resume.hf_remark) return null;
  return (
    <Paper
      variant="outlined"
      data-answer="hf_remark"
      data-place="remark"
      sx={{ p: { xs: 2, md: 2.5 }, scrollMarginTop: { xs: 70, md: 140 } }}
    >
      <TextField
        label={t('desk.remark')}
        helperText={correction.errors.hf_remark ?? t('desk.remark_help')}
        error={correction.errors.hf_remark !== undefined}
        value={correction.texts.hf_remark ?? ''}
        onChange={(event) => correction.write('hf_remark', event.target.value)}
        multiline
        minRows={2}
        slotProps={{
          htmlInput: { lang: 'ja', maxLength: LONG_TEXT_MAX, readOnly: !isEditable, 'data-correction': '' },
        }}
      />
    </Paper>
  );
}

/** Puts the student's words into every correction that is still empty. */
function StartAll({ pairs }: { pairs: readonly PairedText[] }) {
  const t = useTranslate();
  const { correction } = useDesk();
  const empty = pairs.filter(({ key, original }) => key && original && !correction.texts[key]);
  if (empty.length < 2) return null;
  return (
    <Button
      size="small"
      data-start-all=""
      onClick={() => {
        for (const { key, original } of empty) if (key && original) correction.write(key, original);
      }}
    >
      {t('desk.start_all', { smart_count: empty.length })}
    </Button>
  );
}

/** The resume: every text with the student's words on the left and the correction on the right. */
export function ResumePanel() {
  const t = useTranslate();
  const { application, isEditable } = useDesk();
  const [added, setAdded] = useState<readonly ResumeText[]>([]);
  const isSimple = application.recruitment.is_simple;
  // A simple application has no questions: what can help stands open at once.
  const fixed = isSimple && isEditable ? RESUME_TEXTS : [...textsInUse(application), ...added];
  const pairs = usePairs(application, fixed);
  const { events_allowed } = application;
  const missing = new Set(application.events_refused.map(({ code }) => code));
  return (
    <Box component="section" aria-labelledby="resume-heading">
      <Row sx={{ mb: 1, justifyContent: 'space-between' }}>
        <Typography id="resume-heading" component="h2" variant="h2">
          {t('desk.resume')}
        </Typography>
        <Row>
          {isEditable && <StartAll pairs={pairs} />}
          <ReadingsSwitch />
        </Row>
      </Row>
      {missing.has('correction_not_permitted') && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(missing.has('resume_not_agreed') ? 'desk.no_consent_nor_agreement' : 'desk.no_consent')}
        </Alert>
      )}
      {missing.has('resume_not_agreed') && !missing.has('correction_not_permitted') && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('desk.not_agreed')}
        </Alert>
      )}
      {isSimple && isEditable && (
        <Alert severity="info" sx={{ mb: 2 }}>
          <AlertTitle>{t('correcting.simple.title')}</AlertTitle>
          {t('correcting.simple.text')}
        </Alert>
      )}
      {!isEditable && events_allowed.includes('start_correction') && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('desk.start_hint')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {pairs.map((pair) => (
          <TextPair key={pair.id} pair={pair} />
        ))}
        {isEditable && <AddText shown={fixed} onAdd={(name) => setAdded([...added, name])} />}
        <Remark />
        <Paper variant="outlined" data-place="general" sx={{ p: { xs: 2, md: 2.5 } }}>
          <Comments about={{}} title={t('desk.general_comments')} isOpen />
        </Paper>
      </Box>
    </Box>
  );
}
