import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { LANGUAGES } from '../../lib/map-languages.ts';
import type { FieldConflict } from '../../lib/merge-records.ts';
import { isData } from '../../lib/record-changes.ts';
import { Hint } from '../Hint.tsx';
import { MarkedDifference } from '../MarkedDifference.tsx';
import { fieldInfoOf, useFormContextValue } from './form-context.ts';
import { useFieldTitle } from './use-field-title.ts';

type Side = 'mine' | 'theirs' | 'edited';

/** A value in words: by the input's own way of writing, else as well as can be. */
function useShown(path: string): (value: unknown) => string {
  const t = useTranslate();
  const { info } = fieldInfoOf(useFormContextValue().fields, path);
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('form.nothing');
    if (isData(value)) {
      if (value['_destroy'] === true) return t('form.row_removed');
      const texts = Object.entries(value).filter(([key, part]) => key !== 'id' && part !== null);
      return texts.map(([key, part]) => `${key}: ${shown(part)}`).join('\n');
    }
    if (info?.show) return info.show(value);
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    return Array.isArray(value) ? value.map(shown).join(', ') : String(value);
  };
  return shown;
}

interface FieldProps {
  conflict: FieldConflict;
  side: Side | undefined;
  edited: string;
  onSide(side: Side): void;
  onEdited(text: string): void;
}

function ConflictField({ conflict, side, edited, onSide, onEdited }: FieldProps) {
  const t = useTranslate();
  const id = useId();
  const shown = useShown(conflict.path);
  const title = useFieldTitle()(conflict.path);
  const { info } = fieldInfoOf(useFormContextValue().fields, conflict.path);
  const last = conflict.path.split('.').at(-1) ?? '';
  const lang = LANGUAGES.has(last) ? last : undefined;
  const isText = info?.isText === true && !isData(conflict.mine) && !isData(conflict.theirs);
  const [mine, theirs] = [shown(conflict.mine), shown(conflict.theirs)];
  const option = (value: Side, label: string, text: string) => (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <FormControlLabel value={value} control={<Radio />} label={<strong>{label}</strong>} />
      <Typography variant="body2" lang={lang} sx={{ whiteSpace: 'pre-wrap', pl: 4 }}>
        {text}
      </Typography>
    </Box>
  );
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, mb: 2 }}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        onChange={(_event, value) => onSide(value as Side)}
        sx={{ gap: 1 }}
      >
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2 }}>
          {option('theirs', t('form.theirs'), theirs)}
          {option('mine', t('form.mine'), mine)}
        </Box>
        {isText && (
          <>
            <Typography variant="caption" component="p" sx={{ fontWeight: 700, mt: 1 }}>
              {t('form.theirs_to_mine')}
            </Typography>
            <MarkedDifference
              before={typeof conflict.theirs === 'string' ? conflict.theirs : ''}
              after={typeof conflict.mine === 'string' ? conflict.mine : ''}
              {...(lang && { lang })}
            />
            <FormControlLabel
              value="edited"
              control={<Radio />}
              label={<strong>{t('form.edited')}</strong>}
            />
            <TextField
              multiline
              minRows={3}
              value={edited}
              onFocus={() => onSide('edited')}
              onChange={(event) => onEdited(event.target.value)}
              slotProps={{ htmlInput: { 'aria-label': t('form.edited_of', { title }), lang } }}
            />
          </>
        )}
      </RadioGroup>
    </Paper>
  );
}

function Choosing({ conflicts }: { conflicts: FieldConflict[] }) {
  const t = useTranslate();
  const { recordForm } = useFormContextValue();
  const [sides, setSides] = useState<Record<string, Side>>({});
  const [texts, setTexts] = useState<Record<string, string>>({});
  const textOf = ({ path, mine }: FieldConflict) => texts[path] ?? (typeof mine === 'string' ? mine : '');
  const isChosen = conflicts.every(({ path }) => sides[path]);
  const valueOf = (conflict: FieldConflict) => {
    const side = sides[conflict.path];
    if (side === 'edited') return textOf(conflict);
    return side === 'theirs' ? conflict.theirs : conflict.mine;
  };
  const keep = () =>
    void recordForm.resolve(
      Object.fromEntries(conflicts.map((conflict) => [conflict.path, valueOf(conflict)])),
    );
  return (
    <>
      <DialogTitle id="record-conflict-title">{t('form.conflict_title')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{t('form.conflict')}</Typography>
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.path}
            conflict={conflict}
            side={sides[conflict.path]}
            edited={textOf(conflict)}
            onSide={(side) => setSides((before) => ({ ...before, [conflict.path]: side }))}
            onEdited={(text) => setTexts((before) => ({ ...before, [conflict.path]: text }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        {!isChosen && <Hint sx={{ mr: 'auto', pl: 1 }}>{t('form.choose_each')}</Hint>}
        <Button variant="contained" disabled={!isChosen} onClick={keep}>
          {t('form.keep_chosen')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Two people changed the same fields: each is shown both ways, and one, the other or a third is chosen. */
export function ConflictDialog() {
  const { conflicts } = useFormContextValue().recordForm;
  return (
    <Dialog open={conflicts !== null} maxWidth="md" fullWidth aria-labelledby="record-conflict-title">
      {conflicts && <Choosing conflicts={conflicts} />}
    </Dialog>
  );
}
